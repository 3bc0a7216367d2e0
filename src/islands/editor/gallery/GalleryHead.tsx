import { useStore } from '@nanostores/react'
import { ArrowLeft, X } from 'lucide-react'
import { placeWords } from '../../../stores/editor/adding.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { EditorStores } from '../use-editor.ts'

/** What the gallery is, and where what is chosen will stand. */
export function GalleryHead({ editor: { adding, document }, onClose }: { editor: EditorStores; onClose: () => void }) {
  const { place } = useStore(adding.$adding)
  const email = useStore(document.$email)
  return (
    <header className="gallery-head">
      <button type="button" className="plain-button only-narrow" aria-label="Back" onClick={onClose}>
        <Icon of={ArrowLeft} />
      </button>
      <h2>Add a section</h2>
      <span className="gallery-place">{placeWords(email, place)}</span>
      <button type="button" className="plain-button only-wide" aria-label="Close" onClick={onClose}>
        <Icon of={X} />
      </button>
    </header>
  )
}
