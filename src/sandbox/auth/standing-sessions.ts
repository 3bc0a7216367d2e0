import type { Sql } from '../../server/database/database.ts'
import type { ServiceSessions } from '../../server/sessions/sessions.ts'
import { endSessions } from './sessions.ts'

/** The stand-in's own list of sessions, which no call of the protocol shows. */
export function standingSessions(sql: Sql): ServiceSessions {
  return {
    standing: async userId => {
      const rows = await sql<{ id: string; created_at: Date }[]>`
        select id, created_at from auth.sessions where user_id = ${userId} order by created_at desc`
      return new Map(rows.map(({ id, created_at }) => [id, created_at]))
    },
    end: (userId, id) => sql.begin(tx => endSessions(tx, userId, 'local', id))
  }
}
