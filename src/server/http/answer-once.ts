import { createHash } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { idempotentAnswers } from '../database/schema.ts'
import { AppError } from '../errors.ts'

/** A claim that is this old belongs to a process that died. */
const ABANDONED_AFTER_MS = 15 * 60_000
/** Answers are kept for a day: a retry comes within minutes. */
const KEPT_FOR_MS = 24 * 3_600_000

/** One use of an `Idempotency-Key`. */
export interface Claim<T> {
  /** What the same call was answered before. */
  known: T | undefined
  /** Keeps the answer; in the transaction that saves what it tells of, so that both happen or neither. */
  keep: (tx: Transaction, answer: T) => Promise<void>
  /** The work failed: the key may be tried again. */
  forget: () => Promise<void>
}

interface Key {
  accountId: string
  key: string
  /** The call the key was sent with. */
  request: string
}

/** Claims a key for one call; throws when it is at work already, or was sent with another call. */
export async function claimKey<T>(db: Database, use: Key, now = new Date()): Promise<Claim<T>> {
  const { accountId, key } = use
  if (key.length > 200) throw new AppError('bad_request', 'An Idempotency-Key may be up to 200 characters.')
  const request = createHash('sha256').update(use.request).digest('hex')
  const row = and(eq(idempotentAnswers.accountId, accountId), eq(idempotentAnswers.key, key))
  await removeAbandoned(db, accountId, now)
  const claimed = await db
    .insert(idempotentAnswers)
    .values({ accountId, key, request, createdAt: now })
    .onConflictDoNothing()
    .returning()
  const [existing] = claimed.length > 0 ? [] : await db.select().from(idempotentAnswers).where(row)
  return {
    known: existing && answerOf<T>(existing, request),
    keep: async (tx, answer) => {
      await tx.update(idempotentAnswers).set({ answer }).where(row)
    },
    forget: async () => {
      await db.delete(idempotentAnswers).where(and(row, isNull(idempotentAnswers.answer)))
    }
  }
}

function answerOf<T>(existing: typeof idempotentAnswers.$inferSelect, request: string): T {
  if (existing.request !== request) {
    throw new AppError('unprocessable', 'This Idempotency-Key was sent with another request. Use a new one.')
  }
  if (existing.answer !== null) return existing.answer as T
  throw new AppError('conflict', 'The same request is still at work. Wait for its answer.')
}

async function removeAbandoned(db: Database, accountId: string, now: Date) {
  const own = eq(idempotentAnswers.accountId, accountId)
  const before = (age: number) => lt(idempotentAnswers.createdAt, new Date(now.getTime() - age))
  await db.delete(idempotentAnswers).where(and(own, isNull(idempotentAnswers.answer), before(ABANDONED_AFTER_MS)))
  await db.delete(idempotentAnswers).where(and(own, before(KEPT_FOR_MS)))
}

/** At the start of a database that is ours alone, nothing is at work. */
export async function forgetUnanswered(db: Database) {
  await db.delete(idempotentAnswers).where(isNull(idempotentAnswers.answer))
}
