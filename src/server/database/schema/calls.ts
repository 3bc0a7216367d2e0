import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accountId } from './accounts.ts'
import { at, createdAt, mailwright } from './base.ts'

/** Answers of costly calls, so that the same key again is answered without a second charge. */
export const idempotentAnswers = mailwright
  .table(
    'idempotent_answers',
    {
      accountId: accountId(),
      key: text('key').notNull(),
      /** Hash of path and body: the same key for another request is a mistake. */
      request: text('request').notNull(),
      /** Null while the first call is at work. */
      answer: jsonb('answer'),
      createdAt: createdAt()
    },
    table => [
      primaryKey({ columns: [table.accountId, table.key] }),
      check('idempotent_answers_key', sql`length(${table.key}) between 1 and 200`)
    ]
  )
  .enableRLS()

export const webhookEvents = mailwright
  .table('webhook_events', {
    /** Stripe's id of the event. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: at('received_at').notNull().defaultNow()
  })
  .enableRLS()

/** How often something was done in a time that is not over, by whom it is counted for; see `createRateLimit`. */
export const rateLimits = mailwright
  .table(
    'rate_limits',
    {
      /** What is counted, and a digest of for whom. */
      key: text('key').primaryKey(),
      points: integer('points').notNull(),
      /** When it is over, in milliseconds since 1970. */
      expire: bigint('expire', { mode: 'number' }).notNull()
    },
    table => [index('rate_limits_expired').on(table.expire)]
  )
  .enableRLS()

/** Mails on their way. A sent one is gone, since mails hold links; one that was given up stays for a week, to be sent again. */
export const mailOutbox = mailwright
  .table(
    'mail_outbox',
    {
      id: uuid('id').primaryKey(),
      /** Nobody gets a mail without one. */
      recipient: text('recipient'),
      /** Subject, both forms and headers. */
      content: jsonb('content'),
      attempts: integer('attempts').notNull().default(0),
      /** When to try next; while a process is at it, when another may. */
      nextAttemptAt: at('next_attempt_at').notNull(),
      deadAt: at('dead_at'),
      createdAt: createdAt()
    },
    table => [index('mail_outbox_due').on(table.nextAttemptAt).where(sql`${table.deadAt} is null`)]
  )
  .enableRLS()
