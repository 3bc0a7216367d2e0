import { and, desc, eq } from 'drizzle-orm'
import type { TemplateAnswer, VersionAnswer } from '../../contract/template.ts'
import type { Transaction } from '../database/database.ts'
import { templateVersions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { requireEntitlement } from './entitled.ts'
import { findLastChange, removeExchange } from './messages.ts'
import type { TemplateParts } from './parts.ts'
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
    const saved = await copyVersion(tx, row, reply.revision - 1)
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
    return toTemplateAnswer(await copyVersion(tx, row, revision))
  })
}

/** Every revision of the account's template, the newest first. */
export async function listVersions({ db }: TemplateParts, accountId: string, id: string): Promise<VersionAnswer[]> {
  await requireRow(db, accountId, id)
  const rows = await db
    .select({
      revision: templateVersions.revision,
      cause: templateVersions.cause,
      createdAt: templateVersions.createdAt
    })
    .from(templateVersions)
    .where(eq(templateVersions.templateId, id))
    .orderBy(desc(templateVersions.revision))
  return rows.map(({ createdAt, ...version }) => ({ ...version, created_at: createdAt.toISOString() }))
}

async function copyVersion(tx: Transaction, row: TemplateRow, revision: number): Promise<TemplateRow> {
  const [version] = await tx
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, row.id), eq(templateVersions.revision, revision)))
  if (!version) throw new AppError('not_found', 'This version does not exist.')
  return saveRevision(tx, row, toEmail(version), 'restore')
}
