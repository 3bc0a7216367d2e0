import type { UpdateAnswer } from '../../contract/template.ts'
import type { Instruction } from '../../designer/designer.ts'
import type { Transaction } from '../database/database.ts'
import type { Job } from './job.ts'
import { addMessage } from './messages.ts'
import { contextOf, type TemplateParts } from './parts.ts'
import { replyOf } from './replies.ts'
import type { Work } from './run-designer.ts'
import { requireRow, saveRevision, type TemplateRow, toEmail } from './stored.ts'

/**
 * Changes a template by an instruction of the chat, free of charge. Throws `conflict` when the template was saved by
 * another while the designer worked; the chat and the template are then as if it had not been asked.
 */
export async function changeTemplate(
  parts: TemplateParts,
  accountId: string,
  id: string,
  instruction: Instruction,
  job: Job<UpdateAnswer>
): Promise<UpdateAnswer> {
  const before = await requireRow(parts.db, accountId, id)
  const askedAt = parts.clock()
  const asked = { email: toEmail(before), instruction, context: contextOf(parts) }
  const work = await parts.workers.design(asked, { ...job, accountId })
  return parts.db.transaction(async tx => {
    const after = await save(tx, before, work)
    await addMessage(tx, id, { role: 'user', content: instruction.text, at: askedAt })
    const message = await addMessage(tx, id, {
      role: 'assistant',
      content: replyOf(work),
      at: new Date(Math.max(parts.clock().getTime(), askedAt.getTime() + 1)),
      changes: work.lines,
      revision: work.applied.length === 0 ? null : after.revision
    })
    const answer = { ...toChange(after), message }
    await job.keep(tx, answer)
    return answer
  })
}

function save(tx: Transaction, { accountId, id, revision }: TemplateRow, work: Work): Promise<TemplateRow> {
  if (work.applied.length === 0) return requireRow(tx, accountId, id)
  return saveRevision(tx, { accountId, id, revision }, work.email, 'chat', work.applied)
}

function toChange({ htmlValue, cssValue, subject, preheader, name, revision }: TemplateRow) {
  return { html_value: htmlValue, css_value: cssValue, subject, preheader, name, revision }
}
