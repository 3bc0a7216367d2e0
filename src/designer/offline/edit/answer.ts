import { looksOf } from '../../../email/compile/looks.ts'
import type { EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { DEFAULT_THEME, readTheme } from '../../../email/theme/theme.ts'
import type { DesignerEvent, Guess, Instruction } from '../../designer.ts'
import { ABLE } from './actions/honest.ts'
import { tried } from './attempt.ts'
import { isLikely } from './gate.ts'
import type { Decide } from './intents.ts'
import { type Change, isChange, type Job, type Judge, type Outcome } from './job.ts'
import { mentioned, unmarked } from './mentions.ts'
import type { Part } from './part.ts'
import { partsOf } from './parts.ts'
import { isStructural, recentParts } from './recent.ts'
import { MOST_GUESSES, short } from './say.ts'
import type { Scene } from './scene.ts'

import { isTooLong, phrasesFor, readWishes, type Wish } from './wishes.ts'

/** A wish and what came of it. */
interface Answered {
  wish: Wish
  outcome: Outcome
}

const TOO_LONG =
  'That is long, and I read only its beginning. Send the rest in shorter messages, with texts in quotation marks.'

/** Answers an instruction. Every operation was applied and looked at: what was asked for stands there, and nothing else moved. */
export function* answer(
  email: EmailSource,
  instruction: Instruction,
  decide: Decide,
  judge: Judge = isLikely
): Generator<DesignerEvent> {
  const context = { hasTurn: (instruction.turns?.length ?? 0) > 0, hasSelection: instruction.selected !== undefined }
  const wishes = readWishes(instruction.text, context, decide, knownTexts(email))
  yield* answerWishes(email, instruction, wishes, decide, judge)
  if (isTooLong(instruction.text)) yield { type: 'unable', text: TOO_LONG }
}

/** Answers the wishes that were read from an instruction. */
export function* answerWishes(
  email: EmailSource,
  instruction: Instruction,
  wishes: readonly Wish[],
  decide: Decide,
  judge: Judge = isLikely
): Generator<DesignerEvent> {
  const asked = wishes.filter(wish => wish.action !== 'none' && wish.action !== 'keep')
  const keep = wishes
    .filter(({ action }) => action === 'keep')
    .flatMap(({ phrases, said }) => (phrases.length > 0 ? phrases.map(({ text }) => text) : [said]))
  const { answered, operations } = carriedOut(email, instruction, asked, {
    keep,
    decide,
    judge,
    all: wishes
  })
  const back = answered.map(({ outcome }) => outcome).find(outcome => 'undo' in outcome)
  if (back && operations.length === 0) {
    yield { type: 'undo' }
    if ('also' in back && back.also) yield { type: 'unable', text: back.also }
    return
  }
  for (const operation of operations) yield { type: 'operation', operation }
  yield* rest(answered, operations.length > 0)
}

/** All of an instruction that a wish in it has to know. */
interface Saying {
  keep: string[]
  decide: Decide
  judge: Judge
  all: readonly Wish[]
}

/** Texts of an email that people may repeat to say which part they mean. */
const knownTexts = (email: EmailSource): string[] =>
  partsOf(email).flatMap(({ type, text }) => (type === 'slot' && text !== '' ? [text] : []))

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
  saying: Saying
): { answered: Answered[]; operations: Operation[] } {
  const answered: Answered[] = []
  const changes: Change[] = []
  let now = email
  for (const isLater of [false, true])
    for (const wish of wishes) {
      if (answered.some(each => each.wish === wish)) continue
      const job = jobOf(now, instruction, wish, saying)
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
  { all, ...saying }: Saying
): Job {
  const parts = partsOf(email)
  const chosen = parts.find(({ ref }) => ref === selected)
  const scene: Scene = {
    parts,
    looks: looksOf(email),
    recent: recentParts(email, turns, before),
    ...(chosen && { selected: chosen })
  }
  const said = saidBefore(all[all.indexOf(wish) - 1], scene)
  if (said.length > 0) Object.assign(scene, { recent: said, said })
  const theme = readTheme(email.css) ?? DEFAULT_THEME
  return { wish, text, email, theme, scene, turns, ...(before && { before }), ...saying, clarity: { score: 1 } }
}

/** What was said before a wish only has to hint at what it is about. */
const LOOSELY = 0.5

/** What the wish before was about: "it" in the next one. */
function saidBefore(wish: Wish | undefined, scene: Scene): readonly Part[] {
  if (!wish) return []
  const named = mentioned(phrasesFor(wish, 'target'), wish, scene, part => (part.ref === 'email' ? 0 : 1))
  return named.parts.length > 0
    ? named.parts
    : unmarked(wish, scene, part => (part.ref === 'email' ? 0 : 1), LOOSELY).parts
}
