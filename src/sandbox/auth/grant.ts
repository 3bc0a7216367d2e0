import type { Tx } from './call.ts'
import { writeRefreshToken } from './refresh-token.ts'
import { loadPerson, type Person } from './users.ts'

export interface SessionRow {
  id: string
  user_id: string
  refresh_key: string
  /** The number of the one refresh token that is good. */
  refresh_count: number
  refreshed_at: Date
}

/** A session and everything that its tokens say. */
export interface Grant extends Person {
  sessionId: string
  refreshToken: string
  /** How the user proved who they are, the latest first. */
  methods: { method: string; used_at: Date }[]
}

/** Everything that the tokens of a session say, as it stands now. */
export async function loadGrant(tx: Tx, session: SessionRow, now: Date): Promise<Grant> {
  const { id, user_id, refresh_count, refresh_key } = session
  const person = await loadPerson(tx, user_id, now)
  const methods = await tx<{ method: string; used_at: Date }[]>`
    select method, used_at from auth.session_methods where session_id = ${id} order by used_at desc`
  return { ...person, sessionId: id, methods, refreshToken: writeRefreshToken(id, refresh_count, refresh_key) }
}
