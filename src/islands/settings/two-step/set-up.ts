import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { authClient, leaveIfEnded, SESSION_ENDED } from '../../../stores/session.ts'
import { tryApps } from '../../auth/second-step/try-apps.ts'

/** What an authenticator app is given, and what the auth service calls it. */
export interface Enrolment {
  factorId: string
  /** A picture's address. */
  qrCode: string
  secret: string
}

/** How a step went. `confirm`: the sign-in is too old, and the owner is asked for a proof first. `taken`: another app has that name. */
export type Enrolled = { state: 'enrolled'; enrolment: Enrolment } | { state: 'confirm' } | { state: 'taken' } | Failed
interface Failed {
  state: 'failed'
  message: string
}

const OFFLINE = 'Two-step verification could not be set up. Check your connection and try again.'
const WRONG = 'This is not the code that your app shows now. Wait for the next one and try again.'
const TOO_MANY = 'Too many tries. Wait a little and try again.'
const NO_ROOM = 'You have as many apps as an account can have. Remove one first.'

/** Codes by which the auth service asks for a proof: the sign-in is too old, or its second step was a recovery code. */
const UNPROVEN = new Set(['reauthentication_needed', 'insufficient_aal'])

/** Begins with an authenticator app of this name; never throws. */
export async function enrol(name: string): Promise<Enrolled> {
  try {
    const { auth } = await authClient()
    await forgetUnfinished(auth)
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'Mailwright', friendlyName: name })
    if (error && UNPROVEN.has(error.code ?? '')) return { state: 'confirm' }
    if (error?.code === 'mfa_factor_name_conflict') return { state: 'taken' }
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

/** Makes an app count, with its first code; answers what is wrong, if anything is. */
export async function verify({ factorId }: Enrolment, code: string): Promise<string | undefined> {
  return proveByApp([factorId], code)
}

/** Shows by a code of one of these apps who is at the keyboard; answers what is wrong, if anything is. */
export async function proveByApp(factorIds: string[], code: string): Promise<string | undefined> {
  try {
    const { auth } = await authClient()
    const { error } = await tryApps(auth.mfa, factorIds, code)
    if (error?.code === 'mfa_verification_failed') return WRONG
    return error ? failed(error).message : undefined
  } catch {
    return OFFLINE
  }
}

/** Takes back what was begun; should that fail, the next beginning does it. */
export async function giveUp({ factorId }: Enrolment): Promise<void> {
  await authClient()
    .then(({ auth }) => auth.mfa.unenroll({ factorId }))
    .catch(() => {})
}

function failed(error: Pick<AuthError, 'name' | 'code' | 'status'>): Failed {
  if (leaveIfEnded(error)) return { state: 'failed', message: SESSION_ENDED }
  if (error.code === 'too_many_enrolled_mfa_factors') return { state: 'failed', message: NO_ROOM }
  return { state: 'failed', message: error.status === 429 ? TOO_MANY : OFFLINE }
}
