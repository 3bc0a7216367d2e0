import { index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { GuessAnswer } from '../../../contract/template.ts'
import { VERSION_CAUSES } from '../../../contract/version.ts'
import type { StepChange } from '../../../email/history/step.ts'
import type { ChangeLine } from '../../../email/operations/change-line.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { createdAt, mailwright } from './base.ts'
import { templates } from './templates.ts'

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
      /** `EmailFacts` as JSON, to the byte as it was sent; empty where nothing is known. */
      factsValue: text('facts_value').notNull().default(''),
      cause: text('cause', { enum: VERSION_CAUSES }).notNull(),
      /** What was done, as a sentence; empty for versions that were saved before there were any. */
      title: text('title').notNull().default(''),
      operations: jsonb('operations').$type<Operation[]>().notNull().default([]),
      /** What it did to the version before it; nothing where there was none, or nobody said. */
      changes: jsonb('changes').$type<StepChange[]>(),
      /** The name of the designer that made it; nothing where a person did, or names were not kept yet. */
      designer: text('designer'),
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
      /** Of servers before this one, which may run beside it: no longer read or written. */
      unplaced: jsonb('unplaced').notNull().default([]),
      /** What may have been meant, where nothing was changed for doubt. */
      guesses: jsonb('guesses').$type<GuessAnswer[]>().notNull().default([]),
      /** The revision that this reply made. */
      revision: integer('revision'),
      createdAt: createdAt()
    },
    table => [index('messages_template').on(table.templateId, table.createdAt)]
  )
  .enableRLS()
