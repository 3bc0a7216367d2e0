import { eq } from 'drizzle-orm'
import type { DesignerKind, Limit } from '../../contract/designer.ts'
import type { Database } from '../database/database.ts'
import { designerLimits } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { ModelAsked } from '../workers/tasks.ts'
import type { Chosen } from './choice.ts'
import type { DesignerParts } from './parts.ts'
import { hasPrice } from './prices.ts'
import { nextMonthOf, usedOf } from './usage.ts'

const MICROS = 1_000_000

export async function limitOf(db: Database, accountId: string): Promise<Limit | null> {
  const [row] = await db.select().from(designerLimits).where(eq(designerLimits.accountId, accountId))
  return row ? { unit: row.unit, amount: row.unit === 'dollars' ? row.amount / MICROS : row.amount } : null
}

export async function saveLimit(db: Database, accountId: string, limit: Limit | null): Promise<void> {
  if (!limit) {
    await db.delete(designerLimits).where(eq(designerLimits.accountId, accountId))
    return
  }
  const { unit, amount } = limit
  const row = { unit, amount: Math.ceil(unit === 'dollars' ? amount * MICROS : amount) }
  await db
    .insert(designerLimits)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: designerLimits.accountId, set: row })
}

/** A limit in dollars holds nobody back whose model has no known price. */
export function requireCountable(limit: Limit | null, model: Pick<ModelAsked, 'provider' | 'model'>): void {
  if (limit?.unit !== 'dollars' || hasPrice(model)) return
  throw new AppError(
    'unprocessable',
    `The price of "${model.model}" is not known here, so a limit in dollars could not hold. Set the limit in tokens.`
  )
}

/** Throws `designer_limit` once the month's share of the site's model, or the person's own limit, is used up. */
export async function requireShare(parts: DesignerParts, accountId: string, { designer }: Chosen): Promise<void> {
  const used = await usedUp(parts, accountId, designer)
  if (used) throw over(used, parts.clock())
}

/** What is used up of a kind of designer, and what besides choosing another could be done; nothing while there is some left. */
export async function usedUp(
  parts: Pick<DesignerParts, 'db' | 'monthlyTokens' | 'clock'>,
  accountId: string,
  designer: DesignerKind
): Promise<{ what: string; or: string } | undefined> {
  const { db, monthlyTokens, clock } = parts
  const limit = await shareOf(db, accountId, designer, monthlyTokens)
  if (!limit) return undefined
  const { tokens, costMicros } = await usedOf(db, accountId, designer, clock())
  const used = limit.unit === 'tokens' ? tokens : (costMicros ?? 0) / MICROS
  if (used < limit.amount) return undefined
  if (designer === 'own')
    return { what: `The ${amountOf(limit)} that you allow your own key each month`, or: 'raise the limit, or ' }
  return { what: `This month's ${amountOf(limit)} of the site's model`, or: '' }
}

async function shareOf(
  db: Database,
  accountId: string,
  designer: DesignerKind,
  monthlyTokens: number | undefined
): Promise<Limit | null> {
  if (designer === 'own') return limitOf(db, accountId)
  const isShared = designer === 'operator' && monthlyTokens !== undefined
  return isShared ? { unit: 'tokens', amount: monthlyTokens } : null
}

const inWords = (count: number) => count.toLocaleString('en')
const amountOf = ({ unit, amount }: Limit) =>
  unit === 'dollars' ? `$${amount.toLocaleString('en', { maximumFractionDigits: 2 })}` : `${inWords(amount)} tokens`

function over({ what, or }: { what: string; or: string }, now: Date) {
  const until = nextMonthOf(now)
  const day = until.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return new AppError(
    'designer_limit',
    `${what} are used up; they start again on ${day}. Nothing was changed or charged. Until then, ${or}choose another designer in Settings.`,
    { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) }
  )
}
