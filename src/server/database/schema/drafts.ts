import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { FormAsked } from '../../../designer/designer.ts'
import type { DirectionName } from '../../../designer/directions/direction.ts'
import type { EmailSource } from '../../../email/email.ts'
import type { StepChange } from '../../../email/history/step.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { accountId } from './accounts.ts'
import { at, mailwright } from './base.ts'
import { brandId } from './brands.ts'

/** Emails whose making was cut after a section stood. They become templates, or go. */
export const drafts = mailwright
  .table(
    'drafts',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: accountId(),
      brief: text('brief').notNull(),
      /** The language that was asked for, whatever that of the brief. */
      language: text('language', { enum: ['en'] }),
      /** What was corrected of a reading before there were forms; no longer written. */
      facts: jsonb('facts').notNull().default([]),
      /** What the form of the brief held; nothing where there was none. */
      form: jsonb('form').$type<FormAsked>(),
      /** The brand that it was made in. */
      brandId: brandId(),
      /** The direction that it was asked for in, if it was one of several. */
      direction: text('direction').$type<DirectionName>(),
      /** With it and the day, the built-in designer makes the same email of the brief again. */
      seed: integer('seed').notNull(),
      askedAt: at('asked_at').notNull(),
      /** The name of the designer that made it. */
      designer: text('designer').notNull(),
      email: jsonb('email').$type<EmailSource>().notNull(),
      operations: jsonb('operations').$type<Operation[]>().notNull(),
      /** What each operation did. */
      changes: jsonb('changes').$type<StepChange[]>().notNull(),
      /** Why it was cut, as the person is told. */
      reason: text('reason').notNull(),
      /** The designer failed; nobody stopped it. */
      hasFailed: boolean('has_failed').notNull(),
      cutAt: at('cut_at').notNull(),
      /** Since when it is being turned into a template; nobody else may meanwhile. */
      heldAt: at('held_at'),
      /** When it was discarded. It can be brought back until it is purged; no call finds it. */
      deletedAt: at('deleted_at')
    },
    table => [
      index('drafts_brand').on(table.brandId).where(sql`${table.brandId} is not null`),
      index('drafts_newest').on(table.accountId, table.cutAt.desc().nullsFirst())
    ]
  )
  .enableRLS()
