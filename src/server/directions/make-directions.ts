import { directionsOf } from '../../designer/directions/suits.ts'
import { brandFor } from '../brands/brand-for.ts'
import type { DirectionSlot } from '../database/schema.ts'
import { keepWhatStands } from '../drafts/keep-what-stands.ts'
import { requireEntitlement } from '../templates/entitled.ts'
import type { Asked } from '../templates/generate.ts'
import type { Job } from '../templates/job.ts'
import { contextOf } from '../templates/parts.ts'
import { refuseWhenLeft } from '../templates/run-designer.ts'
import { requireDirectionRow, updateDirections } from './direction-rows.ts'
import type { DirectionParts } from './parts.ts'
import { isHopeless, STOPPED } from './reasons.ts'
import { answerRun, type MadeDirections, makeNext, type Run } from './run.ts'

/**
 * Makes a brief in two or three directions for one credit, one after the other. The credit is spent in the transaction that
 * saves the first finished one as a template; each further one is a version of it. Where none finishes, nothing is charged.
 */
export async function makeDirections(
  parts: DirectionParts,
  accountId: string,
  { count, brandId, ...asked }: Asked & { count: number },
  job: Job<MadeDirections>
): Promise<MadeDirections> {
  await requireEntitlement(parts, accountId, 'access_credits')
  const names = await findNames(parts, accountId, asked, job.signal)
  const context = seedOf(parts)
  const { prompt: brief, form } = asked
  const about = { brandId, brief, sender: form?.facts?.sender?.name, today: context.today }
  const brand = await brandFor(parts, about, { accountId, signal: job.signal })
  const designer = await parts.designers.nameOf(accountId)
  const generation = await parts.credits.hold(accountId)
  const slots = names.slice(0, count).map((name): DirectionSlot => ({ name, revision: null, reason: null }))
  const run: Run = { ...context, ...asked, brand, accountId, designer, generation, slots, earlier: [] }
  try {
    await makeAll(parts, run, job)
  } catch (error) {
    if (run.templateId === undefined) await giveUp(parts, run, error, job.signal)
    throw error
  }
  return conclude(parts, run, job)
}

/** What a draft is gone on with. */
function seedOf(parts: DirectionParts) {
  const { seed, today } = contextOf(parts)
  return { seed, today }
}

/** A brief that could not be read is made all the same. */
async function findNames(
  { workers, clock }: DirectionParts,
  accountId: string,
  asked: Omit<Asked, 'brandId'>,
  signal: AbortSignal
) {
  const { facts, look } = asked.form ?? {}
  if (facts) return directionsOf(facts.kind, look?.picture === 'none')
  const found = workers.directions({ brief: asked.prompt, today: clock() }, { accountId, signal })
  return found.catch(() => directionsOf(undefined, false))
}

async function makeAll(parts: DirectionParts, run: Run, job: Job<MadeDirections>): Promise<void> {
  let failure: Error | undefined
  for (const at of run.slots.keys()) {
    if (job.signal.aborted) break
    failure = (await makeNext(parts, run, at, job)) ?? failure
    if (failure && run.templateId === undefined && isHopeless(failure)) break
  }
  if (run.templateId !== undefined) return
  if (failure) throw failure
  refuseWhenLeft(job.signal)
}

/** What came of all of them; those that were not finished say why. */
function conclude({ db }: DirectionParts, run: Run, job: Job<MadeDirections>): Promise<MadeDirections> {
  const { accountId, templateId = '' } = run
  return db.transaction(async tx => {
    const { slots } = await requireDirectionRow(tx, templateId, { isChanged: true })
    const left = job.signal.aborted ? STOPPED : null
    const said = slots.map((slot, at) =>
      slot.revision === null ? { ...slot, reason: left ?? run.slots[at]?.reason ?? null } : slot
    )
    await updateDirections(tx, templateId, { slots: said })
    const answer = await answerRun(tx, accountId, templateId)
    await job.keep(tx, answer)
    return answer
  })
}

/** Nothing is charged; what stands of the first is kept as a draft. */
async function giveUp(parts: DirectionParts, run: Run, error: unknown, signal: AbortSignal): Promise<void> {
  const { generation, prompt: brief, begun } = run
  await parts.credits.release(generation)
  if (!begun) return
  const direction = { name: begun.name, earlier: [] }
  await keepWhatStands(parts, { ...run, brief, direction, operations: begun.operations }, error, signal)
}
