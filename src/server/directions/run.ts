import type { DirectionsAnswer } from '../../contract/directions.ts'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { DesignerContext } from '../../designer/designer.ts'
import type { DirectionName, EarlierDirection } from '../../designer/directions/direction.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { Transaction } from '../database/database.ts'
import { type DirectionSlot, templateDirections } from '../database/schema.ts'
import type { Asked } from '../templates/generate.ts'
import type { Job } from '../templates/job.ts'
import { saveMade } from '../templates/make.ts'
import { isForPeople, reasonOf } from '../templates/reason.ts'
import type { Work } from '../templates/run-designer.ts'
import { requireRow, toTemplateAnswer } from '../templates/stored.ts'
import { answerDirections } from './answer.ts'
import { designDirection, earlierOf, tell } from './design-direction.ts'
import { labelOf } from './direction-rows.ts'
import type { DirectionParts } from './parts.ts'
import { finishedSlot, saveDirection, titleOf } from './save-direction.ts'

export interface MadeDirections {
  template: TemplateAnswer
  directions: DirectionsAnswer
}

/** Two or three designs of one brief while they are made. */
export interface Run extends Omit<Asked, 'seed' | 'brandId'>, Pick<DesignerContext, 'seed' | 'today' | 'brand'> {
  accountId: string
  designer: string
  /** The credit that is held for all of them. */
  generation: string
  slots: DirectionSlot[]
  /** What those that are finished look like. */
  earlier: EarlierDirection[]
  /** What stands of the first that was begun. */
  begun?: { name: DirectionName; operations: Operation[] }
  /** From the first that is finished on. */
  templateId?: string
}

/** Makes one direction of a run. Answers why it failed, where the person can be told; throws anything else. */
export async function makeNext(
  parts: DirectionParts,
  run: Run,
  at: number,
  job: Job<MadeDirections>
): Promise<Error | undefined> {
  const { accountId, prompt: brief, language, form, seed, today, brand, earlier, templateId } = run
  const slot = run.slots[at]!
  const { name } = slot
  tell(job, { direction: at, event: 'begun', data: { name, label: labelOf(slot) } })
  const operations: Operation[] = []
  try {
    const order = { accountId, templateId, brief, at, name, earlier: [...earlier], language, form, seed, today, brand }
    const work = await designDirection(parts, order, job, operation => operations.push(operation))
    const made = await (templateId ? saveFurther : saveFirst)(parts, run, at, work, job)
    earlier.push(earlierOf(name, work.email))
    tell(job, { direction: at, event: 'finished', data: made })
    return undefined
  } catch (error) {
    if (operations.length > 0) run.begun ??= { name, operations }
    if (!isForPeople(error)) throw error
    const reason = reasonOf(error)
    run.slots[at] = { ...slot, reason }
    tell(job, { direction: at, event: 'failed', data: { message: reason } })
    return error
  }
}

type Save = (parts: DirectionParts, run: Run, at: number, work: Work, job: Job<MadeDirections>) => Promise<Saved>
type Saved = { template_id: string; revision: number }

/** The first that is finished is the template, and spends the credit of all. */
const saveFirst: Save = async (parts, run, at, work, job) => {
  const { accountId, brand, designer, generation, prompt: brief, language = null, form } = run
  const slots = run.slots.with(at, finishedSlot(run.slots[at]!, 1, work))
  const paid = { accountId, brand, designer, generation, title: titleOf(run.slots[at]!) }
  const { template } = await saveMade(parts, paid, work, {
    keep: async (tx, { template: { id: templateId } }) => {
      await tx.insert(templateDirections).values({ templateId, brief, language, form, slots })
      await job.keep(tx, await answerRun(tx, accountId, templateId))
    }
  })
  run.templateId = template.id
  return { template_id: template.id, revision: template.revision }
}

const saveFurther: Save = ({ db, clock }, { accountId, templateId = '', designer }, at, work, job) =>
  db.transaction(async tx => {
    const revision = await saveDirection(tx, { accountId, templateId, at, work, designer, now: clock() })
    await job.keep(tx, await answerRun(tx, accountId, templateId))
    return { template_id: templateId, revision }
  })

export async function answerRun(tx: Transaction, accountId: string, templateId: string): Promise<MadeDirections> {
  const template = toTemplateAnswer(await requireRow(tx, accountId, templateId))
  return { template, directions: await answerDirections(tx, accountId, templateId) }
}
