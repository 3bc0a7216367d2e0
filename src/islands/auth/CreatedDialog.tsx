import { Dialog } from '../ui/Dialog.tsx'
import { CodeForm } from './CodeForm.tsx'
import { SendAgain } from './SendAgain.tsx'
import type { Credentials } from './sign-in.ts'
import { resendConfirmation } from './sign-up.ts'

interface CreatedDialogProps {
  open: boolean
  onClose: () => void
  credentials: Credentials | undefined
  /** Where link and code lead: a path of ours. */
  next: string
  signInUrl: string
  mailboxUrl: string | null
}

/** What to do once an account is made: follow the link of the mail, or type its code here. */
export function CreatedDialog({ credentials, next, signInUrl, mailboxUrl, ...dialog }: CreatedDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="Account Created Successfully!"
      stripes
      actions={
        <>
          {mailboxUrl && (
            <a className="btn btn-secondary" href={mailboxUrl} target="_blank" rel="noreferrer">
              Open the mailbox
            </a>
          )}
          <a className="btn btn-secondary" href={signInUrl}>
            Go to Sign In
          </a>
        </>
      }
    >
      {credentials && (
        <div className="grid gap-5">
          <p className="m-0">
            Please check your email for a confirmation link. It was sent to <b>{credentials.email}</b>, with a code that
            you can enter here instead.
          </p>
          <CodeForm email={credentials.email} type="signup" next={next} label="Confirm" />
          <SendAgain
            label="Send a new code"
            sent="A new mail is on its way. Its link and its code count from now on."
            onSend={() => resendConfirmation(credentials, next)}
          />
        </div>
      )}
    </Dialog>
  )
}
