import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ListPage } from '../../contract/list-page.ts'
import type { SavedSectionAnswer, SavedSectionPage, SaveSection } from '../../contract/saved-section.ts'
import type { Database, Transaction } from '../database/database.ts'
import { cutPage, newestFirst } from '../database/newest-first.ts'
import { accounts, savedSections } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { requireUsable } from './usable.ts'

type Fields = z.infer<typeof SaveSection>

/** Sections that people keep. Another account's section is `not_found` to every call. */
export interface SavedSectionService {
  /** The newest first. Throws `bad_request` for a cursor that is not ours. */
  list: (accountId: string, query: ListPage) => Promise<SavedSectionPage>
  /** Throws `unprocessable` for markup that no email may hold, and for one section too many. */
  add: (accountId: string, fields: Fields) => Promise<SavedSectionAnswer>
  rename: (accountId: string, id: string, name: string) => Promise<SavedSectionAnswer>
  remove: (accountId: string, id: string) => Promise<void>
}

const MOST = 200
const FULL = `You have ${MOST} saved sections, which is the most. Delete one that you no longer need, then save this one.`
const { micros, order, after } = newestFirst(savedSections)
const missing = () => new AppError('not_found', 'This saved section does not exist.')
const own = (accountId: string, id: string) => and(eq(savedSections.id, id), eq(savedSections.accountId, accountId))

export function createSavedSections({ db }: { db: Database }): SavedSectionService {
  return {
    list: (accountId, query) => list(db, accountId, query),
    add: async (accountId, fields) => {
      requireUsable(fields)
      return toAnswer(await db.transaction(tx => insert(tx, accountId, fields)))
    },
    rename: async (accountId, id, name) => {
      const [row] = await db.update(savedSections).set({ name }).where(own(accountId, id)).returning()
      if (!row) throw missing()
      return toAnswer(row)
    },
    remove: async (accountId, id) => {
      const removed = await db.delete(savedSections).where(own(accountId, id)).returning({ id: savedSections.id })
      if (removed.length === 0) throw missing()
    }
  }
}

async function list(db: Database, accountId: string, { cursor, limit }: ListPage): Promise<SavedSectionPage> {
  const found = await db
    .select({ section: savedSections, micros })
    .from(savedSections)
    .where(and(eq(savedSections.accountId, accountId), after(cursor)))
    .orderBy(...order)
    .limit(limit + 1)
  const { rows, next_cursor } = cutPage(
    found.map(({ section, micros }) => ({ ...section, micros })),
    limit
  )
  return { sections: rows.map(toAnswer), next_cursor }
}

/** The account is locked, so that two at once do not both become the last. */
async function insert(tx: Transaction, accountId: string, fields: Fields) {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const [found] = await tx.select({ saved: count() }).from(savedSections).where(eq(savedSections.accountId, accountId))
  if ((found?.saved ?? 0) >= MOST) throw new AppError('unprocessable', FULL)
  const [row] = await tx
    .insert(savedSections)
    .values({ accountId, ...fields })
    .returning()
  if (!row) throw new Error('The section was not stored.')
  return row
}

function toAnswer({ id, name, html, css, kind, createdAt }: typeof savedSections.$inferSelect): SavedSectionAnswer {
  return { id, name, html, css, kind, created_at: createdAt.toISOString() }
}
