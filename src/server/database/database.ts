import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Connections } from './connections.ts'
import * as schema from './schema.ts'
import { createSql, type Sql } from './sql.ts'

export type { Sql, TransactionSql } from './sql.ts'
export type Database = NodePgDatabase<typeof schema>
/** What a transaction hands to its work; it takes the same queries as the database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const MOST_CONNECTIONS = 12
/** How long running queries may take to finish when all is closed. */
const GRACE_MS = 5_000

export interface OpenDatabase {
  db: Database
  sql: Sql
  close: () => Promise<void>
}

/**
 * Opens a PostgreSQL database by URL; connections are made when they are needed, and again after the server was away.
 * Inside a transaction, use only what it hands out: the embedded database serves one transaction at a time, and a query
 * on another connection would wait for it until both are given up.
 */
export function openDatabase(url: string, { isEmbedded = false } = {}): OpenDatabase {
  const pool = new Connections(url, { max: MOST_CONNECTIONS, withoutLimits: isEmbedded })
  return { db: drizzle(pool, { schema }), sql: createSql(pool), close: () => closeAll(pool) }
}

/** One connection for work that may take long, such as migrations; close it afterwards. */
export function openSlowly(url: string): { sql: Sql; close: () => Promise<void> } {
  const pool = new Connections(url, { max: 1, withoutLimits: true, silenceMs: 15 * 60_000 })
  return { sql: createSql(pool), close: () => closeAll(pool) }
}

async function closeAll(pool: Connections) {
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, GRACE_MS)
  await Promise.race([pool.end(), patience.promise])
  clearTimeout(timer)
}
