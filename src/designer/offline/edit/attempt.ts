import type { Guess } from '../../designer.ts'
import { carryOut } from './actions/actions.ts'
import type { Action } from './intents.ts'
import { isChange, type Job, type Outcome, unable } from './job.ts'
import { guessOf, MOST_GUESSES, told } from './say.ts'
import { isHedged, isIntroduced, isMistyped, isPlain, unexplained } from './sure.ts'
import { type Verified, verified } from './verify.ts'
import { phrasesOf, type Wish } from './wishes.ts'

/** One way to read a wish: as an action, with what comes of it. */
interface Attempt {
  action: Action
  /** The wish with its words marked as the action has it. */
  wish: Wish
  outcome: Outcome
  result?: Verified
  /** How likely the wish asks for this, by its words alone. */
  confidence: number
  /** How clearly what is to change was named, from 0 to 1. */
  clarity: number
  /** Words of the wish that this reading has no use for. */
  left: number
  /** Its value is of a form that the action does not take. */
  isMistyped: boolean
}

/** Wishes for nothing that could be done: no other action is tried in their place. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['vague', 'impossible', 'question', 'keep', 'none'])
/** An action less likely than this is not tried; how sure an idle one has to be; what is done is likelier than that. */
const [TRIED, IDLY] = [0.06, 0.45]
const [SURE, ALONE, CLEAR, BOUND] = [0.6, 0.2, 0.65, 0.85]
/** What each word that is left over, and what cannot be done, takes from the likelihood of a reading. */
const [LEFT, FAILED] = [0.7, 0.35]

const weightOf = ({ confidence, clarity, left, result, isMistyped }: Attempt): number =>
  isMistyped ? 0.02 * confidence : confidence * (result?.ok ? Math.min(1, clarity) ** 2 * LEFT ** left : FAILED)

/**
 * Tries a wish as each action that it may ask for. The one that leaves least open is done, when nothing speaks for another;
 * else what could be meant is offered, and nothing is done.
 */
export function tried(job: Job): [Outcome, Verified?] {
  const { wish } = job
  const attempts = candidates(job).map(({ action, confidence }) => attempt(job, action, confidence))
  const first = attempts[0] as Attempt
  if (IDLE.has(wish.action) && (wish.confidence > IDLY || attempts.every(({ result }) => !result?.ok)))
    return [first.outcome]
  const total = attempts.reduce((sum, each) => sum + weightOf(each), 0)
  const able = attempts.filter(({ result }) => result?.ok).sort((one, other) => weightOf(other) - weightOf(one))
  const best = able[0]
  if ('undo' in first.outcome)
    return [wish.confidence > SURE && !isHedged(wish) ? first.outcome : doubt(job, able, attempts)]
  if (best && isSure(job, best, weightOf(best) / total) && !isHedged(wish)) return [best.outcome, best.result]
  if (best) return [doubt(job, able, attempts)]
  return [
    first.result
      ? failure(first.result)
      : (attempts.find(({ outcome }) => 'ask' in outcome && outcome.guesses.length > 1) ?? first).outcome
  ]
}

/** What an action is given that only the form of its value speaks for. */
const TYPED = 0.15
const typedActions = ({ tokens }: Wish): Action[] =>
  tokens.some(({ shape }) => shape === 'url') ? ['link'] : tokens.some(({ shape }) => shape === 'hex') ? ['colour'] : []

const candidates = ({ wish }: Job): { action: Action; confidence: number }[] => {
  const others = IDLE.has(wish.action) && wish.confidence > IDLY ? [] : wish.others
  const said = [
    { action: wish.action, confidence: wish.confidence },
    ...others.filter(({ action, confidence }) => confidence >= TRIED && !IDLE.has(action) && action !== 'undo')
  ]
  return [
    ...said,
    ...typedActions(wish)
      .filter(action => said.every(each => each.action !== action))
      .map(action => ({ action, confidence: TYPED }))
  ]
}

function attempt(job: Job, action: Action, confidence: number): Attempt {
  const wish =
    action === job.wish.action
      ? job.wish
      : { ...job.wish, action, phrases: phrasesOf(job.text, job.wish.tokens, action, job.decide) }
  const own: Job = { ...job, wish, clarity: { score: 1 } }
  const outcome = carryOut(own, action)
  const result = isChange(outcome) ? verified(job.email, outcome) : undefined
  return {
    action,
    wish,
    outcome,
    ...(result && { result }),
    confidence,
    clarity: own.clarity.score,
    left: leftOf(wish, outcome),
    isMistyped: isMistyped(wish)
  }
}

/** A correction of words that stand there, and a value that is plain, need no other word to be understood. */
const leftOf = (wish: Wish, outcome: Outcome): number => {
  const left = unexplained(wish).length
  const isFound = isChange(outcome) && wish.action === 'correct' && wish.phrases.some(({ mark }) => mark === 'old')
  return isFound || isPlain(wish) ? Math.max(0, left - 5) : left
}

/** The same words in several places are seldom meant. */
const isScattered = ({ action }: Wish, outcome: Outcome): boolean =>
  isChange(outcome) && action === 'text' && outcome.operations.length > 1

/** What takes something away has to be said in so many words. */
function isSure(job: Job, { action, confidence, clarity, outcome, left, wish }: Attempt, share: number): boolean {
  if (
    isScattered(wish, outcome) ||
    ((action === 'add' || action === 'text') && confidence < 0.7 && !isIntroduced(job.text, wish))
  )
    return false
  const takesAway = isChange(outcome) && outcome.operations.some(({ op }) => op === 'remove')
  if (takesAway && action !== 'again' && (action !== 'remove' || confidence < 0.5)) return false
  return wish.bounds >= BOUND && confidence >= ALONE && share >= SURE && clarity >= CLEAR && left < 2
}

const FAILURES: Record<Exclude<(Verified & { ok: false })['reason'], 'refused'>, string> = {
  unchanged: 'That is so already.',
  'not-so': 'I tried, but it did not come out as you asked, so I left it.',
  moved: 'That would have changed more than you asked for, so I left it.'
}

const failure = (result: Verified): Outcome =>
  unable(result.ok ? '' : result.reason === 'refused' ? (result.words ?? '') : FAILURES[result.reason])

/** Readings that are not sure are offered, not done. */
function doubt(job: Job, able: readonly Attempt[], all: readonly Attempt[]): Outcome {
  const asked = all.flatMap(({ outcome }) => ('guesses' in outcome ? outcome.guesses : []))
  const guesses = [
    ...able.flatMap(({ outcome }): Guess[] => (isChange(outcome) ? guessOf(job, told(job, outcome), outcome) : [])),
    ...asked
  ]
  const distinct = guesses.filter(
    ({ operations }, at) =>
      guesses.findIndex(other => JSON.stringify(other.operations) === JSON.stringify(operations)) === at
  )
  return { ask: 'I am not sure what you mean. Is it one of these?', guesses: distinct.slice(0, MOST_GUESSES) }
}
