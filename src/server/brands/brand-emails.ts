import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AppliedBrandAnswer, BrandEmailsAnswer, NamedEmails } from '../../contract/brand.ts'
import type { Brand } from '../../email/brand/brand.ts'
import { strong } from '../../email/operations/words.ts'
import type { Database } from '../database/database.ts'
import { templates } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { isSame } from '../templates/patch.ts'
import { findRow, isOwn, saveRevision, standing, type TemplateRow, toEmail } from '../templates/stored.ts'
import type { Caller, Workers } from '../workers/workers.ts'
import { requireBrand, toBrand } from './brand-rows.ts'

/** Which emails wear a brand, and how they come to. Another account's brand is `not_found`, and its emails are not there. */
export interface BrandEmails {
  list: (accountId: string, id: string) => Promise<BrandEmailsAnswer>
  /** Puts the brand into emails, each of which has one new version. Free of charge, like any change. */
  apply: (id: string, templateIds: readonly string[], caller: Caller) => Promise<AppliedBrandAnswer>
}

interface Parts {
  db: Database
  workers: Pick<Workers, 'wear'>
}

/** So many are named. */
const MOST_NAMED = 200
/** So often an email is begun anew that was saved by another meanwhile. */
const MOST_TRIES = 3

export const createBrandEmails = (parts: Parts): BrandEmails => ({
  list: (accountId, id) => list(parts, accountId, id),
  apply: (id, templateIds, caller) => apply(parts, id, templateIds, caller)
})

async function list({ db }: Parts, accountId: string, id: string): Promise<BrandEmailsAnswer> {
  await requireBrand(db, accountId, id)
  const own = and(eq(templates.accountId, accountId), isNull(templates.deletedAt))
  const wears = sql`${templates.brandId} is not distinct from ${id}`
  return {
    worn: await named(db, and(own, wears)),
    others: await named(db, and(own, sql`not (${wears})`))
  }
}

async function named(db: Database, which: SQL | undefined): Promise<NamedEmails> {
  const [counted] = await db.select({ total: count() }).from(templates).where(which)
  const newest = [desc(templates.updatedAt), desc(templates.id)]
  const columns = { id: templates.id, name: templates.name }
  const emails = await db
    .select(columns)
    .from(templates)
    .where(which)
    .orderBy(...newest)
    .limit(MOST_NAMED)
  return { total: counted?.total ?? 0, emails }
}

async function apply(parts: Parts, id: string, templateIds: readonly string[], caller: Caller) {
  const brand = toBrand(await requireBrand(parts.db, caller.accountId, id))
  const done: AppliedBrandAnswer = { changed: 0, unchanged: 0, missing: 0 }
  for (const templateId of new Set(templateIds)) done[await applyTo(parts, brand, templateId, caller)] += 1
  return done
}

async function applyTo(
  parts: Parts,
  brand: Brand,
  templateId: string,
  caller: Caller,
  tries = MOST_TRIES
): Promise<keyof AppliedBrandAnswer> {
  const row = await findRow(parts.db, caller.accountId, templateId)
  if (!row) return 'missing'
  try {
    return await save(parts, brand, row, caller)
  } catch (error) {
    const isLate = error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found')
    if (!isLate || tries === 1) throw error
    return applyTo(parts, brand, templateId, caller, tries - 1)
  }
}

async function save({ db, workers }: Parts, brand: Brand, row: TemplateRow, caller: Caller) {
  const { email, changes } = await workers.wear({ email: toEmail(row), brand }, caller)
  const isThere = isSame(email, row)
  await db.transaction(async tx => {
    const made = { cause: 'theme', title: `Wears ${strong(brand.name)}`, changes } as const
    if (!isThere) await saveRevision(tx, row, email, made)
    if (row.brandId !== brand.id)
      await tx
        .update(templates)
        .set({ brandId: standing(brand.id) })
        .where(isOwn(row.accountId, row.id))
  })
  return isThere ? 'unchanged' : 'changed'
}
