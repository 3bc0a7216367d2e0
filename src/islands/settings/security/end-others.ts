import { authClient, leaveIfEnded, SESSION_ENDED } from '../../../stores/session.ts'

const FAILED = 'The other devices could not be signed out. Please try again.'

/** Ends every session of the account but this one; answers what went wrong, if anything did. */
export async function endOthers(): Promise<string | undefined> {
  try {
    const { auth } = await authClient()
    const { error } = await auth.signOut({ scope: 'others' })
    if (!error) return undefined
    return leaveIfEnded(error) ? SESSION_ENDED : FAILED
  } catch {
    return FAILED
  }
}
