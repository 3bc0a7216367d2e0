import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid
} from 'drizzle-orm/pg-core'
import { PLAN_IDS } from '../../contract/account.ts'
import type { GuessAnswer, UnplacedAnswer } from '../../contract/template.ts'
import { VERSION_CAUSES } from '../../contract/version.ts'
import type { StepChange } from '../../email/history/step.ts'
import type { ChangeLine } from '../../email/operations/change-line.ts'
import type { Operation } from '../../email/operations/operation.ts'

/**
 * Everything of ours. Hosted databases open `public` to the roles of their web API, so nothing of ours is there; row-level
 * security, without any policy, shows no row to a role that was let in by mistake.
 */
export const mailwright = pgSchema('mailwright')

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => at('created_at').notNull().defaultNow()

/** Words to search by, as they are: PostgreSQL neither parses nor stems them. */
const searchWords = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: words => words.map(word => `'${word}'`).join(' ')
})

export const accounts = mailwright
  .table('accounts', {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The auth service's user; one account each. */
    userId: uuid('user_id').notNull().unique(),
    email: text('email').notNull(),
    stripeCustomerId: text('stripe_customer_id').unique(),
    createdAt: createdAt()
  })
  .enableRLS()

export const subscriptions = mailwright
  .table(
    'subscriptions',
    {
      /** Stripe's id of the subscription. */
      id: text('id').primaryKey(),
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      plan: text('plan', { enum: PLAN_IDS }).notNull(),
      /** Stripe's status, or our `scheduled_cancellation` and `cancelled`. */
      status: text('status').notNull(),
      currentPeriodEnd: at('current_period_end'),
      syncedAt: at('synced_at').notNull().defaultNow()
    },
    table => [index('subscriptions_account').on(table.accountId)]
  )
  .enableRLS()

/** The ledger: the balance of an account is the sum of its entries. A hold is settled once, by commit (0) or release (+1). */
export const creditEntries = mailwright
  .table(
    'credit_entries',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      amount: integer('amount').notNull(),
      kind: text('kind', { enum: ['grant', 'hold', 'commit', 'release'] }).notNull(),
      /** Makes the entry happen once: `invoice:in_1`, `hold:<generation>`, `settle:<generation>`. */
      reference: text('reference').notNull().unique(),
      createdAt: createdAt()
    },
    table => [index('credit_entries_account').on(table.accountId)]
  )
  .enableRLS()

export const templates = mailwright
  .table(
    'templates',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      name: text('name').notNull().default('Untitled Template'),
      subject: text('subject').notNull().default(''),
      preheader: text('preheader').notNull().default(''),
      lang: text('lang').notNull().default('en'),
      dir: text('dir', { enum: ['ltr', 'rtl'] })
        .notNull()
        .default('ltr'),
      htmlValue: text('html_value').notNull().default(''),
      cssValue: text('css_value').notNull().default(''),
      revision: integer('revision').notNull().default(1),
      /**
       * What it is found by: the words of its name, subject, preheader and of the email, without case and accents. They have
       * no index: one over all accounts would be slower than a look through those of one, and each save would pay for it.
       */
      words: searchWords('words').notNull().default(sql`''`),
      /** What its name is ordered by. */
      sortName: text('sort_name').notNull().default(''),
      createdAt: createdAt(),
      updatedAt: at('updated_at').notNull().defaultNow(),
      /** When it was deleted. It can be brought back until it is purged; no call finds it. */
      deletedAt: at('deleted_at')
    },
    // As lists are ordered, nulls and all: DESC alone puts nulls first, an index of drizzle's puts them last.
    table => [
      index('templates_page')
        .on(table.accountId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(sql`${table.deletedAt} is null`),
      index('templates_created')
        .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(sql`${table.deletedAt} is null`),
      index('templates_name')
        .on(table.accountId, sql`${table.sortName} collate "C"`, table.id)
        .where(sql`${table.deletedAt} is null`),
      index('templates_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`)
    ]
  )
  .enableRLS()

/** Every revision as it was; never changed. */
export const templateVersions = mailwright
  .table(
    'template_versions',
    {
      templateId: uuid('template_id')
        .notNull()
        .references(() => templates.id, { onDelete: 'cascade' }),
      revision: integer('revision').notNull(),
      name: text('name').notNull(),
      subject: text('subject').notNull(),
      preheader: text('preheader').notNull(),
      lang: text('lang').notNull(),
      dir: text('dir', { enum: ['ltr', 'rtl'] }).notNull(),
      htmlValue: text('html_value').notNull(),
      cssValue: text('css_value').notNull(),
      cause: text('cause', { enum: VERSION_CAUSES }).notNull(),
      /** What was done, as a sentence; empty for versions that were saved before there were any. */
      title: text('title').notNull().default(''),
      operations: jsonb('operations').$type<Operation[]>().notNull().default([]),
      /** What it did to the version before it; nothing where there was none, or nobody said. */
      changes: jsonb('changes').$type<StepChange[]>(),
      createdAt: createdAt()
    },
    table => [
      primaryKey({ columns: [table.templateId, table.revision] }),
      index('template_versions_age').on(table.createdAt)
    ]
  )
  .enableRLS()

export const messages = mailwright
  .table(
    'messages',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      templateId: uuid('template_id')
        .notNull()
        .references(() => templates.id, { onDelete: 'cascade' }),
      role: text('role', { enum: ['user', 'assistant'] }).notNull(),
      content: text('content').notNull(),
      changes: jsonb('changes').$type<ChangeLine[]>().notNull().default([]),
      /** Of an opening message: what of the brief the email has not, with what was decided about it. */
      unplaced: jsonb('unplaced').$type<UnplacedAnswer[]>().notNull().default([]),
      /** What may have been meant, where nothing was changed for doubt. */
      guesses: jsonb('guesses').$type<GuessAnswer[]>().notNull().default([]),
      /** The revision that this reply made. */
      revision: integer('revision'),
      createdAt: createdAt()
    },
    table => [index('messages_template').on(table.templateId, table.createdAt)]
  )
  .enableRLS()

/** Answers of costly calls, so that the same key again is answered without a second charge. */
export const idempotentAnswers = mailwright
  .table(
    'idempotent_answers',
    {
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
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

/** Mails on their way. A sent one is gone, since mails hold links; one that was given up keeps only who should have had it. */
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

/** Pictures that people uploaded. Their files lie in the store, under `key`. */
export const assets = mailwright
  .table(
    'assets',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      name: text('name').notNull(),
      /** The name of its file: `<uuid>.png`. */
      key: text('key').notNull().unique(),
      width: integer('width').notNull(),
      height: integer('height').notNull(),
      bytes: integer('bytes').notNull(),
      createdAt: createdAt()
    },
    table => [
      index('assets_page').on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
    ]
  )
  .enableRLS()

/**
 * Files that are to leave the store. One is noted here before it is written, until its row stands; and by a trigger when its row
 * goes, with its account too. So no file is left behind, and the store is never searched: others may keep theirs in it.
 */
export const assetRemovals = mailwright
  .table(
    'asset_removals',
    {
      key: text('key').primaryKey(),
      dueAt: at('due_at').notNull().defaultNow()
    },
    table => [index('asset_removals_due').on(table.dueAt)]
  )
  .enableRLS()

/** Sections that a person keeps to use again. */
export const savedSections = mailwright
  .table(
    'saved_sections',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      name: text('name').notNull(),
      html: text('html').notNull(),
      css: text('css').notNull().default(''),
      /** Of the catalogue; null for what is none of ours. */
      kind: text('kind'),
      createdAt: createdAt()
    },
    table => [
      index('saved_sections_page').on(
        table.accountId,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst()
      )
    ]
  )
  .enableRLS()
