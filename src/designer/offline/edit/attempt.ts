import type { Guess } from '../../designer.ts'
import { carryOut } from './actions/actions.ts'
import { chanceOf, evidenceOf } from './gate.ts'
import type { Action } from './intents.ts'
import { isChange, type Job, type Outcome, unable } from './job.ts'
import { guessOf, MOST_GUESSES, told } from './say.ts'
import { isHedged, isMistyped } from './sure.ts'
import { type Verified, verified } from './verify.ts'
import type { Wish } from './wishes.ts'

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
  /** Its value is of a form that the action does not take. */
  isMistyped: boolean
}

/** Wishes for nothing that could be done: no other action is tried in their place. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['vague', 'impossible', 'question', 'keep', 'none'])
/** An action less likely than this is not tried; how sure an idle one has to be. */
const [TRIED, IDLY] = [0.06, 0.45]
/** What is left of the likelihood of a reading that cannot be done. */
const FAILED = 0.35

const isAble = ({ outcome, result }: Attempt): boolean => result?.ok === true || 'undo' in outcome

const weightOf = (attempt: Attempt): number => {
  const { confidence, clarity, isMistyped } = attempt
  return isMistyped ? 0.02 * confidence : confidence * (isAble(attempt) ? Math.min(1, clarity) ** 2 : FAILED)
}

/**
 * Tries a wish as each action that it may ask for. The likeliest reading is done when it is likely enough;
 * else what could be meant is offered, and nothing is done.
 */
export function tried(job: Job): [Outcome, Verified?] {
  const { wish } = job
  const attempts = candidates(job).map(({ action, confidence }) => attempt(job, action, confidence))
  const first = attempts[0] as Attempt
  if (IDLE.has(wish.action) && (wish.confidence > IDLY || !attempts.some(isAble))) return [first.outcome]
  const able = attempts.filter(isAble)
  if (able.length === 0) return [failed(attempts)]
  const total = attempts.reduce((sum, each) => sum + weightOf(each), 1e-9)
  const weighed = able
    .map(each => ({ each, evidence: evidenceOf({ ...each, share: weightOf(each) / total, able: able.length }) }))
    .sort((one, other) => chanceOf(other.evidence) - chanceOf(one.evidence))
  const done = isHedged(wish) ? undefined : weighed.find(({ each, evidence }) => job.judge(evidence, each.outcome))
  return done ? [done.each.outcome, done.each.result] : [doubt(job, able, attempts)]
}

/** Why nothing could be done: what the likeliest reading met, or what it asks back. */
const failed = (attempts: readonly Attempt[]): Outcome => {
  const [first] = attempts as [Attempt]
  const asking = attempts.find(({ outcome }) => 'ask' in outcome && outcome.guesses.length > 1)
  return first.result ? failure(first.result) : (asking ?? first).outcome
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
  const wish = action === job.wish.action ? job.wish : { ...job.wish, action }
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
    isMistyped: isMistyped(wish)
  }
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
