import { authClient } from '../../../stores/session.ts'
import type { Errors, Outcome } from '../form.ts'
import { isAnswered, type Refusal, TOO_MANY_TRIES } from '../refusal.ts'
import { tryApps } from './try-apps.ts'

export type CodeFields = { code: string }

export const FAILED = 'The code could not be checked. Check your connection and try again.'
export const WRONG = 'This is not the code that your app shows now. Wait for the next one and try again.'

export function checkCode({ code }: CodeFields): Errors<CodeFields> {
  return { code: /^\d{6}$/.test(code) ? undefined : 'Enter the six digits that your app shows' }
}

/** Takes the second step with a code, which may be of any of the account's apps, and goes to `next`, a path of ours. */
export async function takeStep(
  { code }: CodeFields,
  { factorIds, next }: { factorIds: string[]; next: string }
): Promise<Outcome<CodeFields>> {
  try {
    const { auth } = await authClient()
    const { error } = await tryApps(auth.mfa, factorIds, code)
    if (error) return refusalOf(error)
    location.assign(next)
    return { state: 'leaving' }
  } catch {
    return { state: 'failed', message: FAILED }
  }
}

function refusalOf(error: Refusal): Outcome<CodeFields> {
  if (error.code === 'mfa_verification_failed') return { state: 'refused', errors: { code: WRONG } }
  if (error.status === 429) return { state: 'failed', message: TOO_MANY_TRIES }
  if (!isAnswered(error) || error.code === 'mfa_challenge_expired') return { state: 'failed', message: FAILED }
  // The session has ended, or the app was taken away meanwhile: the page knows what is asked for now.
  location.reload()
  return { state: 'leaving' }
}
