import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PageQuery, TemplatePage } from '../../contract/template.ts'
import type { Database, Transaction } from '../database/database.ts'
import { templates } from '../database/schema.ts'
import { cursorOf, type Place, placeOf } from './cursor.ts'

/** What a card shows, and where it stands in the list. HTML and CSS stay where they are. */
const CARD = {
  id: templates.id,
  name: templates.name,
  subject: templates.subject,
  preheader: templates.preheader,
  revision: templates.revision,
  createdAt: templates.createdAt,
  updatedAt: templates.updatedAt,
  micros: sql<string>`(extract(epoch from ${templates.updatedAt}) * 1000000)::bigint::text`
}

/** A page of the account's templates, the newest change first; templates of the same moment are told apart by their ids. */
export async function listPage(db: Database, accountId: string, query: PageQuery): Promise<TemplatePage> {
  const rows = await selectPage(db, accountId, query)
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  const cards = page.map(({ micros, createdAt, updatedAt, ...card }) => ({
    ...card,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString()
  }))
  return { templates: cards, next_cursor: last ? cursorOf(last) : null }
}

/** The page's rows, and one more that tells whether another page follows. */
export function selectPage(db: Database | Transaction, accountId: string, { cursor, limit }: PageQuery) {
  return db
    .select(CARD)
    .from(templates)
    .where(and(eq(templates.accountId, accountId), cursor === undefined ? undefined : after(placeOf(cursor))))
    .orderBy(desc(templates.updatedAt), desc(templates.id))
    .limit(limit + 1)
}

/** Compared as a pair, so that the index on both is walked from there on. */
function after({ micros, id }: Place): SQL {
  const moment = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`
  return sql`(${templates.updatedAt}, ${templates.id}) < (${moment}, ${id}::uuid)`
}
