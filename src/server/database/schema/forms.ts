import { text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at, mailwright } from './base.ts'

/** What an account has written in the studio and made no email of yet. */
export const forms = mailwright
  .table('forms', {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brief: text('brief').notNull(),
    /** The form as the browser keeps it, as JSON. Text, since JSON may hold what a column of PostgreSQL's own type refuses. */
    form: text('form').notNull(),
    updatedAt: at('updated_at').notNull()
  })
  .enableRLS()
