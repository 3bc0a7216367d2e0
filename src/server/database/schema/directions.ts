import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { FormAsked } from '../../../designer/designer.ts'
import type { DirectionName } from '../../../designer/directions/direction.ts'
import { createdAt, mailwright } from './base.ts'
import { templates } from './templates.ts'

/** One design of a brief, as far as it came. */
export interface DirectionSlot {
  name: DirectionName
  /** The version that it is. */
  revision: number | null
  /** Why there is none. */
  reason: string | null
  /** The first line of the chat, once it is taken. */
  opening?: { content: string }
}

/** Of templates whose brief was made in several directions. */
export const templateDirections = mailwright
  .table('template_directions', {
    templateId: uuid('template_id')
      .primaryKey()
      .references(() => templates.id, { onDelete: 'cascade' }),
    brief: text('brief').notNull(),
    /** The language that was asked for, whatever that of the brief. */
    language: text('language', { enum: ['en'] }),
    /** What was corrected of a reading before there were forms; no longer written. */
    facts: jsonb('facts').notNull().default([]),
    /** What the form of the brief held; nothing where there was none. */
    form: jsonb('form').$type<FormAsked>(),
    slots: jsonb('slots').$type<DirectionSlot[]>().notNull(),
    /** The place of the one that the template goes on from. */
    taken: integer('taken'),
    createdAt: createdAt()
  })
  .enableRLS()
