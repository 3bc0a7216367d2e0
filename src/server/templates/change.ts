import type { z } from 'zod'
import type { UpdateAnswer, UpdateTemplate } from '../../contract/template.ts'
import { stepTitle } from '../../email/history/step-title.ts'
import type { Database, Transaction } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { conversationOf } from './conversation.ts'
import { requireEntitlement } from './entitled.ts'
import type { Job } from './job.ts'
import { addMessage, findMessage } from './messages.ts'
import { contextOf, type TemplateParts } from './parts.ts'
import { replyOf } from './replies.ts'
import { runDesigner, type Work } from './run-designer.ts'
import { requireRow, saveRevision, type TemplateRow, toEmail } from './stored.ts'
import { takeBack } from './take-back.ts'

/** An instruction, or one of the guesses that a reply offered. */
export type Asked = Pick<z.infer<typeof UpdateTemplate>, 'prompt' | 'selected' | 'guess' | 'again'>

/**
 * Changes a template by an instruction of the chat, free of charge. Throws `conflict` when the template was saved by
 * another while the designer worked; the chat and the template are then as if it had not been asked.
 */
export async function changeTemplate(
  parts: TemplateParts,
  accountId: string,
  id: string,
  asked: Asked,
  job: Job<UpdateAnswer>
): Promise<UpdateAnswer> {
  const before = await requireRow(parts.db, accountId, id)
  const askedAt = parts.clock()
  const designer = await parts.designers.nameOf(accountId)
  const { work, said } = await workOf(parts, before, asked, job)
  if (work.isUndo) await requireEntitlement(parts, accountId, 'access_rollback_feature')
  return parts.db.transaction(async tx => {
    const { row, reply, isNew } = await save(tx, before, work, designer)
    await addMessage(tx, id, { role: 'user', content: said, at: askedAt })
    const message = await addMessage(tx, id, {
      role: 'assistant',
      content: reply,
      at: new Date(Math.max(parts.clock().getTime(), askedAt.getTime() + 1)),
      changes: work.lines,
      guesses: work.guesses,
      revision: isNew ? row.revision : null
    })
    const answer = { ...toChange(row), message }
    await job.keep(tx, answer)
    return answer
  })
}

/** What comes of an instruction: the designer's work, or what a guess offered, which nobody reads again. */
async function workOf(
  parts: TemplateParts,
  row: TemplateRow,
  { prompt, selected, guess, again }: Asked,
  job: Job<UpdateAnswer>
): Promise<{ work: Work; said: string }> {
  const email = toEmail(row)
  const brand = row.brandId ? await parts.brands.wornBy(row.accountId, row.brandId) : undefined
  if (guess) {
    const { label, operations } = await requireGuess(parts.db, row.id, guess)
    const events = operations.map(operation => ({ type: 'operation' as const, operation }))
    return { work: await runDesigner(inTurn(events), email, { ...job, brand }), said: label }
  }
  const turns = await conversationOf(parts.db, row.id)
  const instruction = { text: prompt, ...turns, ...(selected && { selected }), ...(again && { isAgain: true }) }
  const asked = { email, instruction, context: { ...contextOf(parts), brand } }
  const caller = { ...job, accountId: row.accountId, templateId: row.id }
  return { work: await parts.designers.design(asked, caller), said: prompt }
}

async function requireGuess(db: Database, templateId: string, guess: NonNullable<Asked['guess']>) {
  const message = await findMessage(db, templateId, guess.message_id)
  const found = message?.guesses[guess.index]
  if (!found) throw new AppError('not_found', 'This message does not exist, or it offered nothing there.')
  return found
}

async function* inTurn<T>(events: readonly T[]): AsyncGenerator<T> {
  yield* events
}

interface Saved {
  row: TemplateRow
  reply: string
  /** A revision was made. */
  isNew: boolean
}

async function save(tx: Transaction, before: TemplateRow, work: Work, designer: string): Promise<Saved> {
  const { accountId, id, revision } = before
  if (work.applied.length > 0) {
    const row = await saveRevision(tx, { accountId, id, revision }, work.email, {
      cause: 'chat',
      title: stepTitle(work.lines, 'chat'),
      operations: work.applied,
      changes: work.changes,
      designer
    })
    return { row, reply: replyOf(work), isNew: true }
  }
  if (!work.isUndo) return { row: await requireRow(tx, accountId, id), reply: replyOf(work), isNew: false }
  const { row, said } = await takeBack(tx, before)
  return { row, reply: said, isNew: row.revision !== revision }
}

function toChange({ htmlValue, cssValue, factsValue, subject, preheader, name, revision }: TemplateRow) {
  return { html_value: htmlValue, css_value: cssValue, facts_value: factsValue, subject, preheader, name, revision }
}
