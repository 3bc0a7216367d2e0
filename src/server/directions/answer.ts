import type { DirectionAnswer, DirectionsAnswer } from '../../contract/directions.ts'
import type { Database, Transaction } from '../database/database.ts'
import { findVersion } from '../templates/conversation.ts'
import { requireRow, type TemplateRow, toTemplateAnswer } from '../templates/stored.ts'
import { type DirectionRow, labelOf, requireDirectionRow } from './direction-rows.ts'

/** The directions of an account's template; throws `not_found`. */
export async function answerDirections(
  db: Database | Transaction,
  accountId: string,
  templateId: string
): Promise<DirectionsAnswer> {
  const template = await requireRow(db, accountId, templateId)
  const row = await requireDirectionRow(db, templateId)
  const directions: DirectionAnswer[] = []
  for (const at of row.slots.keys()) directions.push(await answerSlot(db, template, row, at))
  const { brief, taken } = row
  return { template_id: templateId, revision: template.revision, brief, directions, taken }
}

async function answerSlot(
  db: Database | Transaction,
  template: TemplateRow,
  { slots, taken }: DirectionRow,
  at: number
): Promise<DirectionAnswer> {
  const slot = slots[at]!
  const { name, revision, reason } = slot
  const version = revision === null ? undefined : await findVersion(db, template.id, revision)
  const email = taken === at ? template : version && { ...template, ...version }
  return { name, label: labelOf(slot), revision, reason, email: email ? emailOf(email) : null }
}

function emailOf(row: TemplateRow): DirectionAnswer['email'] {
  const { name, subject, preheader, html_value, css_value, facts_value, lang, dir } = toTemplateAnswer(row)
  return { name, subject, preheader, html_value, css_value, facts_value, lang, dir }
}
