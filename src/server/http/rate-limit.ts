import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Limit } from '../config/limits.ts'
import type { Sql } from '../database/database.ts'
import { AppError } from '../errors.ts'

export interface RateLimit {
  /**
   * Counts one use by `key`; throws `rate_limited` with the seconds to wait when there were too many. Never call it inside a
   * transaction: a use that is refused, or whose work fails, counts too.
   */
  use: (key: string) => Promise<void>
}

/** Where servers on one database count together: in `rate_limits` of this schema. */
export interface Counts {
  sql: Sql
  schema: 'mailwright' | 'auth'
  /** Forgets, every few minutes, what is over; one of a schema is enough. */
  sweeps?: boolean
}

/**
 * Counts in the database, together with all other servers on it; without `counts` in this process's memory, for what is asked for
 * with every key or picture. `what` ends the sentence "Too many …", and is counted apart from every other `what`.
 */
export function createRateLimit(limit: Limit, what: string, counts?: Counts): RateLimit {
  const memory = new RateLimiterMemory({ points: limit.count, duration: limit.seconds })
  const limiter = counts ? inDatabase(counts, limit, what, memory) : memory
  return {
    use: async key => {
      const refused = await limiter.consume(digestOf(key)).then(
        () => undefined,
        (reason: { msBeforeNext: number }) => reason
      )
      if (!refused) return
      const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw new AppError('rate_limited', `Too many ${what} in a short time. Try again in ${inWords(retryAfter)}.`, {
        retryAfter
      })
    }
  }
}

/**
 * Who is over the limit is refused from memory until the time is over: knocking a thousand times costs the database nothing. While the
 * database is away each server counts by itself; a limit is no reason to fail, and what it guards says what is missing.
 */
function inDatabase({ sql, schema, sweeps }: Counts, limit: Limit, what: string, insurance: RateLimiterMemory) {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => ({
    rows: await sql.unsafe(text, values)
  })
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    schemaName: schema,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: sweeps ?? false,
    keyPrefix: what,
    points: limit.count,
    duration: limit.seconds,
    inMemoryBlockOnConsumed: limit.count + 1,
    insuranceLimiter: insurance
  })
}

/** Keys are addresses of people and machines, also of those who have no account here: none of them is kept as it is. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
