import { looksOf } from '../../../email/compile/looks.ts'
import type { EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { DEFAULT_THEME, readTheme } from '../../../email/theme/theme.ts'
import type { DesignerEvent, Guess, Instruction } from '../../designer.ts'
import { carryOut } from './actions/actions.ts'
import { ABLE } from './actions/answers.ts'
import type { Decide } from './intents.ts'
import { type Change, isChange, type Job, type Outcome } from './job.ts'
import { partsOf } from './parts.ts'
import { isStructural, recentParts } from './recent.ts'
import { MOST_GUESSES, short } from './say.ts'
import { type Verified, verified } from './verify.ts'
import { readWishes, type Wish } from './wishes.ts'

/** Below this the action of a wish is not sure enough to be done. */
const SURE = 0.3

/** A wish and what came of it. */
interface Answered {
  wish: Wish
  outcome: Outcome
}

/** Answers an instruction. Every operation was applied and looked at: what was asked for stands there, and nothing else moved. */
export function* answer(email: EmailSource, instruction: Instruction, decide: Decide): Generator<DesignerEvent> {
  const context = { hasTurn: (instruction.turns?.length ?? 0) > 0, hasSelection: instruction.selected !== undefined }
  const wishes = readWishes(instruction.text, context, decide)
  const asked = wishes.filter(({ action }) => action !== 'none' && action !== 'keep')
  const keep = wishes
    .filter(({ action }) => action === 'keep')
    .flatMap(({ phrases, said }) => (phrases.length > 0 ? phrases.map(({ text }) => text) : [said]))
  const { answered, operations } = carriedOut(email, instruction, asked, keep, decide)
  if (answered.some(({ outcome }) => 'undo' in outcome) && operations.length === 0) return yield { type: 'undo' }
  for (const operation of operations) yield { type: 'operation', operation }
  yield* rest(answered, operations.length > 0)
}

/** What was not done: as guesses when nothing was, else in words. */
function* rest(answered: readonly Answered[], isSomeDone: boolean): Generator<DesignerEvent> {
  const open = answered.filter(({ outcome }) => !isChange(outcome) && !('undo' in outcome))
  const words = open.map(({ wish, outcome }) =>
    'unable' in outcome
      ? outcome.unable
      : 'ask' in outcome
        ? isSomeDone
          ? `I left “${short(wish.said)}”: I was not sure what you mean.`
          : outcome.ask
        : ''
  )
  const guesses = open
    .flatMap(({ outcome }): Guess[] => ('guesses' in outcome ? outcome.guesses : []))
    .slice(0, MOST_GUESSES)
  const asks = open.some(({ outcome }) => 'ask' in outcome)
  const text = [...new Set(words)].join(' ')
  if (!isSomeDone && asks) yield { type: 'guesses', text, guesses }
  else if (text) yield { type: 'unable', text }
  else if (!isSomeDone) yield { type: 'unable', text: `I did not see what should change. ${ABLE}` }
}

/** Wishes that leave parts in their places come first, so that refs mean the same to all. */
function carriedOut(
  email: EmailSource,
  instruction: Instruction,
  wishes: Wish[],
  keep: string[],
  decide: Decide
): { answered: Answered[]; operations: Operation[] } {
  const answered: Answered[] = []
  const changes: Change[] = []
  let now = email
  for (const isLater of [false, true])
    for (const wish of wishes) {
      if (answered.some(each => each.wish === wish)) continue
      const job = jobOf(now, instruction, wish, keep, decide)
      const [outcome, result] = tried(job)
      if (!isLater && isChange(outcome) && outcome.operations.some(isStructural)) continue
      answered.push({ wish, outcome })
      if (!isChange(outcome) || !result?.ok) continue
      changes.push(outcome)
      if (!isLater) now = result.email
    }
  return together(
    email,
    wishes.flatMap(wish => answered.find(each => each.wish === wish) ?? []),
    changes
  )
}

/** All changes in one batch; one that does not go with those before it is left out, and said. */
function together(
  email: EmailSource,
  answered: Answered[],
  changes: readonly Change[]
): { answered: Answered[]; operations: Operation[] } {
  const batch = createBatch(email)
  const operations: Operation[] = []
  const failed = new Set<Outcome>()
  for (const change of changes) {
    const applied = change.operations.filter(operation => batch.apply(operation).ok)
    operations.push(...applied)
    if (applied.length < change.operations.length) failed.add(change)
  }
  const said = answered.map(each =>
    failed.has(each.outcome)
      ? { ...each, outcome: { unable: `I could not do all of “${short(each.wish.said)}” together with the rest.` } }
      : each
  )
  return { answered: said, operations }
}

function jobOf(
  email: EmailSource,
  { text, turns = [], before, selected }: Instruction,
  wish: Wish,
  keep: string[],
  decide: Decide
): Job {
  const parts = partsOf(email)
  const chosen = parts.find(({ ref }) => ref === selected)
  const scene = {
    parts,
    looks: looksOf(email),
    recent: recentParts(email, turns, before),
    ...(chosen && { selected: chosen })
  }
  return {
    wish,
    text,
    email,
    theme: readTheme(email.css) ?? DEFAULT_THEME,
    scene,
    turns,
    ...(before && { before }),
    keep,
    decide
  }
}

const FAILED: Record<Exclude<(Verified & { ok: false })['reason'], 'refused'>, string> = {
  unchanged: 'That is so already.',
  'not-so': 'I tried, but it did not come out as you asked, so I left it.',
  moved: 'That would have changed more than you asked for, so I left it.'
}

/** Tries a wish as the likeliest action. Only what was looked at afterwards counts as done. */
function tried(job: Job): [Outcome, Verified?] {
  const { wish } = job
  const outcome = carryOut(job, wish.action)
  if (!isChange(outcome)) return [outcome]
  const result = verified(job.email, outcome)
  if (!result.ok) return [{ unable: result.reason === 'refused' ? (result.words ?? '') : FAILED[result.reason] }]
  if (wish.confidence < SURE)
    return [
      {
        ask: 'I am not sure what you mean. Is it this?',
        guesses: [{ label: short(wish.said), icon: 'text', operations: outcome.operations }]
      }
    ]
  return [outcome, result]
}
