import type { TemplateAnswer } from '../../contract/template.ts'
import type { DesignerContext } from '../../designer/designer.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { Choice } from '../designers/choice.ts'
import { type DraftRow, takeDraft } from '../drafts/draft-rows.ts'
import { keepWhatStands } from '../drafts/keep-what-stands.ts'
import { AppError } from '../errors.ts'
import type { Job } from './job.ts'
import { addMessage } from './messages.ts'
import type { TemplateParts } from './parts.ts'
import { openingOf } from './replies.ts'
import { refuseEmpty, type Work } from './run-designer.ts'
import { insertTemplate, toTemplateAnswer } from './stored.ts'

export interface GenerateAnswer {
  template: TemplateAnswer
}

/** An email that is to be made for one credit. */
export interface Order extends Pick<DesignerContext, 'language' | 'form' | 'seed' | 'today' | 'brand' | 'direction'> {
  accountId: string
  brief: string
  /** Who makes it this once, instead of the account's choice. */
  choice?: Choice | undefined
  /** What was made of it before it was cut. */
  draft?: DraftRow
}

/**
 * Makes a template. The credit is held while the designer works, and spent in the transaction that saves the template; whatever
 * goes wrong before that gives it back, and what stands by then is kept as a draft.
 */
export async function makeTemplate(
  parts: TemplateParts,
  order: Order,
  job: Job<GenerateAnswer>
): Promise<GenerateAnswer> {
  const { accountId, choice } = order
  const designer = await parts.designers.nameOf(accountId, choice)
  const generation = await parts.credits.hold(accountId)
  const operations: Operation[] = []
  const emit: typeof job.emit = step => {
    if (step.event === 'operation') operations.push(step.data)
    job.emit(step)
  }
  try {
    const work = await parts.designers.design(askedOf(parts, order), { ...job, emit, accountId, choice })
    return await saveMade(parts, { ...order, generation, designer }, refuseEmpty(work), job)
  } catch (error) {
    await parts.credits.release(generation)
    await keepWhatStands(parts, { ...order, designer, operations }, error, job.signal)
    throw error
  }
}

function askedOf({ siteUrl }: TemplateParts, { brief, draft, ...asked }: Order) {
  const { language, form, seed, today, brand, direction } = asked
  return { brief, context: { siteUrl, language, form, seed, today, brand, direction, begun: draft?.operations } }
}

/** Saves what was made as a template that spends what is held for it; the draft it comes from, if any, goes with that. */
export function saveMade(
  { db, credits, clock }: TemplateParts,
  {
    accountId,
    brand,
    draft,
    generation,
    designer,
    title = 'Made from a brief'
  }: Pick<Order, 'accountId' | 'brand' | 'draft'> & Paid,
  work: Work,
  job: Pick<Job<GenerateAnswer>, 'keep'>
): Promise<GenerateAnswer> {
  return db.transaction(async tx => {
    if (draft) await takeDraft(tx, draft)
    if (!(await credits.commit(generation, tx))) {
      throw new AppError(
        'designer_timeout',
        'This took too long and was given up. Nothing was charged; please try again.'
      )
    }
    const row = await insertTemplate(tx, { accountId, brandId: brand?.id }, work.email, {
      cause: 'generate',
      title,
      operations: work.applied,
      changes: work.changes,
      designer
    })
    await addMessage(tx, row.id, { role: 'assistant', content: openingOf(work), at: clock() })
    const answer = { template: toTemplateAnswer(row) }
    await job.keep(tx, answer)
    return answer
  })
}

interface Paid {
  /** What is held for it. */
  generation: string
  /** The name of who made it. */
  designer: string
  /** What its first version is called. */
  title?: string
}
