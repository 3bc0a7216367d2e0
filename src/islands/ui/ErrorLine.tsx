import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface ErrorLineProps {
  /** By which what it is about is described. */
  id?: string
  className?: string
  /** A sentence that says what happened and what to do. */
  children: ReactNode
}

const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** What went wrong, said at once where it was asked for. It is brought into view: what it stands in may scroll. */
export function ErrorLine({ id, className = '', children }: ErrorLineProps) {
  return (
    <p id={id} className={`field-error ${className}`.trim()} role="alert" ref={bringIntoView}>
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  )
}
