import { createPassingClient } from '../../stores/session.ts'
import { emailError } from './fields.ts'
import type { Errors, Outcome } from './form.ts'
import { TOO_MANY_TRIES } from './refusal.ts'

export type Recovery = { email: string }

const FAILED = 'Failed to send reset instructions. Please try again.'

/** What can be said before the auth service is asked. */
export function checkRecovery({ email }: Recovery): Errors<Recovery> {
  return { email: emailError(email) }
}

/**
 * Has reset instructions mailed. A client without memory asks, so that the link works in every browser, not only in this
 * one. What goes wrong is said at the field.
 */
export async function recover({ email }: Recovery): Promise<Outcome<Recovery>> {
  try {
    const { auth } = await createPassingClient()
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset-password` })
    if (!error) return { state: 'done' }
    return { state: 'refused', errors: { email: error.status === 429 ? TOO_MANY_TRIES : FAILED } }
  } catch {
    return { state: 'refused', errors: { email: FAILED } }
  }
}
