import { bigint, boolean, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { DESIGNERS, SERVICES } from '../../../contract/designer.ts'
import { accountId, accounts } from './accounts.ts'
import { at, createdAt, mailwright } from './base.ts'
import { templates } from './templates.ts'

/** The account whose only row this is. */
const ownAccount = () =>
  uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Who designs for an account that has said so. */
export const designerChoices = mailwright
  .table('designer_choices', {
    accountId: ownAccount(),
    designer: text('designer', { enum: DESIGNERS }).notNull(),
    /** Of a model on this machine: the name of its server. */
    localServer: text('local_server'),
    localModel: text('local_model')
  })
  .enableRLS()

/** When work with the own key stops for the month. */
export const designerLimits = mailwright
  .table('designer_limits', {
    accountId: ownAccount(),
    unit: text('unit', { enum: ['dollars', 'tokens'] }).notNull(),
    /** Whole tokens, or millionths of a dollar. */
    amount: bigint('amount', { mode: 'number' }).notNull()
  })
  .enableRLS()

/** A person's own way to a model. */
export const designerConnections = mailwright
  .table('designer_connections', {
    accountId: ownAccount(),
    service: text('service', { enum: SERVICES }).notNull(),
    model: text('model').notNull(),
    /** Of a compatible service. */
    address: text('address'),
    /** Sealed for this account alone. */
    sealedKey: text('sealed_key'),
    keyEnd: text('key_end'),
    /** The last test that went well with what is set now. */
    testedAt: at('tested_at'),
    testMs: integer('test_ms'),
    testTokens: integer('test_tokens'),
    testCostMicros: bigint('test_cost_micros', { mode: 'number' })
  })
  .enableRLS()

/** One row for each request to a model, and one for each piece of work of the built-in designer. */
export const designerCalls = mailwright
  .table(
    'designer_calls',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: accountId(),
      templateId: uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
      /** The requests of one piece of work share it; the log names it when the work failed. */
      workId: uuid('work_id').notNull(),
      /** The work came to its end. */
      isDone: boolean('is_done').notNull(),
      purpose: text('purpose', { enum: ['create', 'change', 'refine', 'test'] }).notNull(),
      designer: text('designer', { enum: DESIGNERS }).notNull(),
      model: text('model').notNull(),
      inputTokens: integer('input_tokens').notNull(),
      cachedTokens: integer('cached_tokens').notNull(),
      outputTokens: integer('output_tokens').notNull(),
      /** In millionths of a dollar; null where the price is not known. */
      costMicros: bigint('cost_micros', { mode: 'number' }),
      ms: integer('ms').notNull(),
      outcome: text('outcome', { enum: ['done', 'failed', 'stopped'] }).notNull(),
      createdAt: createdAt()
    },
    table => [
      index('designer_calls_month').on(table.accountId, table.createdAt),
      index('designer_calls_template').on(table.templateId)
    ]
  )
  .enableRLS()
