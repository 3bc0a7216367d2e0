import { eq } from 'drizzle-orm'
import { DIRECTIONS } from '../../designer/directions/direction.ts'
import type { Database, Transaction } from '../database/database.ts'
import { type DirectionSlot, templateDirections } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { TemplateRow } from '../templates/stored.ts'

export type DirectionRow = typeof templateDirections.$inferSelect

const none = () => new AppError('not_found', 'This template was made in one direction only.')
const missing = () => new AppError('not_found', 'This brief was made in fewer directions.')

/** The directions of a template. With `isChanged` they are kept from others until the transaction ends. */
export async function findDirectionRow(
  db: Database | Transaction,
  templateId: string,
  { isChanged = false } = {}
): Promise<DirectionRow | undefined> {
  const query = db.select().from(templateDirections).where(eq(templateDirections.templateId, templateId))
  const [row] = await (isChanged ? query.for('update') : query)
  return row
}

export async function requireDirectionRow(...asked: Parameters<typeof findDirectionRow>): Promise<DirectionRow> {
  const row = await findDirectionRow(...asked)
  if (!row) throw none()
  return row
}

export function requireSlot({ slots }: Pick<DirectionRow, 'slots'>, at: number): DirectionSlot {
  const slot = slots[at]
  if (!slot) throw missing()
  return slot
}

export async function updateDirections(
  tx: Database | Transaction,
  templateId: string,
  fields: Partial<Pick<DirectionRow, 'slots' | 'taken'>>
): Promise<void> {
  await tx.update(templateDirections).set(fields).where(eq(templateDirections.templateId, templateId))
}

export const labelOf = ({ name }: Pick<DirectionSlot, 'name'>): string => DIRECTIONS[name].label

/** Is what the template is now somebody's work, and none of the directions as they were made? */
export const isGoneOn = ({ slots, taken }: DirectionRow, { revision }: Pick<TemplateRow, 'revision'>): boolean =>
  taken !== null || !slots.some(slot => slot.revision === revision)
