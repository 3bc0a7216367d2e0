import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import { nestingFault } from '../../email/source/nesting-fault.ts'
import type { Database, Transaction } from '../database/database.ts'
import { brands, templates } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { columnsOf, insertVersions, type Made } from './stored-versions.ts'
import { searchWordsOf, sortKeyOf } from './words.ts'

/** What lists look in and order by is read by nobody else. */
const { words: _words, sortName: _sortName, deletedAt: _deletedAt, ...ROW } = getTableColumns(templates)

export type TemplateRow = Omit<typeof templates.$inferSelect, 'words' | 'sortName' | 'deletedAt'>

/** One revision of one account's template: what a save is based on. */
export interface Base {
  accountId: string
  id: string
  revision: number
}

export function missingTemplate(): AppError {
  return new AppError('not_found', 'This template does not exist.')
}

export function staleTemplate(): AppError {
  return new AppError(
    'conflict',
    'This template was changed elsewhere in the meantime. Load the newest version, then make your change again.'
  )
}

/** Whose template it is, and that it was not deleted: part of every query of a template. */
export function isOwn(accountId: string, id: string): SQL | undefined {
  return and(eq(templates.id, id), eq(templates.accountId, accountId), isNull(templates.deletedAt))
}

/** The brand of an id if it still is there: it may have been deleted while a designer worked. */
export const standing = (brandId: string): SQL => sql`(select id from ${brands} where id = ${brandId})`

/** The account's template, or nothing: another account's id, and that of a deleted one, are unknown too. */
export async function findRow(
  db: Database | Transaction,
  accountId: string,
  id: string
): Promise<TemplateRow | undefined> {
  const [row] = await db.select(ROW).from(templates).where(isOwn(accountId, id))
  return row
}

/** The account's template, or `not_found`. */
export async function requireRow(db: Database | Transaction, accountId: string, id: string): Promise<TemplateRow> {
  const row = await findRow(db, accountId, id)
  if (!row) throw missingTemplate()
  return row
}

/** Saves a new template with its first version, in the brand that it wears. */
export async function insertTemplate(
  tx: Transaction,
  { accountId, brandId }: { accountId: string; brandId: string | null | undefined },
  email: EmailSource,
  made: Made
): Promise<TemplateRow> {
  const row = await insertOnce(tx, { accountId, id: randomUUID(), brandId }, email, made)
  if (!row) throw new Error('The template was not stored.')
  return row
}

/** As `insertTemplate`, by an id that was chosen for it; nothing where there is a template of this id already. */
export async function insertOnce(
  tx: Transaction,
  { accountId, id, brandId }: Pick<Base, 'accountId' | 'id'> & { brandId?: string | null | undefined },
  email: EmailSource,
  made: Made
): Promise<TemplateRow | undefined> {
  const [row] = await tx
    .insert(templates)
    .values({ id, accountId, ...(brandId && { brandId: standing(brandId) }), ...toColumns(email), ...toSearch(email) })
    .onConflictDoNothing()
    .returning(ROW)
  if (row) await insertVersions(tx, row.id, [{ revision: row.revision, email, made }])
  return row
}

/** Saves the next revision; throws `conflict` when the template is no longer at the base's, and nothing is lost. */
export function saveRevision(tx: Transaction, base: Base, email: EmailSource, made: Made): Promise<TemplateRow> {
  return saveRevisions(tx, base, [{ email, made }])
}

/** Saves several revisions, one after the other, of which the last is the newest; throws as `saveRevision`. */
export async function saveRevisions(
  tx: Transaction,
  base: Base,
  states: readonly { email: EmailSource; made: Made }[]
): Promise<TemplateRow> {
  const email = states.at(-1)!.email
  const [row] = await tx
    .update(templates)
    .set({
      ...toColumns(email),
      ...toSearch(email),
      revision: base.revision + states.length,
      updatedAt: new Date()
    })
    .where(and(isOwn(base.accountId, base.id), eq(templates.revision, base.revision)))
    .returning(ROW)
  if (!row) throw await staleOrMissing(tx, base)
  // Only the newest is looked at: one between becomes the newest by a restore, which looks at it then.
  const versions = states.map((state, at) => ({ ...state, revision: base.revision + 1 + at }))
  await insertVersions(tx, row.id, versions)
  return row
}

async function staleOrMissing(tx: Transaction, { accountId, id }: Base): Promise<AppError> {
  return (await findRow(tx, accountId, id)) ? staleTemplate() : missingTemplate()
}

/** Throws `unprocessable` for what no browser would show: its own page would break on it. */
function toColumns(email: EmailSource) {
  const fault = nestingFault(email.html)
  if (fault) throw new AppError('unprocessable', fault)
  return columnsOf(email)
}

/** What lists find and order a template by. */
function toSearch(email: EmailSource) {
  return { words: searchWordsOf(email), sortName: sortKeyOf(email.name) }
}

/** A stored row as the core's document. */
export function toEmail(
  row: Pick<TemplateRow, 'htmlValue' | 'cssValue' | 'factsValue' | 'name' | 'subject' | 'preheader' | 'lang' | 'dir'>
): EmailSource {
  const { htmlValue: html, cssValue: css, factsValue: facts, name, subject, preheader, lang, dir } = row
  return { html, css, name, subject, preheader, lang, dir, facts }
}

export function toTemplateAnswer(row: TemplateRow): TemplateAnswer {
  return {
    id: row.id,
    name: row.name,
    subject: row.subject,
    preheader: row.preheader,
    html_value: row.htmlValue,
    css_value: row.cssValue,
    facts_value: row.factsValue,
    brand_id: row.brandId,
    lang: row.lang,
    dir: row.dir,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString()
  }
}
