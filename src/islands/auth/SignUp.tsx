import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PASSWORD_HINT, SHORTEST_PASSWORD } from '../../contract/passwords/password-rules.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { createForm } from './form.ts'
import type { Credentials } from './sign-in.ts'
import { checkNewAccount, signUp } from './sign-up.ts'
import { useFreshPage } from './use-fresh-page.ts'

interface SignUpProps {
  /** Where a sign-up leads: a path of ours. */
  next: string
  /** The sign-in page, which leads there too. */
  signInUrl: string
  mailboxUrl: string | null
}

/** The form that creates an account, and what to do next. */
export function SignUp({ next, signInUrl, mailboxUrl }: SignUpProps) {
  const [form] = useState(() => createForm<Credentials>(checkNewAccount, fields => signUp(fields, next)))
  const { isBusy, errors } = useStore(form.$state)
  const [created, setCreated] = useState<string>()
  useFreshPage()
  const submit = async (fields: Credentials) => {
    if ((await form.submit(fields)) === 'done') setCreated(fields.email)
  }
  return (
    <>
      <AuthForm<Credentials>
        errors={errors}
        isBusy={isBusy}
        label="Sign up"
        busyLabel="Creating your account…"
        onSubmit={submit}
      >
        <EmailField error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          isNew
          minLength={SHORTEST_PASSWORD}
          hint={PASSWORD_HINT}
          error={errors.password}
        />
      </AuthForm>
      <Dialog
        open={created !== undefined}
        onClose={() => setCreated(undefined)}
        title="Account Created Successfully!"
        stripes
        actions={
          <>
            {mailboxUrl && (
              <a className="btn btn-secondary" href={mailboxUrl}>
                Open the mailbox
              </a>
            )}
            <a className="btn btn-primary" href={signInUrl}>
              Go to Sign In
            </a>
          </>
        }
      >
        <p className="m-0">
          Please check your email for a confirmation link. It was sent to <b>{created}</b>.
        </p>
      </Dialog>
    </>
  )
}
