import type { accounts } from '../database/schema.ts'

/** A row of `accounts`. */
export type Account = typeof accounts.$inferSelect
