import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PASSWORD_HINT } from '../../contract/passwords/password-rules.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { changePassword } from './change-password.ts'
import { createPasswordForm } from './password-form.ts'

interface PasswordFormProps {
  email: string
  /** Id of its heading. */
  labelledBy: string
}

/** Changes the password, for someone who knows the current one. */
export function PasswordForm({ email, labelledBy }: PasswordFormProps) {
  const [form] = useState(() => createPasswordForm(changePassword))
  const { isBusy, errors } = useStore(form.$state)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const isChanged = await form.save({ current: String(fields.get('current')), next: String(fields.get('next')) })
    if (isChanged) element.current?.reset()
  }
  return (
    <form className="grid gap-2" ref={element} onSubmit={submit} aria-labelledby={labelledBy} noValidate>
      {/* Lets password managers know whose password it is. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <div className="form-row">
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          required
          error={errors.current}
        />
        <PasswordField
          isNew
          label="New password"
          name="next"
          autoComplete="new-password"
          required
          minLength={8}
          hint={PASSWORD_HINT}
          error={errors.next}
        />
      </div>
      <Button type="submit" busy={isBusy} busyLabel="Changing…" className="mt-2.5 justify-self-start">
        Change Password
      </Button>
    </form>
  )
}
