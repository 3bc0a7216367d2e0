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
  const saying: Saying = { keep, decide, judge, all: wishes }
  const answered = carriedOut(email, instruction, asked, saying)
  const { operations, after, refused } = together(email, answered)
  const undo = answered.map(({ outcome }) => outcome).find(outcome => 'undo' in outcome)
  if (undo && operations.length === 0) {
    yield { type: 'undo' }
    if (undo.also) yield { type: 'unable', text: undo.also }
    return
  }
  for (const operation of operations) yield { type: 'operation', operation }
  if (operations.length === 0) yield* nothingDone(answered)
  else
    yield* rest(answered, refused, wish => tried(jobOf(after, instruction, wish, { ...saying, judge: () => false }))[0])
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

const guessesOf = (outcomes: readonly Outcome[]): Guess[] =>
  outcomes.flatMap(outcome => ('guesses' in outcome ? outcome.guesses : [])).slice(0, MOST_GUESSES)

/** Why nothing was done, and what may have been meant. */
function* nothingDone(answered: readonly Answered[]): Generator<DesignerEvent> {
  const outcomes = answered.map(({ outcome }) => outcome)
  const words = outcomes.map(outcome => ('unable' in outcome ? outcome.unable : 'ask' in outcome ? outcome.ask : ''))
  const text = [...new Set(words)].join(' ').trim()
  if (outcomes.some(outcome => 'ask' in outcome)) yield { type: 'guesses', text, guesses: guessesOf(outcomes) }
  else yield { type: 'unable', text: text || `I did not see what should change. ${ABLE}` }
}

/** What was not done beside what was, and why; what is doubtful is offered for the email as it is now. */
function* rest(
  answered: readonly Answered[],
  refused: ReadonlySet<Outcome>,
  again: (wish: Wish) => Outcome
): Generator<DesignerEvent> {
  const words = answered.flatMap(({ wish, outcome }): string[] => {
    if (refused.has(outcome)) return [`I could not do “${short(wish.said)}” together with the rest.`]
    if ('ask' in outcome) return [`I left “${short(wish.said)}”: I was not sure what you mean.`]
    return 'unable' in outcome ? [outcome.unable] : []
  })
  const notes = answered.flatMap(({ outcome }) => (isChange(outcome) && outcome.note ? [outcome.note] : []))
  const guesses = guessesOf(answered.flatMap(({ wish, outcome }) => ('ask' in outcome ? [again(wish)] : [])))
  if (words.length > 0) yield { type: 'unable', text: [...new Set(words)].join(' ') }
  if (notes.length > 0) yield { type: 'words', text: notes.join(' ') }
  if (guesses.length > 0) yield { type: 'guesses', text: 'Is it one of these?', guesses }
}

/** What comes of each wish. Those that leave parts in their places come first, so that refs mean the same to all. */
function carriedOut(email: EmailSource, instruction: Instruction, wishes: Wish[], saying: Saying): Answered[] {
  const outcomes = new Map<Wish, Outcome>()
  let now = email
  for (const isLater of [false, true])
    for (const wish of wishes.filter(each => !outcomes.has(each))) {
      const [outcome, result] = tried(jobOf(now, instruction, wish, saying))
      if (!isLater && isChange(outcome) && outcome.operations.some(isStructural)) continue
      outcomes.set(wish, outcome)
      if (!isLater && isChange(outcome) && result?.ok) now = result.email
    }
  return wishes.flatMap(wish => ({ wish, outcome: outcomes.get(wish) as Outcome }))
}

/** All changes in one batch, moves and the like last; one that does not go with those before it is left out as a whole. */
function together(email: EmailSource, answered: readonly Answered[]) {
  const changes = answered.map(({ outcome }) => outcome).filter(isChange)
  const isLate = ({ operations }: Change): boolean => operations.some(isStructural)
  const refused = new Set<Outcome>()
  let [operations, after] = [[] as Operation[], email]
  for (const change of [...changes.filter(each => !isLate(each)), ...changes.filter(isLate)]) {
    const batch = createBatch(email)
    const all = [...operations, ...change.operations]
    if (all.every(operation => batch.apply(operation).ok)) [operations, after] = [all, batch.email]
    else refused.add(change)
  }
  return { operations, after, refused }
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
