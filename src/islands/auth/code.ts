import { authClient } from '../../stores/session.ts'
import { emailError } from './fields.ts'
import type { Errors, Outcome } from './form.ts'
import { isAnswered, TOO_MANY_TRIES } from './refusal.ts'

export type Code = { code: string }
export type Addressee = { email: string }

/** What a code of a mail proves: a new address, or who signs in. */
export interface CodeUse {
  email: string
  type: 'signup' | 'email'
}

const NOT_SENT = 'The code could not be sent. Check your connection and try again.'
const NOT_CHECKED = 'The code could not be checked. Check your connection and try again.'
const WRONG = 'This is not the code, or it is too old. Look for it in the newest mail, or have a new one sent.'

/** What can be said before the auth service is asked. Mail programs show codes in groups. */
export function checkCode({ code }: Code): Errors<Code> {
  return { code: /^\d{6,10}$/.test(digitsOf(code)) ? undefined : 'Enter the six digits of the mail' }
}

export function checkAddressee({ email }: Addressee): Errors<Addressee> {
  return { email: emailError(email) }
}

const digitsOf = (code: string) => code.replace(/[\s-]/g, '')

/** Signs in with the code of a mail and goes to `next`, a path of ours. What is wrong is said at the field. */
export async function enterCode({ email, type }: CodeUse, { code }: Code, next: string): Promise<Outcome<Code>> {
  const refused = (words: string): Outcome<Code> => ({ state: 'refused', errors: { code: words } })
  try {
    const { auth } = await authClient()
    const { error } = await auth.verifyOtp({ email, token: digitsOf(code), type })
    if (error?.status === 429) return refused(TOO_MANY_TRIES)
    if (error) return refused(isAnswered(error) ? WRONG : NOT_CHECKED)
    location.assign(next)
    return { state: 'leaving' }
  } catch {
    return refused(NOT_CHECKED)
  }
}

/**
 * Has a code mailed to sign in with, beside a link that leads to `next`. An address without an account is answered like any other, so that
 * nobody learns who has one.
 */
export async function mailCode({ email }: Addressee, next: string): Promise<Outcome<Addressee>> {
  try {
    const { auth } = await authClient()
    const options = { shouldCreateUser: false, emailRedirectTo: `${location.origin}${next}` }
    const { error } = await auth.signInWithOtp({ email, options })
    if (!error || error.code === 'otp_disabled' || error.code === 'signup_disabled') return { state: 'done' }
    return { state: 'refused', errors: { email: error.status === 429 ? TOO_MANY_TRIES : NOT_SENT } }
  } catch {
    return { state: 'refused', errors: { email: NOT_SENT } }
  }
}
