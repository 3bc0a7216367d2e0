import type { TemplateAnswer } from '../../contract/template.ts'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { findVersion, missingVersion, type Version } from './conversation.ts'
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
    const earlier = await findVersion(tx, id, reply.revision - 1)
    if (!earlier) throw new AppError('conflict', GONE)
    const saved = await makeNewest(tx, row, earlier, 'The last reply was taken back')
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
    const version = await findVersion(tx, id, revision)
    if (!version) throw missingVersion()
    return toTemplateAnswer(await makeNewest(tx, row, version, restoredTitle(version)))
  })
}

const GONE =
  'The email as it was before that reply is no longer kept: after 30 days the last version of each day stays. Nothing was changed; open the versions to go back to one of those.'

/** Of a version that was a restore itself, what it restored. */
const restoredTitle = ({ title }: Version): string => (title ? `${RESTORED}${title.replace(RESTORED, '')}` : '')
const RESTORED = 'Restored: '

const makeNewest = (tx: Transaction, row: TemplateRow, version: Version, title: string): Promise<TemplateRow> =>
  saveRevision(tx, row, toEmail(version), restored(row, version, title))
