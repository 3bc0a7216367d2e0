import type { ClientBase, Pool } from 'pg'
import { explainFailure } from './away.ts'

/** The rows of an answer, and how many there were or were changed. */
export type Rows<T extends readonly unknown[]> = T & { readonly count: number }

/** Queries on one connection; see `Sql`. */
export interface TransactionSql {
  // biome-ignore lint/suspicious/noExplicitAny: rows are whatever was asked for
  <T extends readonly unknown[] = any[]>(text: TemplateStringsArray, ...values: unknown[]): Promise<Rows<T>>
  /** Columns with their values: for `insert into … ${sql({…})}` and `set ${sql({…})}`. A list: for `in ${sql([…])}`. */
  (part: Record<string, unknown> | readonly unknown[]): Part
  /** A value of a JSON column. */
  json: (value: unknown) => Part
  /** Text as it is, several statements too where there are no values for `$1`, `$2`. What comes from outside has no place in it. */
  unsafe: (text: string, values?: unknown[]) => Promise<Rows<Record<string, unknown>[]>>
}

/**
 * SQL of one's own, with values that travel apart from it: `sql<Row[]>`select … where id = ${id}``. Times come back as
 * `Date`. Rejects with `unavailable` while the database is away, else with what PostgreSQL says.
 */
export interface Sql extends TransactionSql {
  /** Runs `work` in a transaction on a connection of its own: all of it or nothing. */
  begin: <T>(work: (tx: TransactionSql) => Promise<T>) => Promise<T>
}

/** What a value is written as, if not as one placeholder. */
class Part {
  readonly write: (before: string, add: (value: unknown) => string) => string
  constructor(write: Part['write']) {
    this.write = write
  }
}

type Queryable = Pick<ClientBase, 'query'>

/** Queries on connections of the pool; each on any of them, unless it is in a transaction. */
export function createSql(pool: Pool): Sql {
  return Object.assign(queriesOn(pool), { begin: <T>(work: (tx: TransactionSql) => Promise<T>) => begin(pool, work) })
}

async function begin<T>(pool: Pool, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const tx = queriesOn(client)
  let broken: Error | undefined
  try {
    await tx.unsafe('begin')
    const result = await work(tx)
    await tx.unsafe('commit')
    return result
  } catch (error) {
    // A connection that cannot even go back is of no use to the next one.
    await tx.unsafe('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function queriesOn(connection: Queryable): TransactionSql {
  const run = async (text: string, values?: unknown[]) => {
    try {
      const { rows, rowCount } = await connection.query(text, values)
      return Object.defineProperty(rows ?? [], 'count', { value: rowCount ?? 0 })
    } catch (error) {
      throw explainFailure(error, text)
    }
  }
  const query = (first: TemplateStringsArray | Record<string, unknown> | readonly unknown[], ...values: unknown[]) =>
    isTemplate(first) ? run(...assemble(first, values)) : partOf(first)
  return Object.assign(query, {
    json: (value: unknown) => new Part((_before, add) => add(JSON.stringify(value))),
    unsafe: run
  }) as TransactionSql
}

function isTemplate(value: object): value is TemplateStringsArray {
  return Array.isArray(value) && 'raw' in value
}

function partOf(part: Record<string, unknown> | readonly unknown[]): Part {
  if (Array.isArray(part)) return new Part((_before, add) => `(${part.map(add).join(', ') || 'null'})`)
  const columns = Object.entries(part)
  return new Part((before, add) => {
    if (/\bset\s*$/i.test(before)) return columns.map(([name, value]) => `"${name}" = ${add(value)}`).join(', ')
    const names = columns.map(([name]) => `"${name}"`).join(', ')
    return `(${names}) values (${columns.map(([, value]) => add(value)).join(', ')})`
  })
}

function assemble(strings: TemplateStringsArray, given: unknown[]): [text: string, values: unknown[]] {
  const values: unknown[] = []
  const add = (value: unknown): string =>
    value instanceof Part ? value.write('', add) : `$${values.push(asParameter(value))}`
  const text = strings.reduce((before, after, index) => {
    const value = given[index - 1]
    return before + (value instanceof Part ? value.write(before, add) : add(value)) + after
  })
  return [text, values]
}

function asParameter(value: unknown): unknown {
  if (value === undefined) throw new TypeError('A value of a query is undefined. Say null where nothing is meant.')
  return value instanceof Date ? value.toISOString() : value
}
