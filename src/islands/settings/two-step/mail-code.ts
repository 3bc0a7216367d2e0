import { createPassingClient } from '../../../stores/session.ts'

const UNSENT = 'The code could not be mailed. Check your connection and try again.'
const TOO_SOON = 'Too many mails were asked for. Wait a little and try again.'

/** Mails a code that signs in, which shows who reads the account's mail; answers what went wrong, if anything did. */
export async function mailCode(email: string): Promise<string | undefined> {
  const { error } = await createPassingClient()
    .then(({ auth }) => auth.signInWithOtp({ email, options: { shouldCreateUser: false } }))
    .catch(() => ({ error: { status: 0 } }))
  if (!error) return undefined
  return error.status === 429 ? TOO_SOON : UNSENT
}
