import { randomUUID } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { DesignerKind, UsageAnswer } from '../../contract/designer.ts'
import type { Database } from '../database/database.ts'
import { designerCalls } from '../database/schema.ts'

export type CallRow = Omit<typeof designerCalls.$inferInsert, 'id' | 'accountId' | 'workId' | 'isDone' | 'createdAt'>

/** A piece of work: its requests belong together. */
export interface WorkDone {
  accountId: string
  workId?: string
  isDone: boolean
  at: Date
}

/** Keeps what the requests of a piece of work read, wrote and cost. */
export async function keepCalls(db: Database, work: WorkDone, calls: CallRow[]): Promise<void> {
  if (calls.length === 0) return
  const { accountId, workId = randomUUID(), isDone, at } = work
  await db.insert(designerCalls).values(calls.map(call => ({ ...call, accountId, workId, isDone, createdAt: at })))
}

/** Months are those of UTC, for everybody alike. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
export const nextMonthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))

const tokens = sql<number>`coalesce(sum(${designerCalls.inputTokens}::bigint + ${designerCalls.outputTokens}), 0)::float8`
const cost = sql<number | null>`sum(${designerCalls.costMicros})::float8`
const workOf = (purpose: string) =>
  sql<number>`count(distinct ${designerCalls.workId}) filter (where ${designerCalls.purpose} = ${purpose} and ${designerCalls.isDone})::int`

const inMonth = (accountId: string, now: Date) =>
  and(eq(designerCalls.accountId, accountId), gte(designerCalls.createdAt, monthOf(now)))

/** What an account used of one kind of designer in the running month. */
export async function usedOf(db: Database, accountId: string, designer: DesignerKind, now: Date) {
  const [row] = await db
    .select({ tokens, cost })
    .from(designerCalls)
    .where(and(inMonth(accountId, now), eq(designerCalls.designer, designer)))
  return { tokens: row?.tokens ?? 0, costMicros: row?.cost ?? null }
}

/** What an account used in the running month, of all. */
export async function usageOf(db: Database, accountId: string, now: Date): Promise<UsageAnswer> {
  const day = sql<number>`extract(day from ${designerCalls.createdAt} at time zone 'UTC')::int`
  const [[total], rows, own, [refining]] = await Promise.all([
    db
      .select({ emails: workOf('create'), changes: workOf('change'), tokens })
      .from(designerCalls)
      .where(inMonth(accountId, now)),
    db.select({ day, tokens }).from(designerCalls).where(inMonth(accountId, now)).groupBy(day),
    usedOf(db, accountId, 'own', now),
    db
      .select({ tokens, cost })
      .from(designerCalls)
      .where(and(inMonth(accountId, now), eq(designerCalls.purpose, 'refine')))
  ])
  const days = new Array<number>(now.getUTCDate()).fill(0)
  for (const row of rows) if (row.day <= days.length) days[row.day - 1] = row.tokens
  const { emails = 0, changes = 0, tokens: all = 0 } = total ?? {}
  return {
    month: monthOf(now).toISOString().slice(0, 10),
    emails,
    changes,
    tokens: all,
    refining: { tokens: refining?.tokens ?? 0, cost_micros: refining?.cost ?? null },
    own_cost_micros: own.costMicros,
    days
  }
}
