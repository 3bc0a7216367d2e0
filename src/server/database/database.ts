import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from './schema.ts'

export type Database = PostgresJsDatabase<typeof schema>
/** What a transaction hands to its work; it takes the same queries as the database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Sql = postgres.Sql
export type TransactionSql = postgres.TransactionSql

export interface OpenDatabase {
  db: Database
  /** For SQL of one's own. Times come back as `Date`. */
  sql: Sql
  close: () => Promise<void>
}

/**
 * Opens a PostgreSQL database by URL; connections are made when they are needed.
 * Inside a transaction, use only what it hands out: the embedded database serves one transaction at a time, and a query
 * on another connection would wait for it for ever.
 */
export function openDatabase(url: string): OpenDatabase {
  // Drizzle turns off the driver's handling of dates on the client it is given, hence a client of its own.
  const ofDrizzle = postgres(url, { max: 8, onnotice: () => {} })
  const sql = postgres(url, { max: 4, onnotice: () => {} })
  return {
    db: drizzle(ofDrizzle, { schema }),
    sql,
    close: async () => {
      await Promise.all([ofDrizzle.end({ timeout: 5 }), sql.end({ timeout: 5 })])
    }
  }
}
