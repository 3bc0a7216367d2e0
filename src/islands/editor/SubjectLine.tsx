import { useStore } from '@nanostores/react'
import { Pencil } from 'lucide-react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Icon } from '../ui/Icon.tsx'

interface SubjectLineProps {
  document: EmailDocument
  onEdit: () => void
}

/** What a reader sees in the inbox, and a way to change it. Phones have the way in their menu. */
export function SubjectLine({ document, onEdit }: SubjectLineProps) {
  const { subject, preheader } = useStore(document.$email)
  return (
    <div className="subject-line">
      <span className="small">Subject</span>
      <b className="truncate-line">{subject || 'No subject yet'}</b>
      <span>{preheader}</span>
      <button type="button" className="plain-button" aria-label="Edit subject and preview text" onClick={onEdit}>
        <Icon of={Pencil} />
      </button>
    </div>
  )
}
