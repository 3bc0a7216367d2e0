import { isDeepStrictEqual } from 'node:util'
import type { DesignerContext } from '../../designer/designer.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import type { StepChange } from '../../email/history/step.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { TemplateParts } from '../templates/parts.ts'
import { isForPeople, reasonOf } from '../templates/reason.ts'
import { standing } from '../templates/stored.ts'
import { addDraft, type DraftRow, updateDraft } from './draft-rows.ts'

interface Cut extends Pick<DesignerContext, 'language' | 'form' | 'seed' | 'today' | 'brand' | 'direction'> {
  accountId: string
  brief: string
  /** What was gone on with. */
  draft?: DraftRow
  /** The name of who made it. */
  designer: string
  /** All that was applied before it was cut. */
  operations: Operation[]
}

/** Keeps an email whose making was cut, if a section stands; a draft that was gone on with is kept with what it has now. */
export async function keepWhatStands(
  { db, clock }: Pick<TemplateParts, 'db' | 'clock'>,
  { draft, operations, ...cut }: Cut,
  error: unknown,
  left: AbortSignal
): Promise<void> {
  const why = { reason: whyOf(error, left), hasFailed: !left.aborted, cutAt: clock() }
  if (draft) {
    const made = goesFurther(draft, operations) ? { ...replayed(operations), designer: cut.designer } : {}
    return updateDraft(db, draft, { ...made, ...why })
  }
  if (!operations.some(({ op }) => op === 'add')) return
  const { accountId, brief, language, form, seed, today: askedAt, designer } = cut
  const brandId = cut.brand && standing(cut.brand.id)
  const asked = { accountId, brandId, brief, language, form, seed, askedAt, direction: cut.direction?.name ?? null }
  await addDraft(db, { ...asked, designer, ...replayed(operations), ...why })
}

/** A designer that begins anew makes another email; what stood before it stays then. */
const goesFurther = ({ operations: before }: DraftRow, now: Operation[]): boolean =>
  now.length > before.length && isDeepStrictEqual(now.slice(0, before.length), before)

function replayed(operations: Operation[]) {
  const batch = createBatch(BLANK_EMAIL)
  const changes: StepChange[] = []
  for (const operation of operations) {
    const done = batch.apply(operation)
    if (done.ok) changes.push({ line: done.line, operation, change: done.change })
  }
  return { email: batch.email, operations, changes }
}

const LEFT = 'You stopped it, left the page, or the connection broke.'
const BROKEN = 'Something went wrong on our side.'

/** Why it was cut. */
function whyOf(error: unknown, left: AbortSignal): string {
  if (left.aborted) return LEFT
  return isForPeople(error) ? reasonOf(error) : BROKEN
}
