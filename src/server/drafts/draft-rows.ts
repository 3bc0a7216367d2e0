import { and, desc, eq, getTableColumns, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { drafts } from '../database/schema.ts'
import { AppError } from '../errors.ts'

const { deletedAt: _deletedAt, ...ROW } = getTableColumns(drafts)

export type DraftRow = Omit<typeof drafts.$inferSelect, 'deletedAt'>
type Fields = Omit<typeof drafts.$inferInsert, 'brandId'> & { brandId?: SQL | undefined }

/** More than these nobody comes back to; the oldest go. */
const MOST = 5
/** Whoever has held a draft for so long died with their process. */
const ABANDONED_AFTER_MS = 15 * 60_000

export const missingDraft = () => new AppError('not_found', 'This draft does not exist any more.')
const atWork = () =>
  new AppError(
    'conflict',
    'This email is being finished elsewhere. Wait for it, or stop it there. Nothing was charged.'
  )

/** Whose draft it is, and that it was not discarded. */
export const isOwnDraft = (accountId: string, id: string) =>
  and(eq(drafts.id, id), eq(drafts.accountId, accountId), isNull(drafts.deletedAt))
const isFree = (now: Date) => or(isNull(drafts.heldAt), lt(drafts.heldAt, new Date(now.getTime() - ABANDONED_AFTER_MS)))

/** The account's drafts, the newest first. */
export async function listDrafts(db: Database | Transaction, accountId: string): Promise<DraftRow[]> {
  return db
    .select(ROW)
    .from(drafts)
    .where(and(eq(drafts.accountId, accountId), isNull(drafts.deletedAt)))
    .orderBy(desc(drafts.cutAt))
    .limit(MOST)
}

export async function addDraft(db: Database, fields: Fields): Promise<void> {
  await db.transaction(async tx => {
    await tx.insert(drafts).values(fields)
    const kept = (await listDrafts(tx, fields.accountId)).map(({ id }) => id)
    const isOver = and(eq(drafts.accountId, fields.accountId), isNull(drafts.deletedAt), notInArray(drafts.id, kept))
    await tx.delete(drafts).where(isOver)
  })
}

/** What has come of a draft that is held by this call; it is free again. */
export async function updateDraft(db: Database, { id, heldAt }: DraftRow, fields: Partial<Fields>): Promise<void> {
  await db
    .update(drafts)
    .set({ ...fields, heldAt: null })
    .where(and(eq(drafts.id, id), eq(drafts.heldAt, heldAt!)))
}

/** Takes hold of a draft, so that it becomes one template. Throws `conflict` while another does, and `not_found`. */
export async function holdDraft(db: Database, accountId: string, id: string, now: Date): Promise<DraftRow> {
  const own = isOwnDraft(accountId, id)
  const [row] = await db
    .update(drafts)
    .set({ heldAt: now })
    .where(and(own, isFree(now)))
    .returning(ROW)
  if (row) return row
  throw await refusalOf(db, accountId, id)
}

/** Lets go of a draft that became nothing. */
export const freeDraft = (db: Database, draft: DraftRow) => updateDraft(db, draft, {})

/** The draft became a template. Throws `conflict` where another call had it meanwhile. */
export async function takeDraft(tx: Transaction, { id, heldAt }: DraftRow): Promise<void> {
  const { rowCount } = await tx.delete(drafts).where(and(eq(drafts.id, id), eq(drafts.heldAt, heldAt!)))
  if (rowCount === 0) throw atWork()
}

/** Discards a draft, for a day in which it can be brought back. */
export async function discardDraft(db: Database, accountId: string, id: string, now: Date): Promise<void> {
  const own = isOwnDraft(accountId, id)
  const { rowCount } = await db
    .update(drafts)
    .set({ deletedAt: now })
    .where(and(own, isFree(now)))
  if (rowCount === 0) throw await refusalOf(db, accountId, id)
}

async function refusalOf(db: Database, accountId: string, id: string): Promise<AppError> {
  const [found] = await db.select({ id: drafts.id }).from(drafts).where(isOwnDraft(accountId, id))
  return found ? atWork() : missingDraft()
}
