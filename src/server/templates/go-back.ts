import type { TemplateAnswer } from '../../contract/template.ts'
import type { Transaction } from '../database/database.ts'
import type { templateVersions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { findVersion } from './conversation.ts'
import { requireEntitlement } from './entitled.ts'
import { findLastChange, removeExchange } from './messages.ts'
import type { TemplateParts } from './parts.ts'
import { restored } from './restored.ts'
import { requireRow, saveRevision, type TemplateRow, toEmail, toTemplateAnswer } from './stored.ts'

/** Takes back the last change of the chat: the revision before it becomes the newest, and what was said about it goes. */
export async function rollbackTemplate(parts: TemplateParts, accountId: string, id: string): Promise<TemplateAnswer> {
  await requireRow(parts.db, accountId, id)
  await requireEntitlement(parts, accountId, 'access_rollback_feature')
  return parts.db.transaction(async tx => {
    const row = await requireRow(tx, accountId, id)
    const reply = await findLastChange(tx, id)
    if (!reply?.revision)
      throw new AppError('conflict', 'There is nothing to restore: the chat has not changed this template.')
    const saved = await copyVersion(tx, row, reply.revision - 1, () => 'The last reply was taken back')
    await removeExchange(tx, reply)
    return toTemplateAnswer(saved)
  })
}

/** Makes an earlier revision the newest; the ones between stay. */
export async function restoreVersion(
  parts: TemplateParts,
  accountId: string,
  id: string,
  revision: number
): Promise<TemplateAnswer> {
  await requireRow(parts.db, accountId, id)
  await requireEntitlement(parts, accountId, 'access_rollback_feature')
  return parts.db.transaction(async tx => {
    const row = await requireRow(tx, accountId, id)
    const title = ({ title: done, createdAt }: Version) =>
      `Restored the version of ${momentOf(createdAt)}${done && `: ${done}`}`
    return toTemplateAnswer(await copyVersion(tx, row, revision, title))
  })
}

type Version = typeof templateVersions.$inferSelect

/** A moment as a title names it; lists show times in the person's own zone beside it. */
const momentOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

async function copyVersion(
  tx: Transaction,
  row: TemplateRow,
  revision: number,
  titleOf: (version: Version) => string
): Promise<TemplateRow> {
  const version = await findVersion(tx, row.id, revision)
  if (!version) throw new AppError('not_found', 'This version does not exist, or it is no longer kept.')
  return saveRevision(tx, row, toEmail(version), restored(row, version, titleOf(version)))
}
