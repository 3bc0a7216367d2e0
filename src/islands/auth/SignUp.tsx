import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PASSWORD_HINT } from '../../contract/passwords/password-rules.ts'
import { SHORTEST_PASSWORD } from '../../contract/passwords/plain-password.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { CreatedDialog } from './CreatedDialog.tsx'
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
  const [created, setCreated] = useState<Credentials>()
  useFreshPage()
  const submit = async (fields: Credentials) => {
    if ((await form.submit(fields)) === 'done') setCreated(fields)
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
      <CreatedDialog
        open={created !== undefined}
        onClose={() => setCreated(undefined)}
        credentials={created}
        next={next}
        signInUrl={signInUrl}
        mailboxUrl={mailboxUrl}
      />
    </>
  )
}
