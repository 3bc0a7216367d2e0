import { randomUUID } from 'node:crypto'
import type { ModelCall } from '../../designer/designer.ts'
import { DesignerError } from '../../designer/designer.ts'
import { brandsOf } from '../brands/brand-rows.ts'
import { describeError } from '../log-error.ts'
import type { Job } from '../templates/job.ts'
import type { Work } from '../templates/run-designer.ts'
import type { DesignAsked, DesignStep } from '../workers/tasks.ts'
import { type Choice, type Chosen, choiceOf, chosenBy } from './choice.ts'
import { findEarlierEmail } from './earlier-email.ts'
import { explain, settingsOf } from './explain.ts'
import { requireShare } from './limits.ts'
import type { DesignerParts } from './parts.ts'
import { costMicros } from './prices.ts'
import { type CallRow, keepCalls } from './usage.ts'

export type Asked = DesignAsked extends infer A ? (A extends unknown ? Omit<A, 'ai'> : never) : never

/** For whom a designer works, and on which template, if it is there already. */
export interface Caller extends Pick<Job<never>, 'emit' | 'look' | 'signal'> {
  accountId: string
  templateId?: string
  /** Who works this once, instead of the account's choice. */
  choice?: Choice | undefined
}

/** The designer of a choice does a piece of work; what it asked of models is kept, however it ended. */
export async function design(parts: DesignerParts, asked: Asked, caller: Caller): Promise<Work> {
  const { accountId, choice } = caller
  const by = await chosenBy(parts, accountId, choice ?? (await choiceOf(parts, accountId)))
  const { work } = await designBy(parts, by, by.ai ? await forModel(parts, asked, caller) : asked, caller)
  return work
}

/** A model that makes an email is asked for what is missing, and told how earlier ones look where the account has no brand to say it. */
async function forModel({ db, refine }: DesignerParts, asked: Asked, { accountId }: Caller): Promise<Asked> {
  if (!('brief' in asked)) return asked
  const hasBrands = (await brandsOf(db, accountId)).length > 0
  const earlier = hasBrands ? undefined : await findEarlierEmail(db, accountId)
  return { ...asked, context: { ...asked.context, earlier, refine } }
}

/** As `design`, by a designer that is known; answers the requests too. `purpose` is why, where the work itself does not say. */
export async function designBy(
  parts: DesignerParts,
  by: Chosen,
  asked: Asked,
  caller: Caller & { purpose?: ModelCall['purpose'] }
): Promise<{ work: Work; calls: CallRow[] }> {
  const { accountId, templateId = null, purpose, signal, emit, look } = caller
  await requireShare(parts, accountId, by)
  const workId = randomUUID()
  const calls: CallRow[] = []
  const hear = (step: DesignStep) => {
    if (step.event !== 'call') return emit(step)
    calls.push(rowOf(by, { ...step.data, purpose: purpose ?? step.data.purpose }, templateId))
  }
  const keep = (isDone: boolean) => keepCalls(parts.db, { accountId, workId, isDone, at: parts.clock() }, calls)
  try {
    const shown = look && { ask: () => look(emit) }
    const work = await parts.workers.design(
      { ...asked, ai: by.ai, isShown: shown !== undefined },
      { accountId, signal, emit: hear, ...shown }
    )
    if (!by.ai) calls.push(rowOf(by, builtInCall('brief' in asked), templateId))
    await keep(true)
    return { work, calls }
  } catch (error) {
    await keep(false)
    throw error instanceof DesignerError ? report(parts, error, by, workId) : error
  }
}

function rowOf({ designer, ai }: Chosen, call: ModelCall, templateId: string | null): CallRow {
  const isFree = designer === 'local' || designer === 'offline'
  const { writtenTokens: _, ...kept } = call
  return { ...kept, designer, templateId, costMicros: isFree || !ai ? 0 : costMicros(ai, call) }
}

const builtInCall = (isNew: boolean): ModelCall => ({
  purpose: isNew ? 'create' : 'change',
  model: 'built-in',
  ...{ inputTokens: 0, cachedTokens: 0, writtenTokens: 0, outputTokens: 0, ms: 0, outcome: 'done' }
})

/** The cause goes to the log, once, under the id that the kept requests have; the person reads what they can do. */
function report({ log }: DesignerParts, error: DesignerError, by: Chosen, workId: string): Error {
  if (error.failure !== 'language') {
    const { designer, ai } = by
    const told = { err: without(ai?.apiKey, error), workId, designer, model: ai?.model, check: settingsOf(error, by) }
    log.warn(told, 'The designer failed')
  }
  return explain(error, by)
}

/** What services answer may quote the key that they were sent. */
function without(key: string | undefined, error: Error): unknown {
  const told = JSON.stringify(describeError(error))
  return JSON.parse(key ? told.replaceAll(JSON.stringify(key).slice(1, -1), '[key]') : told)
}
