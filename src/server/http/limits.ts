import type { AuthLimits, Limits } from '../config/limits.ts'
import type { Sql } from '../database/database.ts'
import { type Counts, createRateLimit, type RateLimit } from './rate-limit.ts'

/** How often each thing may be done by one account or address; what concerns signing in, the auth service counts itself. */
export type AppLimits = Record<Exclude<keyof Limits, keyof AuthLimits> | 'mails', RateLimit>

/** Shared by all servers on the database, but for what is asked for with every key and every picture: that costs each of them little. */
export function createLimits(limits: Limits, sql: Sql): AppLimits {
  const counts: Counts = { sql, schema: 'mailwright' }
  return {
    generations: createRateLimit(limits.generations, 'generations', counts),
    changes: createRateLimit(limits.changes, 'changes', counts),
    exports: createRateLimit(limits.exports, 'exports', { ...counts, sweeps: true }),
    uploads: createRateLimit(limits.uploads, 'uploads', counts),
    mails: createRateLimit(limits.mails, 'mails', counts),
    readings: createRateLimit(limits.readings, 'readings'),
    brandReadings: createRateLimit(limits.brandReadings, 'readings of a brand', counts),
    pictures: createRateLimit(limits.pictures, 'new pictures'),
    proofs: createRateLimit(limits.proofs, 'tries', counts)
  }
}
