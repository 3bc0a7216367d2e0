import type { Auth } from '../auth/auth.ts'
import type { SessionService } from './sessions.ts'

/** Signing in, without the sessions that were ended here: the auth service may not know of their end. */
export function refuseEnded(auth: Auth, sessions: Pick<SessionService, 'isEnded' | 'forget'>): Auth {
  return {
    ...auth,
    verifyAccessToken: async (token, method) => {
      const visitor = await auth.verifyAccessToken(token, method)
      return visitor && (await sessions.isEnded(visitor.sessionId)) ? undefined : visitor
    },
    forgetSessions: () => {
      auth.forgetSessions()
      sessions.forget()
    }
  }
}
