import { DrizzleQueryError } from 'drizzle-orm'
import { AppError } from '../errors.ts'

const AWAY = 'The database cannot be reached at the moment. Please try again in a few seconds.'
const READS_ONLY = 'Nothing can be saved at the moment, and what is there can be read. Please try again later.'
/** The states of a database that takes no writes: on a full disk, or on a standby. */
const READS_ONLY_STATES = new Set(['25006', '53100'])

/**
 * States in which PostgreSQL turns away work that it would do at another time: broken connections (08), too few resources
 * (53), no time left (57014, 25P03, 55P03), shut down or starting (57P01–57P05), no writes taken (25006).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY_STATES = /^(08...|53...|57014|57P0[1-5]|25P03|55P03|25006)$/
const AWAY_CODES = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ENOENT'.split(' ')
)
/** What the driver says by itself has no code. */
const AWAY_WORDS = /connection (terminated|error)|not queryable|timeout (exceeded|expired)/i

/** Whether what a connection failed with may be over in a while. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return AWAY_STATES.test(code) || AWAY_CODES.has(code)
  return AWAY_WORDS.test(error.message)
}

/** The error for callers: `unavailable` while the database is away, else what it said, with the beginning of the statement. */
export function explainFailure(error: unknown, statement: string): unknown {
  if (isAway(error)) return unavailable(error)
  return error instanceof Error ? Object.assign(error, { statement: beginningOf(statement) }) : error
}

/** `unavailable`, told of the database. */
export class DatabaseAway extends AppError {}

/** `unavailable` if the database is behind an error, however it was wrapped on its way. */
export function awayBehind(error: unknown): AppError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseAway) return each
    if (each instanceof DrizzleQueryError && isAway(each.cause)) return unavailable(each.cause)
  }
  return undefined
}

/** The first words of a statement: they name what it does and to which table, and hold no value. */
export function beginningOf(statement: string): string {
  return statement.trim().split(/\s+/).slice(0, 4).join(' ').slice(0, 80)
}

export function unavailable(cause: unknown): AppError {
  const { code } = cause as { code?: string }
  if (code && READS_ONLY_STATES.has(code)) return new DatabaseAway('unavailable', READS_ONLY, { cause, retryAfter: 60 })
  // A server that is restarted is back after a few seconds.
  return new DatabaseAway('unavailable', AWAY, { cause, retryAfter: 5 })
}
