import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { AuthForm } from './AuthForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { type Addressee, checkAddressee, mailCode } from './code.ts'
import { EmailField } from './EmailField.tsx'
import { createForm } from './form.ts'
import { MailboxLink } from './MailboxLink.tsx'
import { SendAgain } from './SendAgain.tsx'

interface CodeDialogProps {
  open: boolean
  onClose: () => void
  /** What stands in the sign-in form already. */
  email: string
  next: string
  mailboxUrl: string | null
}

/** Signs in without a password: asks for the address, then for the code that was mailed to it. */
export default function CodeDialog({ open, onClose, email, next, mailboxUrl }: CodeDialogProps) {
  const [addressee, setAddressee] = useState<string>()
  const close = () => {
    setAddressee(undefined)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="Sign in with a code">
      {addressee === undefined ? (
        <Ask email={email} next={next} onSent={setAddressee} />
      ) : (
        <div className="grid gap-5" key={addressee}>
          {/* Nobody learns from these words whether the address has an account. */}
          <p className="m-0">
            If <b>{addressee}</b> has an account, a mail with a code is on its way to it.
          </p>
          <CodeForm email={addressee} type="email" next={next} label="Sign in with this code" />
          <SendAgain
            label="Send a new code"
            sent="A new code is on its way. The newest one counts."
            onSend={async () => (await mailCode({ email: addressee }, next)).state === 'done'}
          />
          <MailboxLink url={mailboxUrl} />
        </div>
      )}
    </Dialog>
  )
}

function Ask({ email, next, onSent }: { email: string; next: string; onSent: (email: string) => void }) {
  const [form] = useState(() => createForm<Addressee>(checkAddressee, fields => mailCode(fields, next)))
  const { isBusy, errors } = useStore(form.$state)
  const submit = async (fields: Addressee) => {
    if ((await form.submit(fields)) === 'done') onSent(fields.email)
  }
  return (
    <>
      <p className="mt-0 mb-5">Enter the address you signed up with. We will mail you a code that signs you in.</p>
      <AuthForm<Addressee>
        errors={errors}
        isBusy={isBusy}
        label="Email me a code"
        busyLabel="Sending…"
        onSubmit={submit}
      >
        <EmailField defaultValue={email} error={errors.email} />
      </AuthForm>
    </>
  )
}
