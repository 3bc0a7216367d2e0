import { authClient } from '../../stores/session.ts'
import { emailError } from './fields.ts'
import type { Errors, Outcome } from './form.ts'
import { isAnswered, type Refusal, TOO_MANY_TRIES } from './refusal.ts'

export type Credentials = { email: string; password: string }

const FAILED = 'An error occurred while signing in'
const UNCONFIRMED: Outcome<Credentials> = {
  state: 'refused',
  message: 'Please confirm your email before signing in',
  errors: { email: 'This address waits for you to follow the link that we mailed to it.' }
}
/** Which of the two is wrong is nobody's business but the owner's. */
const WRONG: Outcome<Credentials> = {
  state: 'refused',
  message: 'Invalid email or password',
  errors: { password: 'Check this, and the address above. Capitals count.' }
}

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
      const outcome = refusalOf(error)
      if (outcome === UNCONFIRMED) onUnconfirmed()
      return outcome
    }
    location.assign(next)
    return { state: 'leaving' }
  } catch {
    return { state: 'failed', message: FAILED }
  }
}

function refusalOf(error: Refusal): Outcome<Credentials> {
  if (error.code === 'email_not_confirmed' || /email not confirmed/i.test(error.message)) return UNCONFIRMED
  if (!isAnswered(error)) return { state: 'failed', message: FAILED }
  return error.status === 429 ? { state: 'failed', message: TOO_MANY_TRIES } : WRONG
}
