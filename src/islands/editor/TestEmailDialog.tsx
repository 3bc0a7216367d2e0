import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { mergeTagsOf } from '../../email/outline/merge-tags.ts'
import { ApiError, callJson } from '../../stores/api.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { readSite } from '../../stores/site.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { compileNotes } from './compile-notes.ts'
import { FindingList } from './FindingList.tsx'
import { tagList } from './tags-words.ts'
import type { EditorStores } from './use-editor.ts'
import { useFindings } from './use-findings.ts'

interface TestEmailDialogProps {
  editor: EditorStores
  open: boolean
  onClose: () => void
  ownAddress: string
}

/** Sends the email once, as it is compiled, to one's own address or another. */
export default function TestEmailDialog({ editor, open, onClose, ownAddress }: TestEmailDialogProps) {
  const { document } = editor
  const template = useStore(document.$saved)
  const findings = useFindings(editor, open)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = `${new FormData(event.currentTarget).get('to')}`.trim()
    setError(undefined)
    setBusy(true)
    try {
      if (!(await document.save()))
        throw new ApiError(409, 'conflict', 'Your changes are not saved yet. Save them, then send the test.')
      await callJson(`/api/templates/${template?.id}/test-email`, { method: 'POST', body: { to } })
      const notes = await compileNotes(document.$email.get())
      toastSuccess(`Test email sent to ${to}${notes && `.${notes}`}`)
      onClose()
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'The test could not be sent. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title="Test email">
      <form className="form" onSubmit={send} noValidate>
        <Field
          label="Send to"
          name="to"
          type="email"
          required
          defaultValue={ownAddress}
          error={error}
          hint={open ? <Where /> : undefined}
        />
        {open && <Unfilled document={document} />}
        {findings.length > 0 && <FindingList editor={editor} findings={findings} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Sending…">
            {findings.length > 0 ? 'Send anyway' : 'Send test'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A test goes out as it is: nobody fills in its tags. */
function Unfilled({ document }: { document: EmailDocument }) {
  const tags = mergeTagsOf(useStore(document.$email))
  if (tags.length === 0) return null
  return (
    <p className="small m-0">
      {tagList(tags)} {tags.length === 1 ? 'is' : 'are'} not filled in: the test shows{' '}
      {tags.length === 1 ? 'it' : 'them'} as written.
    </p>
  )
}

function Where() {
  const { mailboxUrl } = readSite()
  if (!mailboxUrl) return 'It is sent once, as your readers would get it.'
  return (
    <>
      In the sandbox every mail arrives in{' '}
      <a className="link" href={mailboxUrl} target="_blank" rel="noreferrer">
        the mailbox
      </a>
      .
    </>
  )
}
