import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { PASSWORD_HINT, SHORTEST_PASSWORD } from '../../contract/passwords/password-rules.ts'
import { takeMailedLink } from '../../stores/mailed-link.ts'
import { isSignedIn } from '../../stores/page-owner.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { AuthForm } from './AuthForm.tsx'
import { createForm } from './form.ts'
import { readResetLink } from './reset-link.ts'
import {
  BY_RECOVERY,
  checkNewPassword,
  findPermit,
  type NewPassword,
  type Permit,
  resetPassword
} from './reset-password.ts'
import { ResetStep } from './second-step/ResetStep.tsx'

/** Sign-in would lead who is signed in on without a word. */
const refuse = () => location.replace(`${isSignedIn() ? '/studio' : '/signin'}?notice=invalid-reset-link`)

/** Sets a new password, for whoever comes by a good link or is signed in. `hasRecoveryCodes`: the site gives them out. */
export function ResetPassword({ hasRecoveryCodes }: { hasRecoveryCodes: boolean }) {
  const [permit, setPermit] = useState<Permit>()
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    findPermit(readResetLink(takeMailedLink())).then(found => (found ? setPermit(found) : refuse()), refuse)
  }, [])
  const finish = ({ way }: NewPassword) => {
    if (!permit?.isOwn || way === BY_RECOVERY) return location.assign('/signin?notice=password-updated')
    toastSuccess('Password updated successfully')
    setIsDone(true)
    rescueFocus('#main .btn')
  }
  if (isDone) {
    return (
      <a className="btn btn-primary btn-form" href="/studio">
        Go to the studio
      </a>
    )
  }
  if (!permit) return <p role="status">Checking your link…</p>
  return <NewPasswordForm permit={permit} hasRecoveryCodes={hasRecoveryCodes} onDone={finish} />
}

interface NewPasswordFormProps {
  permit: Permit
  hasRecoveryCodes: boolean
  onDone: (fields: NewPassword) => void
}

function NewPasswordForm({ permit, hasRecoveryCodes, onDone }: NewPasswordFormProps) {
  const [form] = useState(() =>
    createForm<NewPassword>(checkNewPassword, fields => resetPassword(permit, fields, refuse))
  )
  const { isBusy, errors } = useStore(form.$state)
  // Of a hash it is known only once it has been used.
  const [asksCode, setAsksCode] = useState(permit.asksCode)
  if (errors.code && !asksCode) setAsksCode(true)
  const submit = async (fields: NewPassword) => {
    if ((await form.submit(fields)) === 'done') onDone(fields)
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
      {asksCode ? (
        <ResetStep
          error={errors.code}
          hasRecoveryCodes={hasRecoveryCodes}
          onSwitch={() => form.$state.set({ isBusy, errors: {} })}
        />
      ) : (
        <input type="hidden" name="code" />
      )}
    </AuthForm>
  )
}
