import { namedChanges } from '../../email/history/named-changes.ts'
import type { Transaction } from '../database/database.ts'
import { type DirectionSlot, templates } from '../database/schema.ts'
import { openingOf } from '../templates/replies.ts'
import { restored } from '../templates/restored.ts'
import type { Work } from '../templates/run-designer.ts'
import { isOwn, requireRow, saveRevisions, type TemplateRow, toEmail } from '../templates/stored.ts'
import { columnsOf, type Made } from '../templates/stored-versions.ts'
import {
  type DirectionRow,
  isGoneOn,
  labelOf,
  requireDirectionRow,
  requireSlot,
  updateDirections
} from './direction-rows.ts'
import { sayOpening } from './opening-line.ts'

export interface Finished {
  accountId: string
  templateId: string
  at: number
  work: Work
  /** The name of who made it. */
  designer: string
  now: Date
}

/** How a slot stands once its direction is finished. */
export function finishedSlot({ name }: Pick<DirectionSlot, 'name'>, revision: number, work: Work): DirectionSlot {
  return { name, revision, reason: null, opening: { content: openingOf(work) } }
}

/**
 * Saves a direction as a further version, and answers which. It becomes the newest, unless the template was gone on with in the
 * meantime: then that stays the newest.
 */
export async function saveDirection(tx: Transaction, finished: Finished): Promise<number> {
  const { accountId, templateId, at, work, now } = finished
  const directions = await requireDirectionRow(tx, templateId, { isChanged: true })
  // A save by hand waits for it, and what took a designer minutes is not refused for it.
  await tx.select({ id: templates.id }).from(templates).where(isOwn(accountId, templateId)).for('update')
  const row = await requireRow(tx, accountId, templateId)
  const slot = requireSlot(directions, at)
  const isKept = directions.taken !== at && isGoneOn(directions, row)
  const made = { email: work.email, made: madeOf(row, slot, finished) }
  const kept = { email: toEmail(row), made: restored({ ...row, ...columnsOf(work.email) }, row, 'Kept as you left it') }
  await saveRevisions(tx, row, isKept ? [made, kept] : [made])
  const revision = row.revision + 1
  const next = finishedSlot(slot, revision, work)
  await updateDirections(tx, templateId, {
    slots: directions.slots.with(at, next),
    taken: directions.taken === at ? null : directions.taken
  })
  if (!isKept) await sayOpening(tx, templateId, next, now)
  return revision
}

const madeOf = (row: TemplateRow, slot: DirectionSlot, { work, designer }: Finished): Made => ({
  cause: 'generate',
  title: titleOf(slot),
  operations: work.applied,
  changes: namedChanges(toEmail(row), work.email),
  designer
})

/** What the version of a direction is called. */
export const titleOf = (slot: Pick<DirectionRow['slots'][number], 'name'>): string =>
  `Made from a brief: **${labelOf(slot)}**`
