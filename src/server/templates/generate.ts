import type { TemplateAnswer } from '../../contract/template.ts'
import { type DesignerContext, DesignerError } from '../../designer/designer.ts'
import { AppError } from '../errors.ts'
import { requireEntitlement } from './entitled.ts'
import type { Job } from './job.ts'
import { addMessage } from './messages.ts'
import { contextOf, type TemplateParts } from './parts.ts'
import { openingOf, unplacedOf } from './replies.ts'
import type { Work } from './run-designer.ts'
import { insertTemplate, toTemplateAnswer } from './stored.ts'

export interface GenerateAnswer {
  template: TemplateAnswer
}

/** What an email is asked for with. */
export interface Asked extends Pick<DesignerContext, 'language' | 'facts'> {
  prompt: string
}

/**
 * Makes a template from a brief for one credit. The credit is held while the designer works, and spent in the
 * transaction that saves the template; whatever goes wrong before that gives it back.
 */
export async function generateTemplate(
  parts: TemplateParts,
  accountId: string,
  { prompt, ...asks }: Asked,
  job: Job<GenerateAnswer>
): Promise<GenerateAnswer> {
  await requireEntitlement(parts, accountId, 'access_credits')
  const generation = await parts.credits.hold(accountId)
  try {
    const asked = { brief: prompt, context: { ...contextOf(parts), ...asks } }
    const designer = await parts.designers.nameOf(accountId)
    const work = await parts.designers.design(asked, { ...job, accountId })
    return await save(parts, { accountId, generation, designer }, refuseEmpty(work), job)
  } catch (error) {
    await parts.credits.release(generation)
    throw error
  }
}

function refuseEmpty(work: Work): Work {
  if (work.email.html.trim() !== '') return work
  throw new DesignerError(
    'unusable',
    'The designer made nothing of this brief. Nothing was charged; say more and try again.'
  )
}

function save(
  { db, credits, clock }: TemplateParts,
  { accountId, generation, designer }: { accountId: string; generation: string; designer: string },
  work: Work,
  job: Job<GenerateAnswer>
): Promise<GenerateAnswer> {
  return db.transaction(async tx => {
    if (!(await credits.commit(generation, tx))) {
      throw new AppError(
        'designer_timeout',
        'This took too long and was given up. Nothing was charged; please try again.'
      )
    }
    const row = await insertTemplate(tx, accountId, work.email, {
      cause: 'generate',
      title: 'Made from a brief',
      operations: work.applied,
      changes: work.changes,
      designer
    })
    const unplaced = unplacedOf(work)
    await addMessage(tx, row.id, { role: 'assistant', content: openingOf(work), unplaced, at: clock() })
    const answer = { template: toTemplateAnswer(row) }
    await job.keep(tx, answer)
    return answer
  })
}
