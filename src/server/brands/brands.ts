import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BrandAnswer, ChangeBrand, CreateBrand } from '../../contract/brand.ts'
import { type Brand, MOST_BRANDS } from '../../email/brand/brand.ts'
import type { Database, Transaction } from '../database/database.ts'
import { brands } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { brandsOf, dropDefault, inTurn, isOwn, requireBrand, toBrand, toBrandAnswer } from './brand-rows.ts'

type Fields = z.infer<typeof CreateBrand>
type Change = z.infer<typeof ChangeBrand>

/** Brands of senders. Another account's brand is `not_found` to every call. */
export interface BrandService {
  /** All of an account: the default first, the others by name. */
  list: (accountId: string) => Promise<BrandAnswer[]>
  /** Throws `unprocessable` for one brand too many. */
  add: (accountId: string, fields: Fields) => Promise<BrandAnswer>
  /** Throws `conflict` when `revision` is not the newest. */
  change: (accountId: string, id: string, change: Change) => Promise<BrandAnswer>
  /** With the default goes no default: the oldest of the others becomes it. */
  remove: (accountId: string, id: string) => Promise<void>
  /** What an email is made with: the brand of an id, none for `null`, else the default. Throws `not_found`. */
  wornBy: (accountId: string, id: string | null | undefined) => Promise<Brand | undefined>
}

interface BrandParts {
  db: Database
  clock: () => Date
}

const FULL = `You have ${MOST_BRANDS} brands, which is the most. Delete one that you no longer need, then make this one.`
const stale = () =>
  new AppError(
    'conflict',
    'This brand was changed elsewhere in the meantime. Load the newest version, then make your change again.'
  )

export function createBrands(parts: BrandParts): BrandService {
  const { db } = parts
  return {
    list: async accountId => (await brandsOf(db, accountId)).map(toBrandAnswer).sort(byPlace),
    add: async (accountId, fields) => toBrandAnswer(await inTurn(db, accountId, tx => insert(tx, accountId, fields))),
    change: async (accountId, id, change) =>
      toBrandAnswer(await inTurn(db, accountId, tx => update(parts, tx, { accountId, id, ...change }))),
    remove: (accountId, id) => inTurn(db, accountId, tx => remove(tx, accountId, id)),
    wornBy: async (accountId, id) => {
      if (id === null) return undefined
      const row = id
        ? await requireBrand(db, accountId, id)
        : (await brandsOf(db, accountId)).find(row => row.isDefault)
      return row && toBrand(row)
    }
  }
}

const byPlace = (a: BrandAnswer, b: BrandAnswer) =>
  Number(b.is_default) - Number(a.is_default) || a.name.localeCompare(b.name, 'en', { numeric: true })

async function insert(tx: Transaction, accountId: string, { is_default, ...fields }: Fields) {
  const others = await brandsOf(tx, accountId)
  if (others.length >= MOST_BRANDS) throw new AppError('unprocessable', FULL)
  const isDefault = is_default || others.length === 0
  if (isDefault) await dropDefault(tx, accountId)
  const [row] = await tx
    .insert(brands)
    .values({ accountId, isDefault, ...fields })
    .returning()
  return row!
}

async function update(
  { clock }: BrandParts,
  tx: Transaction,
  { accountId, id, revision, is_default, ...fields }: Change & { accountId: string; id: string }
) {
  const before = await requireBrand(tx, accountId, id)
  if (before.revision !== revision) throw stale()
  if (is_default) await dropDefault(tx, accountId)
  const [row] = await tx
    .update(brands)
    .set({ ...fields, ...(is_default && { isDefault: true }), revision: revision + 1, updatedAt: clock() })
    .where(isOwn(accountId, id))
    .returning()
  return row!
}

async function remove(tx: Transaction, accountId: string, id: string) {
  const { isDefault } = await requireBrand(tx, accountId, id)
  await tx.delete(brands).where(isOwn(accountId, id))
  const [oldest] = isDefault ? await brandsOf(tx, accountId) : []
  if (oldest) await tx.update(brands).set({ isDefault: true }).where(eq(brands.id, oldest.id))
}
