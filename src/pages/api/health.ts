import { sql } from 'drizzle-orm'
import { answer } from '../../server/http/answer.ts'
import { endpoint } from '../../server/http/endpoint.ts'
import { otherMethods } from '../../server/http/other-methods.ts'

/** Whether the server and its database are at work. */
export const GET = endpoint({ user: 'none' }, async ({ app }) => {
  await app.db.execute(sql`select 1`)
  return answer({ status: 'ok', designer: app.designer.label })
})

export const ALL = otherMethods({ GET })
