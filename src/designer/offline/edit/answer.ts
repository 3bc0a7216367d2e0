import { looksOf } from '../../../email/compile/looks.ts'
import type { EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { DEFAULT_THEME, readTheme } from '../../../email/theme/theme.ts'
import type { DesignerEvent, Instruction } from '../../designer.ts'
import { tried } from './attempt.ts'
import { isLikely } from './gate.ts'
import type { Decide } from './intents.ts'
import { isChange, type Job, type Judge, type Outcome } from './job.ts'
import { mentioned, unmarked } from './mentions.ts'
import type { Part } from './part.ts'
import { partsOf } from './parts.ts'
import { isStructural, recentParts } from './recent.ts'
import { type Answered, nothingDone, rest, TOO_LONG } from './reply.ts'
import type { Scene } from './scene.ts'
import { isTooLong, phrasesFor, readWishes, type Wish } from './wishes.ts'

/** Answers an instruction. Every operation was applied and looked at: what was asked for stands there, and nothing else moved. */
export function* answer(
  email: EmailSource,
  instruction: Instruction,
  decide: Decide,
  judge: Judge = isLikely
): Generator<DesignerEvent> {
  const context = { hasTurn: (instruction.turns?.length ?? 0) > 0, hasSelection: instruction.selected !== undefined }
  // Texts of the email, which people repeat to say which part they mean.
  const known = partsOf(email).flatMap(({ type, text }) => (type === 'slot' && text !== '' ? [text] : []))
  yield* answerWishes(email, instruction, readWishes(instruction.text, context, decide, known), judge)
  if (isTooLong(instruction.text)) yield { type: 'unable', text: TOO_LONG }
}

/** Answers the wishes that were read from an instruction. */
export function* answerWishes(
  email: EmailSource,
  instruction: Instruction,
  wishes: readonly Wish[],
  judge: Judge = isLikely
): Generator<DesignerEvent> {
  const outcomes = new Map<Wish, Outcome>()
  const asked = wishes.filter(({ action }) => action !== 'none' && action !== 'keep')
  const jobFor = (now: EmailSource, wish: Wish, by: Judge): Job => jobOf(now, instruction, wish, wishes, by)
  let now = email
  // What leaves parts in their places comes first, so that refs mean the same to all.
  for (const isLater of [false, true])
    for (const wish of asked.filter(each => !outcomes.has(each))) {
      const [outcome, result] = tried(jobFor(now, wish, judge))
      const moves = isChange(outcome) && outcome.operations.some(isStructural)
      if (moves && !isLater) continue
      outcomes.set(wish, outcome)
      if (result?.ok && !moves) now = result.email
    }
  const answered = asked.map((wish): Answered => ({ wish, outcome: outcomes.get(wish) as Outcome }))
  const { operations, after, refused } = together(email, answered)
  const undo = [...outcomes.values()].find(outcome => 'undo' in outcome)
  if (undo && operations.length === 0) {
    yield { type: 'undo' }
    if (undo.also) yield { type: 'unable', text: undo.also }
    return
  }
  for (const operation of operations) yield { type: 'operation', operation }
  if (operations.length === 0) yield* nothingDone(answered)
  else yield* rest(answered, refused, wish => tried(jobFor(after, wish, () => false))[0])
}

/** All changes in one batch, moves and the like last; one that does not go with those before it is left out as a whole. */
function together(email: EmailSource, answered: readonly Answered[]) {
  const changes = answered.map(({ outcome }) => outcome).filter(isChange)
  const isLate = (operation: Operation[]): number => Number(operation.some(isStructural))
  const refused = new Set<Outcome>()
  let [operations, after] = [[] as Operation[], email]
  for (const change of changes.toSorted((one, other) => isLate(one.operations) - isLate(other.operations))) {
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
  all: readonly Wish[],
  judge: Judge
): Job {
  const parts = partsOf(email)
  const chosen = parts.find(({ ref }) => ref === selected)
  const recent = recentParts(email, turns, before)
  const last = all[all.indexOf(wish) - 1]
  const around = [...(last?.action === 'none' ? last.tokens : []), ...unsaid(wish)].map(({ text }) => text).join(' ')
  const scene: Scene = { parts, looks: looksOf(email), recent, around, ...(chosen && { selected: chosen }) }
  const said = saidBefore(last, scene)
  if (said.length > 0) Object.assign(scene, { recent: said, said })
  const keep = all
    .filter(({ action }) => action === 'keep')
    .flatMap(({ phrases, said }) => (phrases.length > 0 ? phrases.map(each => each.text) : [said]))
  const theme = readTheme(email.css) ?? DEFAULT_THEME
  return { wish, text, email, theme, scene, turns, ...(before && { before }), keep, judge, clarity: { score: 1 } }
}

/** The words of a wish that are marked as nothing. */
const unsaid = ({ tokens, phrases }: Wish): Wish['tokens'] =>
  tokens.filter(token => phrases.every(phrase => !phrase.tokens.includes(token)))

/** What was said before a wish only has to hint at what it is about. */
const LOOSELY = 0.5

/** What the wish before was about: "it" in the next one. */
function saidBefore(wish: Wish | undefined, scene: Scene): readonly Part[] {
  if (!wish) return []
  const accepts = ({ ref }: Part): number => Number(ref !== 'email')
  const named = mentioned(phrasesFor(wish, 'target'), wish, scene, accepts)
  return named.parts.length > 0 ? named.parts : unmarked(wish, scene, accepts, LOOSELY).parts
}
