import { DrizzleQueryError } from 'drizzle-orm'
import { beginningOf } from './database/away.ts'
import { withoutQueries } from './without-queries.ts'

/** What PostgreSQL says of an error that holds nothing of what was sent to it. */
const SAFE = ['code', 'statement', 'schema', 'table', 'column', 'constraint'] as const

/**
 * An error as the log has it, with what caused it. Of a failed query: its state, the first words of its statement and what it ran
 * against. PostgreSQL's own words and Drizzle's quote what people wrote, so they stay out.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof DrizzleQueryError) return describeQuery(error.cause ?? error, beginningOf(error.query))
  if ('statement' in error || 'severity' in error) return describeQuery(error)
  return {
    type: error.name,
    message: withoutQueries(error.message),
    ...codeOf(error),
    stack: placesOf(error),
    ...causeOf(error)
  }
}

function describeQuery(error: Error, statement?: string) {
  const told = error as Partial<Record<(typeof SAFE)[number], string>>
  const facts = Object.fromEntries(SAFE.filter(name => told[name]).map(name => [name, told[name]]))
  return { type: 'FailedQuery', ...(statement ? { statement } : {}), ...facts, stack: placesOf(error) }
}

function codeOf(error: Error) {
  return 'code' in error && error.code !== undefined ? { code: error.code } : {}
}

function causeOf({ cause }: Error) {
  return cause === undefined ? {} : { cause: describeError(cause) }
}

/** The stack without the message that it begins with. */
function placesOf({ stack = '', message }: Error): string[] {
  const from = stack.indexOf(message)
  const places = from < 0 ? '' : stack.slice(from + message.length)
  return places
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.startsWith('at '))
}
