import type { MessageAnswer, PageQuery, TemplateAnswer, TemplatePage, UpdateAnswer } from '../../contract/template.ts'
import type { LaterVersionsAnswer, VersionPage, VersionsQuery, WholeVersionAnswer } from '../../contract/version.ts'
import { previewDocument } from '../../email/compile/preview.ts'
import type { Account } from '../accounts/account.ts'
import { type Asked as Change, changeTemplate } from './change.ts'
import { createTemplate, type Fields } from './create.ts'
import { duplicateTemplate } from './duplicate.ts'
import { requireEntitlement } from './entitled.ts'
import type { ExportedFile, ExportFormat } from './export.ts'
import { type Asked, generateTemplate } from './generate.ts'
import { restoreVersion, rollbackTemplate } from './go-back.ts'
import type { Job } from './job.ts'
import { listPage } from './list.ts'
import type { GenerateAnswer } from './make.ts'
import { listMessages } from './messages.ts'
import type { TemplateParts } from './parts.ts'
import { type Patch, patchTemplate } from './patch.ts'
import { removeTemplate, undeleteTemplate } from './remove.ts'
import { sendTest } from './send-test.ts'
import { findRow, requireRow, toEmail, toTemplateAnswer } from './stored.ts'
import { changesSince, listVersions, requireVersion } from './versions.ts'

/** The templates of one account at a time; another account's template is `not_found` to every call. */
export interface TemplateService {
  /** A page of cards. Throws `bad_request` for a cursor that is not ours, or of another order or search. */
  list: (accountId: string, query: PageQuery) => Promise<TemplatePage>
  find: (accountId: string, id: string) => Promise<TemplateAnswer | undefined>
  require: (accountId: string, id: string) => Promise<TemplateAnswer>
  /** Asked again with the id of a template that is the same, it answers that one; throws `conflict` where it is another by now. */
  create: (accountId: string, fields: Fields) => Promise<TemplateAnswer>
  /** Saves by hand; throws `conflict` when `revision` is not the newest. */
  patch: (accountId: string, id: string, patch: Patch) => Promise<TemplateAnswer>
  /** From then on it is `not_found`; for a day it can be brought back. */
  remove: (accountId: string, id: string) => Promise<void>
  undelete: (accountId: string, id: string) => Promise<TemplateAnswer>
  duplicate: (accountId: string, id: string) => Promise<TemplateAnswer>
  /** `language` is the one asked for, whatever that of the prompt; `form` wins over what is read of it. */
  generate: (accountId: string, asked: Asked, job: Job<GenerateAnswer>) => Promise<GenerateAnswer>
  change: (accountId: string, id: string, asked: Change, job: Job<UpdateAnswer>) => Promise<UpdateAnswer>
  rollback: (accountId: string, id: string) => Promise<TemplateAnswer>
  restore: (accountId: string, id: string, revision: number) => Promise<TemplateAnswer>
  /** A page of versions, the newest first. */
  versions: (accountId: string, id: string, query?: VersionsQuery) => Promise<VersionPage>
  version: (accountId: string, id: string, revision: number) => Promise<WholeVersionAnswer>
  /** What was saved after a revision, version by version. */
  changesSince: (accountId: string, id: string, revision: number) => Promise<LaterVersionsAnswer>
  messages: (accountId: string, id: string) => Promise<MessageAnswer[]>
  /** The template as a page that runs nothing; nothing where there is no such template. */
  preview: (accountId: string, id: string, signal?: AbortSignal) => Promise<string | undefined>
  export: (accountId: string, id: string, format: ExportFormat, signal?: AbortSignal) => Promise<ExportedFile>
  /** Sends the email once, to the account's own address unless another is given; answers where to. */
  sendTest: (account: Account, id: string, to?: string, signal?: AbortSignal) => Promise<string>
}

const FIRST_PAGE = { limit: 50 }

/** For callers that cannot leave. */
const STAYS = new AbortController().signal

export function createTemplates(parts: TemplateParts): TemplateService {
  const { db } = parts
  return {
    list: (accountId, query) => listPage(db, accountId, query),
    find: async (accountId, id) => {
      const row = await findRow(db, accountId, id)
      return row && toTemplateAnswer(row)
    },
    require: async (accountId, id) => toTemplateAnswer(await requireRow(db, accountId, id)),
    create: (accountId, fields) => createTemplate(parts, accountId, fields),
    patch: (accountId, id, fields) => patchTemplate(parts, accountId, id, fields),
    remove: (accountId, id) => removeTemplate(parts, accountId, id),
    undelete: (accountId, id) => undeleteTemplate(parts, accountId, id),
    duplicate: (accountId, id) => duplicateTemplate(parts, accountId, id),
    generate: (accountId, asked, job) => generateTemplate(parts, accountId, asked, job),
    change: (accountId, id, asked, job) => changeTemplate(parts, accountId, id, asked, job),
    rollback: (accountId, id) => rollbackTemplate(parts, accountId, id),
    restore: (accountId, id, revision) => restoreVersion(parts, accountId, id, revision),
    versions: (accountId, id, query = FIRST_PAGE) => listVersions(parts, accountId, id, query),
    version: (accountId, id, revision) => requireVersion(parts, accountId, id, revision),
    changesSince: (accountId, id, revision) => changesSince(parts, accountId, id, revision),
    messages: async (accountId, id) => {
      await requireRow(db, accountId, id)
      return listMessages(db, id)
    },
    preview: (accountId, id, signal = STAYS) => previewTemplate(parts, accountId, id, signal),
    export: (accountId, id, format, signal = STAYS) => exportTemplate(parts, accountId, id, format, signal),
    sendTest: (account, id, to = account.email, signal = STAYS) => sendTest(parts, account, id, to, signal)
  }
}

/** A list asks for many pictures at once: most are laid out in a moment, and only the others are worth a worker's turn. */
const QUICK_CHARACTERS = 50_000

async function previewTemplate({ db, workers }: TemplateParts, accountId: string, id: string, signal: AbortSignal) {
  const row = await findRow(db, accountId, id)
  if (!row) return undefined
  const isQuick = row.htmlValue.length + row.cssValue.length <= QUICK_CHARACTERS
  return isQuick ? previewDocument(toEmail(row)) : workers.preview(toEmail(row), { accountId, signal })
}

async function exportTemplate(
  parts: TemplateParts,
  accountId: string,
  id: string,
  format: ExportFormat,
  signal: AbortSignal
): Promise<ExportedFile> {
  const row = await requireRow(parts.db, accountId, id)
  await requireEntitlement(parts, accountId, 'access_export_feature')
  const { siteUrl, mailFrom } = parts
  const asked = { email: toEmail(row), savedAt: row.updatedAt, format, siteUrl, mailFrom }
  return parts.workers.export(asked, { accountId, signal })
}
