import type { IdentityProof } from '../../../contract/identity-proof.ts'
import { authClient, createPassingClient } from '../../../stores/session.ts'

const WRONG_PASSWORD = 'This is not your password'
const WRONG_CODE = 'This code is wrong or has expired'
const FAILED = 'This could not be checked. Check your connection and try again.'
const TOO_MANY = 'Too many tries. Wait a little and try again.'

/**
 * Signs in once more in this browser, so that the auth service sees who is at the keyboard, and ends the session before. Answers
 * what is wrong with the proof, if anything is.
 */
export async function signInAnew(email: string, proof: IdentityProof): Promise<string | undefined> {
  try {
    const { auth } = await authClient()
    const former = (await auth.getSession()).data.session?.access_token
    const { error } =
      'password' in proof
        ? await auth.signInWithPassword({ email, password: proof.password })
        : await auth.verifyOtp({ email, token: proof.code, type: 'email' })
    if (!error && former) await endSession(former)
    if (!error) return undefined
    if (error.status === 429) return TOO_MANY
    if (!error.status || error.status >= 500) return FAILED
    return 'password' in proof ? WRONG_PASSWORD : WRONG_CODE
  } catch {
    return FAILED
  }
}

/** Not being able to end it takes nothing from what was asked for: it ends by itself, or from the list of sessions. */
async function endSession(accessToken: string) {
  const { auth } = await createPassingClient()
  await auth.admin.signOut(accessToken, 'local').catch(() => {})
}
