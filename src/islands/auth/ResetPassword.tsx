import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { PASSWORD_HINT, SHORTEST_PASSWORD } from '../../contract/passwords/password-rules.ts'
import { takeMailedLink } from '../../stores/mailed-link.ts'
import { isSignedIn } from '../../stores/page-owner.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { createForm } from './form.ts'
import { readResetLink } from './reset-link.ts'
import { checkNewPassword, findPermit, type NewPassword, type Permit, resetPassword } from './reset-password.ts'
import { CodeField } from './second-step/CodeField.tsx'

/** Sign-in would lead who is signed in on without a word. */
const refuse = () => location.replace(`${isSignedIn() ? '/studio' : '/signin'}?notice=invalid-reset-link`)

const LOST_APP =
  'Lost the app? Sign in with a mailed code and one of your recovery codes, and turn two-step verification off in Settings first.'

/** Sets a new password, for whoever comes by a good link or is signed in. */
export function ResetPassword() {
  const [permit, setPermit] = useState<Permit>()
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    findPermit(readResetLink(takeMailedLink())).then(found => (found ? setPermit(found) : refuse()), refuse)
  }, [])
  const finish = () => {
    if (!permit?.isOwn) return location.assign('/signin?notice=password-updated')
    toastSuccess('Password updated successfully')
    setIsDone(true)
  }
  if (isDone) {
    return (
      <a className="btn btn-primary btn-form" href="/studio">
        Go to the studio
      </a>
    )
  }
  return permit ? <NewPasswordForm permit={permit} onDone={finish} /> : <p role="status">Checking your link…</p>
}

function NewPasswordForm({ permit, onDone }: { permit: Permit; onDone: () => void }) {
  const [form] = useState(() =>
    createForm<NewPassword>(checkNewPassword, fields => resetPassword(permit, fields, refuse))
  )
  const { isBusy, errors } = useStore(form.$state)
  // Of a hash it is known only once it has been used.
  const [asksCode, setAsksCode] = useState(permit.asksCode)
  if (errors.code && !asksCode) setAsksCode(true)
  const submit = async (fields: NewPassword) => {
    if ((await form.submit(fields)) === 'done') onDone()
  }
  return (
    <AuthForm<NewPassword> errors={errors} isBusy={isBusy} label="Reset password" busyLabel="Saving…" onSubmit={submit}>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        isNew
        minLength={SHORTEST_PASSWORD}
        hint={PASSWORD_HINT}
        error={errors.password}
      />
      <PasswordField
        label="Confirm new password"
        name="again"
        autoComplete="new-password"
        required
        error={errors.again}
      />
      {asksCode ? <CodeField hint={LOST_APP} error={errors.code} /> : <input type="hidden" name="code" />}
    </AuthForm>
  )
}
