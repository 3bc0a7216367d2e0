import { Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useForm } from './view.ts'

export interface PictureButtonProps {
  name: string | undefined
  src: string
  onChoose: (src: string) => void
  /** The input that the address is written into. */
  children: ReactNode
}

/** The address of a picture, with the way to pictures that were uploaded and to drawings. */
export function PictureButton({ name = 'Picture', src, onChoose, children }: PictureButtonProps) {
  const { onPick } = useForm()
  return (
    <span className="entry-pick">
      {children}
      <button
        type="button"
        aria-label={`Choose: ${name}`}
        title="Choose a picture"
        onClick={() => onPick({ src, onChoose })}
      >
        <Icon of={Image} size={16} />
      </button>
    </span>
  )
}
