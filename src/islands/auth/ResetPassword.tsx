import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { PASSWORD_HINT } from '../../contract/passwords/password-rules.ts'
import { SHORTEST_PASSWORD } from '../../contract/passwords/plain-password.ts'
import { isSignedIn } from '../../stores/page-owner.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { AuthForm } from './AuthForm.tsx'
import { createForm } from './form.ts'
import { checkNewPassword, type NewPassword, type Permit, resetPassword } from './reset-password.ts'
import { ResetStep } from './second-step/ResetStep.tsx'
import { usePermit } from './use-permit.ts'

/** Where the page leads when it is over. */
const exits = {
  /** Sign-in would lead who is signed in on without a word. */
  invalid: () => location.replace(`${isSignedIn() ? '/studio' : '/signin'}?notice=invalid-reset-link`),
  signedOut: () => location.assign('/signin?notice=password-updated')
}

/** Sets a new password, for whoever comes by a good link or is signed in. `hasRecoveryCodes`: the site gives them out. */
export function ResetPassword({ hasRecoveryCodes }: { hasRecoveryCodes: boolean }) {
  const { permit, check, tryAgain } = usePermit(exits.invalid)
  const [isDone, setIsDone] = useState(false)
  const finish = () => {
    toastSuccess('Password updated successfully')
    setIsDone(true)
  }
  useEffect(() => {
    if (isDone) rescueFocus('#main .btn')
  }, [isDone])
  if (isDone) {
    return (
      <a className="btn btn-primary btn-form" href="/studio">
        Go to the studio
      </a>
    )
  }
  if (permit) return <NewPasswordForm permit={permit} hasRecoveryCodes={hasRecoveryCodes} onDone={finish} />
  if (check === 'first') return <p role="status">Checking your link…</p>
  return (
    <div className="form">
      {check === 'failed' && (
        <ErrorLine>Your link could not be checked. Check your connection and try again.</ErrorLine>
      )}
      <Button variant="primary" size="form" busy={check === 'again'} busyLabel="Checking…" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  )
}

interface NewPasswordFormProps {
  permit: Permit
  hasRecoveryCodes: boolean
  /** Called where the page stays. */
  onDone: () => void
}

function NewPasswordForm({ permit, hasRecoveryCodes, onDone }: NewPasswordFormProps) {
  const [form] = useState(() =>
    createForm<NewPassword>(checkNewPassword, fields => resetPassword(permit, fields, exits))
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
