import { authClient, leaveIfEnded, SESSION_ENDED } from '../../stores/session.ts'

const FAILED = 'Your picture could not be changed. Please try again.'

/** Tells the auth service where the person's picture is, or that there is none; answers what went wrong. Pages read it from a new token. */
export async function tellPortrait(url: string | null): Promise<string | undefined> {
  try {
    const { auth } = await authClient()
    const { error } = await auth.updateUser({ data: { avatar_url: url } })
    if (error) return leaveIfEnded(error) ? SESSION_ENDED : FAILED
    await auth.refreshSession()
    return undefined
  } catch {
    return FAILED
  }
}
