import { and, eq, inArray, lt } from 'drizzle-orm'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { Database, Transaction } from '../database/database.ts'
import { templates } from '../database/schema.ts'
import type { TemplateParts } from './parts.ts'
import { isOwn, missingTemplate, requireRow, toTemplateAnswer } from './stored.ts'

/** So long a deleted template can be brought back. */
const KEPT_MS = 24 * 60 * 60_000

/** Deletes a template: no call finds it any more, until it is brought back. */
export async function removeTemplate({ db, clock }: TemplateParts, accountId: string, id: string) {
  const { rowCount } = await db.update(templates).set({ deletedAt: clock() }).where(isOwn(accountId, id))
  if (rowCount === 0) throw missingTemplate()
}

/** Brings a deleted template back as it was, with its versions and its chat; one that is there is left alone. */
export async function undeleteTemplate({ db }: TemplateParts, accountId: string, id: string): Promise<TemplateAnswer> {
  await db
    .update(templates)
    .set({ deletedAt: null })
    .where(and(eq(templates.id, id), eq(templates.accountId, accountId)))
  return toTemplateAnswer(await requireRow(db, accountId, id))
}

/** How many go at once: each takes its versions and its chat along. */
export const PURGED_AT_ONCE = 100

/** Forgets for good what was deleted a day ago, the oldest first. Answers how many templates went. */
export async function purgeDeleted(db: Database | Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS)
  const old = db.select({ id: templates.id }).from(templates).where(lt(templates.deletedAt, before))
  const slice = old.orderBy(templates.deletedAt).limit(PURGED_AT_ONCE)
  const { rowCount } = await db.delete(templates).where(inArray(templates.id, slice))
  return rowCount ?? 0
}
