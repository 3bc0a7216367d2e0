import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { saveByHand } from './save-by-hand.ts'

interface SubjectDialogProps {
  document: EmailDocument
  open: boolean
  onClose: () => void
}

/** Changes what a reader sees in the inbox, and saves it. */
export default function SubjectDialog({ document, open, onClose }: SubjectDialogProps) {
  const { subject, preheader } = useStore(document.$email)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    document.perform([{ op: 'meta', subject: `${fields.get('subject')}`, preheader: `${fields.get('preheader')}` }])
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
