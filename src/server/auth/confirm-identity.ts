import type { SupabaseClient } from '@supabase/supabase-js'
import type { IdentityProof } from '../../contract/identity-proof.ts'
import type { App } from '../app.ts'
import { AppError } from '../errors.ts'
import type { Visitor } from './visitor.ts'

/** Who proved who they are this long ago need not do it again. */
const YOUNG_MS = 10 * 60 * 1_000

type Parts = Pick<App, 'auth'> & { limits: Pick<App['limits'], 'proofs'> }

/**
 * Makes sure that it is the account's owner who asks for a sensitive change: by a sign-in of the last ten minutes, unless
 * `isAlwaysAsked` or a recovery code was the other step of it, or by a proof, which the auth service checks. Throws
 * `confirmation_required` where a proof is missing, and `unprocessable` for a wrong one.
 */
export async function confirmIdentity(
  { auth, limits }: Parts,
  visitor: Visitor,
  proof: IdentityProof | undefined,
  { isAlwaysAsked = false } = {}
): Promise<void> {
  if (!proof && !isAlwaysAsked && isYoung(visitor)) return
  if (!proof) throw new AppError('confirmation_required', 'Confirm first that it is you, with your password or a code.')
  await limits.proofs.use(visitor.id)
  const client = auth.passingClient()
  const { data, error } = await askWith(client, visitor, proof)
  if (error && (error.status ?? 0) >= 400 && (error.status ?? 0) < 500 && error.status !== 429) throw wrong(proof)
  if (error) throw new AppError('unavailable', UNASKED, { cause: error, retryAfter: 5 })
  await client.signOut({ scope: 'local' })
  if (data.user?.id !== visitor.id) throw wrong(proof)
}

const UNASKED = 'This cannot be checked just now. Please try again in a moment.'

/** Whoever has a copy of a session's token from before its recovery code has its sign-in too, but not what it was made with. */
function isYoung({ provenAt, secondStep }: Visitor): boolean {
  if (secondStep === 'recovered') return false
  return provenAt !== null && Date.now() - provenAt.getTime() < YOUNG_MS
}

/** Signing in is the only way to ask whether a password or a code is right. */
function askWith(auth: SupabaseClient['auth'], { email }: Visitor, proof: IdentityProof) {
  if ('password' in proof) return auth.signInWithPassword({ email, password: proof.password })
  return auth.verifyOtp({ email, token: proof.code, type: 'email' })
}

function wrong(proof: IdentityProof): AppError {
  return 'password' in proof
    ? new AppError('unprocessable', 'This is not your password. Try again, or have a code mailed to you.')
    : new AppError('unprocessable', 'This code is wrong or has expired. Try again, or have a new one mailed to you.')
}
