import { and, asc, eq } from 'drizzle-orm'
import type { BrandAnswer } from '../../contract/brand.ts'
import { type Brand, BrandValue } from '../../email/brand/brand.ts'
import type { Database, Transaction } from '../database/database.ts'
import { accounts, brands } from '../database/schema.ts'
import { AppError } from '../errors.ts'

export type BrandRow = typeof brands.$inferSelect

export const missingBrand = () => new AppError('not_found', 'This brand does not exist.')

/** Whose brand it is: part of every query of one. */
export const isOwn = (accountId: string, id: string) => and(eq(brands.id, id), eq(brands.accountId, accountId))

/** The account's brand, or `not_found`. */
export async function requireBrand(db: Database | Transaction, accountId: string, id: string): Promise<BrandRow> {
  const [row] = await db.select().from(brands).where(isOwn(accountId, id))
  if (!row) throw missingBrand()
  return row
}

/** The account's brands, the oldest first. */
export const brandsOf = (db: Database | Transaction, accountId: string): Promise<BrandRow[]> =>
  db.select().from(brands).where(eq(brands.accountId, accountId)).orderBy(asc(brands.createdAt), asc(brands.id))

/** The account is locked, so that of two at once neither adds one too many, nor do both become the default. */
export async function inTurn<T>(db: Database, accountId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async tx => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    return work(tx)
  })
}

/** Makes room for another default. */
export async function dropDefault(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(brands)
    .set({ isDefault: false })
    .where(and(eq(brands.accountId, accountId), eq(brands.isDefault, true)))
}

/** A brand as designers and rules know it; what its value says by default is filled in. */
export const toBrand = ({ id, name, value }: Pick<BrandRow, 'id' | 'name' | 'value'>): Brand => ({
  ...BrandValue.parse(value),
  id,
  name
})

export const toBrandAnswer = ({
  id,
  name,
  isDefault,
  revision,
  value,
  createdAt,
  updatedAt
}: BrandRow): BrandAnswer => ({
  id,
  name,
  is_default: isDefault,
  revision,
  value: BrandValue.parse(value),
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString()
})
