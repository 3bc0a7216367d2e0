import { index, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at, createdAt, mailwright } from './base.ts'

/** Codes that take the place of an authenticator app, once each. What was given out is not kept, only its hash. */
export const recoveryCodes = mailwright
  .table(
    'recovery_codes',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      /** The auth service's user. */
      userId: uuid('user_id')
        .notNull()
        .references(() => accounts.userId, { onDelete: 'cascade' }),
      hash: text('hash').notNull().unique(),
      usedAt: at('used_at'),
      /** The session that it was the second step of. */
      sessionId: uuid('session_id'),
      createdAt: createdAt()
    },
    table => [index('recovery_codes_user').on(table.userId), index('recovery_codes_session').on(table.sessionId)]
  )
  .enableRLS()
