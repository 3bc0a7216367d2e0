import { z } from 'zod'
import { readAccessToken } from './access-token.ts'
import type { Call } from './call.ts'
import { AuthRefusal } from './refusal.ts'
import type { UserRow } from './users.ts'

export interface Caller {
  user: UserRow
  sessionId: string
}

const NO_BEARER = 'This endpoint requires a valid Bearer token'

/** Who calls, by their bearer token, if the session behind it still stands. */
export async function requireCaller({ request, parts, now }: Call): Promise<Caller> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw new AuthRefusal(401, 'no_authorization', NO_BEARER)
  const { sub, session_id: sessionId } = await readAccessToken(parts, token, now)
  if (!sub) throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!z.guid().safeParse(sub).success) {
    throw new AuthRefusal(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  }
  const [user] = await parts.sql<UserRow[]>`select * from auth.users where id = ${sub}`
  if (!user) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const [session] = await parts.sql`select 1 from auth.sessions where id::text = ${String(sessionId)}`
  if (!session) throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, sessionId: String(sessionId) }
}
