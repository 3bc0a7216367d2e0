import { authClient } from '../../stores/session.ts'
import { emailError } from './fields.ts'
import type { Errors, Outcome } from './form.ts'
import { isAnswered, type Refusal, TOO_MANY_TRIES } from './refusal.ts'

export type Credentials = { email: string; password: string }

const FAILED = 'An error occurred while signing in'
const UNCONFIRMED = 'Please confirm your email before signing in'

/** What can be said before the auth service is asked. */
export function checkCredentials({ email, password }: Credentials): Errors<Credentials> {
  return { email: emailError(email), password: password === '' ? 'Enter your password' : undefined }
}

/** Signs in and goes to `next`, a path of ours. `onUnconfirmed` hears when the address has yet to be confirmed. */
export async function signIn(
  { email, password }: Credentials,
  next: string,
  onUnconfirmed: () => void
): Promise<Outcome<Credentials>> {
  try {
    const { auth } = await authClient()
    const { error } = await auth.signInWithPassword({ email, password })
    if (error) {
      const message = refusalWords(error)
      if (message === UNCONFIRMED) onUnconfirmed()
      return { state: 'failed', message }
    }
    location.assign(next)
    return { state: 'leaving' }
  } catch {
    return { state: 'failed', message: FAILED }
  }
}

function refusalWords(error: Refusal): string {
  if (error.code === 'email_not_confirmed' || /email not confirmed/i.test(error.message)) return UNCONFIRMED
  if (!isAnswered(error)) return FAILED
  return error.status === 429 ? TOO_MANY_TRIES : 'Invalid email or password'
}
