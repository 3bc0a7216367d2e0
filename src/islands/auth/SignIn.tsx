import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { takeMailedLink } from '../../stores/mailed-link.ts'
import { LateDialog } from '../ui/LateDialog.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { createForm } from './form.ts'
import { MailboxLink } from './MailboxLink.tsx'
import { NOTICES, type NoticeId, noticeOf, settleNotice } from './notices.ts'
import { RecoverDialog } from './RecoverDialog.tsx'
import { SendAgain } from './SendAgain.tsx'
import { type Credentials, checkCredentials, signIn } from './sign-in.ts'
import { resendConfirmation } from './sign-up.ts'
import { useFreshPage } from './use-fresh-page.ts'

const loadCodeDialog = () => import('./CodeDialog.tsx')

interface SignInProps {
  /** Where a sign-in leads: a path of ours. */
  next: string
  notice: NoticeId | undefined
  mailboxUrl: string | null
}

/** The sign-in form, with what helps those who cannot sign in. */
export function SignIn({ next, notice: known, mailboxUrl }: SignInProps) {
  const [unconfirmed, setUnconfirmed] = useState<Credentials>()
  const [form] = useState(() =>
    createForm<Credentials>(checkCredentials, fields => signIn(fields, next, () => setUnconfirmed(fields)))
  )
  const { isBusy, errors } = useStore(form.$state)
  const [notice, setNotice] = useState(known)
  const [recovery, setRecovery] = useState<string>()
  const [coded, setCoded] = useState<string>()
  const [hasMail, setHasMail] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useFreshPage()
  useEffect(() => {
    setNotice(noticeOf(takeMailedLink()))
    settleNotice(new URL(location.href))
  }, [])
  const typedEmail = () => page.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? ''
  const resend = async (credentials: Credentials) => {
    const isSent = await resendConfirmation(credentials, next)
    if (isSent) setHasMail(true)
    return isSent
  }
  return (
    <div className="grid gap-5" ref={page}>
      {notice && (
        <p className="m-0" role="status">
          {NOTICES[notice]}
        </p>
      )}
      <AuthForm<Credentials>
        errors={errors}
        isBusy={isBusy}
        label="Sign in"
        busyLabel="Signing in…"
        onSubmit={form.submit}
      >
        <EmailField error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
      </AuthForm>
      {unconfirmed && (
        <SendAgain
          key={unconfirmed.email}
          label="Send a new confirmation link"
          sent={`A new confirmation link is on its way to ${unconfirmed.email}`}
          onSend={() => resend(unconfirmed)}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-5 gap-y-3">
        <button type="button" className="link min-h-6" onClick={() => setRecovery(typedEmail())}>
          Forgot your password?
        </button>
        <button type="button" className="link min-h-6" onClick={() => setCoded(typedEmail())}>
          Email me a code
        </button>
      </div>
      {hasMail && <MailboxLink url={mailboxUrl} />}
      <LateDialog
        load={loadCodeDialog}
        open={coded !== undefined}
        onClose={() => setCoded(undefined)}
        more={{ email: coded ?? '', next, mailboxUrl }}
      />
      <RecoverDialog
        open={recovery !== undefined}
        email={recovery ?? ''}
        onClose={() => setRecovery(undefined)}
        onSent={() => {
          setRecovery(undefined)
          setHasMail(true)
        }}
      />
    </div>
  )
}
