import type { Refusal } from '../refusal.ts'

interface Mfa<R> {
  challengeAndVerify: (given: { factorId: string; code: string }) => Promise<{ error: R | null }>
}

/** Tries a code at one app after the other until one takes it. Answers what the last one that was asked said. */
export async function tryApps<R extends Refusal>(
  mfa: Mfa<R>,
  [factorId = '', ...more]: string[],
  code: string
): Promise<{ error: R | null }> {
  const outcome = await mfa.challengeAndVerify({ factorId, code })
  return outcome.error && speaksOfOne(outcome.error) && more.length > 0 ? tryApps(mfa, more, code) : outcome
}

/** Not its code; too many tries of it, which are counted for each; or removed meanwhile. */
function speaksOfOne({ code, status }: Refusal): boolean {
  return code === 'mfa_verification_failed' || status === 429 || code === 'mfa_factor_not_found'
}
