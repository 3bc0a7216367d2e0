import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { createForm } from './form.ts'
import { MailboxLink } from './MailboxLink.tsx'
import { NOTICES, type NoticeId, noticeOf, settleNotice } from './notices.ts'
import { RecoverDialog } from './RecoverDialog.tsx'
import { ResendLink } from './ResendLink.tsx'
import { type Credentials, checkCredentials, signIn } from './sign-in.ts'
import { useFreshPage } from './use-fresh-page.ts'

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
  const [hasMail, setHasMail] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useFreshPage()
  useEffect(() => {
    setNotice(noticeOf(new URL(location.href)))
    settleNotice(new URL(location.href))
  }, [])
  const openRecovery = () => setRecovery(page.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '')
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
        <ResendLink key={unconfirmed.email} credentials={unconfirmed} next={next} onSent={() => setHasMail(true)} />
      )}
      <button type="button" className="link min-h-6 justify-self-start" onClick={openRecovery}>
        Forgot your password?
      </button>
      {hasMail && <MailboxLink url={mailboxUrl} />}
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
