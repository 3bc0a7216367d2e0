import type { DirectionsAnswer } from '../../contract/directions.ts'
import type { Brand } from '../../email/brand/brand.ts'
import { refuseCorrections } from '../briefs/refuse-corrections.ts'
import { AppError } from '../errors.ts'
import { findVersion } from '../templates/conversation.ts'
import { requireEntitlement } from '../templates/entitled.ts'
import type { Job } from '../templates/job.ts'
import { requireRow, toEmail } from '../templates/stored.ts'
import { answerDirections } from './answer.ts'
import { designDirection, earlierOf, tell } from './design-direction.ts'
import { type DirectionRow, labelOf, requireDirectionRow, requireSlot } from './direction-rows.ts'
import type { DirectionParts } from './parts.ts'
import { type Finished, saveDirection } from './save-direction.ts'

interface Asked {
  at: number
  /** It is finished, and another one costs a credit. */
  isAnew: boolean
}

const isThere = () =>
  new AppError('conflict', 'This direction is finished already. Load the page again to see it. Nothing was charged.')
const GIVEN_UP = 'This took too long and was given up. Nothing was charged; please try again.'

/** Makes one direction once more. What the brief's credit has not brought yet is free; one that is finished costs another. */
export async function makeAnew(
  parts: DirectionParts,
  { accountId, templateId }: { accountId: string; templateId: string },
  { at, isAnew }: Asked,
  job: Job<DirectionsAnswer>
): Promise<DirectionsAnswer> {
  const { brandId } = await requireRow(parts.db, accountId, templateId)
  await requireEntitlement(parts, accountId, 'access_credits')
  const row = await requireDirectionRow(parts.db, templateId)
  refuseCorrections(row)
  const { revision } = requireSlot(row, at)
  if (revision !== null && !isAnew) throw isThere()
  const brand = await parts.brands.wornBy(accountId, brandId)
  const generation = revision === null ? undefined : await parts.credits.hold(accountId)
  try {
    return await make(parts, { accountId, row, brand, at, generation }, job)
  } catch (error) {
    if (generation) await parts.credits.release(generation)
    throw error
  }
}

interface Order {
  accountId: string
  row: DirectionRow
  /** What the template wears. */
  brand: Brand | undefined
  at: number
  /** The credit that is held for it; none where it is the brief's. */
  generation: string | undefined
}

async function make(parts: DirectionParts, order: Order, job: Job<DirectionsAnswer>): Promise<DirectionsAnswer> {
  const { accountId, row, brand, at, generation } = order
  const { templateId, brief, language, form } = row
  const slot = requireSlot(row, at)
  const { name } = slot
  const designer = await parts.designers.nameOf(accountId)
  const asks = {
    brief,
    brand,
    form: form ?? undefined,
    language: language ?? undefined,
    earlier: await finishedOf(parts, row)
  }
  tell(job, { direction: at, event: 'begun', data: { name, label: labelOf(slot) } })
  const work = await designDirection(parts, { ...asks, accountId, templateId, at, name }, job)
  return save(parts, { accountId, templateId, at, work, designer, now: parts.clock() }, generation, job)
}

/** All that are finished, its own last one too: what is made anew is to differ from each. */
async function finishedOf({ db }: DirectionParts, { templateId, slots }: DirectionRow) {
  const earlier = slots.map(async ({ name, revision }) => {
    const version = revision === null ? undefined : await findVersion(db, templateId, revision)
    return version ? [earlierOf(name, toEmail(version))] : []
  })
  return (await Promise.all(earlier)).flat()
}

function save(
  { db, credits }: DirectionParts,
  finished: Finished,
  generation: string | undefined,
  job: Job<DirectionsAnswer>
): Promise<DirectionsAnswer> {
  const { accountId, templateId, at } = finished
  return db.transaction(async tx => {
    const now = requireSlot(await requireDirectionRow(tx, templateId, { isChanged: true }), at)
    if (!generation && now.revision !== null) throw isThere()
    if (generation && !(await credits.commit(generation, tx))) throw new AppError('designer_timeout', GIVEN_UP)
    await saveDirection(tx, finished)
    const answer = await answerDirections(tx, accountId, templateId)
    await job.keep(tx, answer)
    return answer
  })
}
