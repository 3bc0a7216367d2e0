import { pgSchema, timestamp } from 'drizzle-orm/pg-core'

/**
 * Everything of ours. Hosted databases open `public` to the roles of their web API, so nothing of ours is there; row-level
 * security, without any policy, shows no row to a role that was let in by mistake.
 */
export const mailwright = pgSchema('mailwright')

/** A moment, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When a row was made. */
export const createdAt = () => at('created_at').notNull().defaultNow()
