import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { authClient, leaveIfEnded, SESSION_ENDED } from '../../../stores/session.ts'

/** What an authenticator app is given, and what the auth service calls it. */
export interface Enrolment {
  factorId: string
  /** A picture's address. */
  qrCode: string
  secret: string
}

/** How a step went. `confirm`: the sign-in is too old, and the owner is asked for a proof first. */
export type Enrolled = { state: 'enrolled'; enrolment: Enrolment } | { state: 'confirm' } | Failed
export type Verified = { state: 'verified' } | { state: 'wrong'; message: string } | Failed
interface Failed {
  state: 'failed'
  message: string
}

const OFFLINE = 'Two-step verification could not be set up. Check your connection and try again.'
const WRONG = 'This is not the code that your app shows now. Wait for the next one and try again.'
const TOO_MANY = 'Too many tries. Wait a little and try again.'

/** Begins with an authenticator app; never throws. */
export async function enrol(): Promise<Enrolled> {
  try {
    const { auth } = await authClient()
    await forgetUnfinished(auth)
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'Mailwright' })
    if (error?.code === 'reauthentication_needed') return { state: 'confirm' }
    if (error) return failed(error)
    const { id: factorId, totp } = data
    return { state: 'enrolled', enrolment: { factorId, qrCode: totp.qr_code, secret: totp.secret } }
  } catch {
    return { state: 'failed', message: OFFLINE }
  }
}

/** One that was given up before its first code would be in the way. */
async function forgetUnfinished(auth: SupabaseClient['auth']) {
  const { data } = await auth.mfa.listFactors()
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? []
  for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id })
}

/** Turns two-step verification on with the app's first code; never throws. */
export async function verify({ factorId }: Enrolment, code: string): Promise<Verified> {
  try {
    const { auth } = await authClient()
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
    if (error?.code === 'mfa_verification_failed') return { state: 'wrong', message: WRONG }
    return error ? failed(error) : { state: 'verified' }
  } catch {
    return { state: 'failed', message: OFFLINE }
  }
}

/** Takes back what was begun; should that fail, the next beginning does it. */
export async function giveUp({ factorId }: Enrolment): Promise<void> {
  await authClient()
    .then(({ auth }) => auth.mfa.unenroll({ factorId }))
    .catch(() => {})
}

function failed(error: AuthError): Failed {
  if (leaveIfEnded(error)) return { state: 'failed', message: SESSION_ENDED }
  return { state: 'failed', message: error.status === 429 ? TOO_MANY : OFFLINE }
}
