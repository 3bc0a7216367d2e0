import type { Guess } from '../../designer.ts'
import { carryOut } from './actions/actions.ts'
import { evidenceOf } from './gate.ts'
import type { Action } from './intents.ts'
import { isChange, type Job, type Outcome, unable } from './job.ts'
import { guessOf, MOST_GUESSES, told } from './say.ts'
import { isHedged } from './sure.ts'
import { type Verified, verified } from './verify.ts'
import type { Wish } from './wishes.ts'

/** One way to read a wish: as an action, with what comes of it. */
interface Attempt {
  wish: Wish
  outcome: Outcome
  result?: Verified
  /** How likely the wish asks for this, by its words alone. */
  confidence: number
  /** How clearly what is to change was named, from 0 to 1. */
  clarity: number
}

/** Wishes for nothing that could be done: no other action is tried in their place. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['vague', 'impossible', 'question', 'keep', 'none'])
/** An action less likely than this is not tried. */
const TRIED = 0.06

const isAble = ({ outcome, result }: Attempt): boolean => result?.ok === true || 'undo' in outcome

/**
 * Tries a wish as each action that it may ask for. The likeliest reading is done when it is likely enough;
 * else what could be meant is offered, and nothing is done.
 */
export function tried(job: Job): [Outcome, Verified?] {
  const { wish } = job
  const isIdle = IDLE.has(wish.action)
  const attempts = candidates(wish, isIdle).map(candidate => attempt(job, candidate))
  const able = attempts.filter(isAble)
  if (isIdle || able.length === 0) return [failed(attempts as [Attempt])]
  const done = isHedged(wish) ? undefined : able.find(each => job.judge(evidenceOf(each), each.outcome))
  return done ? [done.outcome, done.result] : [doubt(job, able, attempts)]
}

const candidates = ({ action, confidence, others }: Wish, isIdle: boolean): Wish['others'] => [
  { action, confidence },
  ...others.filter(each => !isIdle && each.confidence >= TRIED && !IDLE.has(each.action) && each.action !== 'undo')
]

function attempt(job: Job, { action, confidence }: Wish['others'][number]): Attempt {
  const wish = { ...job.wish, action }
  const own: Job = { ...job, wish, clarity: { score: 1 } }
  const outcome = carryOut(own, action)
  const result = isChange(outcome) ? verified(job.email, outcome) : undefined
  return { wish, outcome, ...(result && { result }), confidence, clarity: own.clarity.score }
}

const FAILURES = {
  unchanged: 'That is so already.',
  'not-so': 'I tried, but it did not come out as you asked, so I left it.',
  moved: 'That would have changed more than you asked for, so I left it.'
}

/** Why nothing could be done: what the likeliest reading met, or what it asks back. */
function failed(attempts: readonly [Attempt, ...Attempt[]]): Outcome {
  const [{ outcome, result }] = attempts
  if (result && !result.ok) return unable(result.words ?? FAILURES[result.reason as keyof typeof FAILURES])
  return attempts.find(each => 'ask' in each.outcome && each.outcome.guesses.length > 1)?.outcome ?? outcome
}

/** Readings that are not sure are offered, not done. */
function doubt(job: Job, able: readonly Attempt[], all: readonly Attempt[]): Outcome {
  const guesses = [
    ...able.flatMap(({ outcome }): Guess[] => (isChange(outcome) ? guessOf(job, told(job, outcome), outcome) : [])),
    ...all.flatMap(({ outcome }) => ('guesses' in outcome ? outcome.guesses : []))
  ]
  const distinct = new Map(guesses.map(guess => [JSON.stringify(guess.operations), guess]))
  return {
    ask: 'I am not sure what you mean. Is it one of these?',
    guesses: [...distinct.values()].slice(0, MOST_GUESSES)
  }
}
