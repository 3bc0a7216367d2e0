import { sql } from 'drizzle-orm'
import { answer } from '../../server/http/answer.ts'
import { endpoint } from '../../server/http/endpoint.ts'
import { otherMethods } from '../../server/http/other-methods.ts'

/**
 * Whether the server can do its work: 503 without its database, `read-only` while that takes no writes, as on a full disk. It is
 * answered once a thread can make emails.
 */
export const GET = endpoint({ user: 'none' }, async ({ app }) => {
  const { rows } = await app.db.execute<{ state: string }>(
    sql`select current_setting('transaction_read_only') as state`
  )
  await app.workers.ready()
  return answer({ status: rows[0]?.state === 'on' ? 'read-only' : 'ok', designer: app.designer.label })
})

export const ALL = otherMethods({ GET })
