import { useStore } from '@nanostores/react'
import { Pencil } from 'lucide-react'
import type { FormEvent } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { saveByHand } from './save-by-hand.ts'

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

interface SubjectDialogProps {
  document: EmailDocument
  open: boolean
  onClose: () => void
}

export function SubjectDialog({ document, open, onClose }: SubjectDialogProps) {
  const { subject, preheader } = useStore(document.$email)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    document.edit({ subject: `${fields.get('subject')}`.trim(), preheader: `${fields.get('preheader')}`.trim() })
    void saveByHand(document)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Subject and preview text">
      <form className="form" onSubmit={save}>
        <Field
          label="Subject"
          name="subject"
          maxLength={300}
          defaultValue={subject}
          hint="Up to 60 characters show on most phones"
        />
        <Field
          label="Preview text"
          name="preheader"
          maxLength={500}
          defaultValue={preheader}
          hint="The line after the subject in the inbox"
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
