import { atom } from 'nanostores'
import { newPasswordError } from '../../contract/passwords/password-rules.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'

export interface PasswordFields {
  current: string
  next: string
}

/** What is wrong with the fields, by field. */
export type PasswordErrors = Partial<Record<keyof PasswordFields, string>>

export type PasswordChange =
  | { state: 'changed' }
  | { state: 'refused'; errors: PasswordErrors }
  | { state: 'failed'; message: string }
export type ChangePassword = (fields: PasswordFields) => Promise<PasswordChange>

/** What can be said before the auth service is asked. */
export function checkPasswords({ current, next }: PasswordFields): PasswordErrors {
  return {
    ...(current === '' ? { current: 'Enter your current password' } : {}),
    ...nextErrors(current, next)
  }
}

function nextErrors(current: string, next: string): PasswordErrors {
  const weakness = newPasswordError(next)
  if (weakness) return { next: weakness }
  return next === current ? { next: 'Choose a password that differs from the current one' } : {}
}

/** One sitting at 'Security'. `onChanged` clears the fields. */
export function createPasswordForm(change: ChangePassword) {
  const $state = atom<{ isBusy: boolean; errors: PasswordErrors }>({ isBusy: false, errors: {} })

  /** Answers whether the password was changed. */
  async function save(fields: PasswordFields): Promise<boolean> {
    if ($state.get().isBusy) return false
    const errors = checkPasswords(fields)
    const isGood = Object.keys(errors).length === 0
    $state.set({ isBusy: isGood, errors })
    if (!isGood) return false
    const outcome = await change(fields)
    $state.set({ isBusy: false, errors: outcome.state === 'refused' ? outcome.errors : {} })
    if (outcome.state === 'failed') toastError(outcome.message)
    if (outcome.state === 'changed') toastSuccess('Password updated successfully')
    return outcome.state === 'changed'
  }

  return { $state, save }
}
