import { boolean, index, text, uuid } from 'drizzle-orm/pg-core'
import { at, mailwright } from './base.ts'

/** Sessions that looked at a page or called something. The auth service has its own list, which its protocol does not show. */
export const accountSessions = mailwright
  .table(
    'account_sessions',
    {
      /** The auth service's id of it. */
      id: uuid('id').primaryKey(),
      /** The auth service's user, who may have no account yet. */
      userId: uuid('user_id').notNull(),
      /** Which browser, by its cookie. */
      deviceId: uuid('device_id').notNull(),
      userAgent: text('user_agent').notNull(),
      timeZone: text('time_zone'),
      /** The user had sessions before, and none in this browser. */
      isNew: boolean('is_new').notNull(),
      firstSeenAt: at('first_seen_at').notNull(),
      lastSeenAt: at('last_seen_at').notNull(),
      /** Since when it is refused, whatever the auth service says. */
      endedAt: at('ended_at')
    },
    table => [
      index('account_sessions_user').on(table.userId, table.lastSeenAt),
      index('account_sessions_age').on(table.lastSeenAt)
    ]
  )
  .enableRLS()
