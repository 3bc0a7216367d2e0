import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { EmailSource } from '../../email/email.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { sourceOf } from '../../stores/editor/template-source.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { MirrorFrame } from './canvas/MirrorFrame.tsx'

interface ConflictDialogProps {
  document: EmailDocument
  open: boolean
  onClose: () => void
}

/** Two people, or two tabs, changed one template in the same places: both versions are shown, and somebody has to choose. */
export default function ConflictDialog({ document, open, onClose }: ConflictDialogProps) {
  const mine = useStore(document.$email)
  const save = useStore(document.$save)
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
      width={900}
      full
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
        This template was saved in another tab or on another device since you opened it, and the same place was changed
        here. Nothing is lost: “Keep both” saves your version as a template of its own, and shows the other one here.
      </p>
      {save.state === 'conflict' && (
        <div className="conflict-pair">
          <Version name="Your version" email={mine} />
          <Version name="The other version" email={sourceOf(save.theirs)} />
        </div>
      )}
      {failed && (
        <ErrorLine className="mt-4">
          Your version could not be saved. It is kept in this browser; please try again.
        </ErrorLine>
      )}
    </Dialog>
  )
}

/** One of the two, as it looks. */
function Version({ name, email }: { name: string; email: EmailSource }) {
  return (
    <div className="conflict-version">
      <h3>{name}</h3>
      <p className="small truncate-line">{[email.name, email.subject].filter(Boolean).join(' · ')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="conflict-sheet" tabIndex={0} aria-label={name}>
        <MirrorFrame email={email} scheme="light" title={`${name} of your email`} />
      </section>
    </div>
  )
}
