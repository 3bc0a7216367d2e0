import { useState } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'

interface ConflictDialogProps {
  document: EmailDocument
  open: boolean
  onClose: () => void
}

/** Two people, or two tabs, changed one template: both versions are there, and somebody has to choose. */
export default function ConflictDialog({ document, open, onClose }: ConflictDialogProps) {
  const [failed, setFailed] = useState(false)
  const choose = (choice: 'theirs' | 'mine' | 'copy') => {
    setFailed(false)
    return document
      .resolve(choice)
      .then(copy => copy && toastSuccess(`Your version was saved as “${copy.name}”.`))
      .catch(() => setFailed(true))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Changed elsewhere"
      width={560}
      actions={
        <>
          <Button onClick={() => choose('theirs')}>Use the other version</Button>
          <Button onClick={() => choose('mine')}>Save mine over it</Button>
          <Button variant="primary" onClick={() => choose('copy')}>
            Keep both
          </Button>
        </>
      }
    >
      <p className="m-0">
        This template was saved in another tab or by another device since you opened it. Nothing is lost: “Keep both”
        saves your version as a template of its own, and shows the other one here.
      </p>
      {failed && (
        <ErrorLine className="mt-4">
          Your version could not be saved. It is kept in this browser; please try again.
        </ErrorLine>
      )}
    </Dialog>
  )
}
