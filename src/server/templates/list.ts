import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PageQuery, TemplatePage } from '../../contract/template.ts'
import type { Database, Transaction } from '../database/database.ts'
import { templates } from '../database/schema.ts'
import { cursorOf, type Listing, placeOf } from './cursor.ts'
import { ORDERS } from './sorts.ts'
import { wordsOf } from './words.ts'

/** What a card shows. HTML and CSS stay where they are. */
const CARD = {
  id: templates.id,
  name: templates.name,
  subject: templates.subject,
  preheader: templates.preheader,
  revision: templates.revision,
  createdAt: templates.createdAt,
  updatedAt: templates.updatedAt
}

/** A page of the account's templates that have every word of `q`, or its beginning. The first page counts them all. */
export async function listPage(db: Database, accountId: string, query: PageQuery): Promise<TemplatePage> {
  const rows = await selectPage(db, accountId, query)
  const total = query.cursor === undefined ? await countAll(db, accountId, query) : undefined
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  const cards = page.map(({ key, createdAt, updatedAt, ...card }) => ({
    ...card,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString()
  }))
  return {
    templates: cards,
    next_cursor: last ? cursorOf(listingOf(query), last) : null,
    ...(total !== undefined && { total })
  }
}

/** The page's rows, and one more that tells whether another page follows. */
export function selectPage(db: Database | Transaction, accountId: string, query: PageQuery) {
  const listing = listingOf(query)
  const { key, by, after } = ORDERS[listing.sort]
  const place = query.cursor === undefined ? undefined : after(placeOf(listing, query.cursor))
  return db
    .select({ ...CARD, key })
    .from(templates)
    .where(and(isListed(accountId, query), place))
    .orderBy(...by)
    .limit(query.limit + 1)
}

const countAll = (db: Database, accountId: string, query: PageQuery) => db.$count(templates, isListed(accountId, query))

const listingOf = ({ q = '', sort = 'updated' }: PageQuery): Listing => ({ sort, words: wordsOf(q) })

function isListed(accountId: string, { q = '' }: PageQuery): SQL | undefined {
  const isTheirs = and(eq(templates.accountId, accountId), isNull(templates.deletedAt))
  if (q.trim() === '') return isTheirs
  const words = wordsOf(q)
  // Signs alone are in no email's words.
  return and(isTheirs, words.length === 0 ? sql`false` : sql`${templates.words} @@ ${prefixesOf(words)}::tsquery`)
}

/** Words as PostgreSQL looks for them, each by its beginning. They hold letters and digits only, so nothing in them is a sign of its. */
const prefixesOf = (words: string[]): string => words.map(word => `'${word}':*`).join(' & ')
