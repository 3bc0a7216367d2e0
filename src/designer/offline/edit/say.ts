import { createBatch } from '../../../email/operations/batch.ts'
import type { ChangeLine } from '../../../email/operations/change-line.ts'
import type { Guess } from '../../designer.ts'
import { type Change, isChange, type Job, type Outcome } from './job.ts'
import manners from './manners.json' with { type: 'json' }
import type { Part } from './part.ts'
import { verified } from './verify.ts'

const LONGEST = 48
export const MOST_GUESSES = 3

/** A text as it is quoted in a sentence. */
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

const CALLED: Record<string, string> = manners.called

/** What a part is called to people: 'the heading “Bowls”', 'the products section'. */
export function nameOf({ type, name, title, text }: Part): string {
  const noun = type === 'item' ? 'item' : (CALLED[name] ?? (name || type)).replaceAll('_', ' ')
  const words = type === 'meta' ? '' : title || text
  return `the ${noun}${type === 'section' && name ? ' section' : ''}${words ? ` “${short(words)}”` : ''}`
}

/** Several parts may be meant: each is offered, and nothing is changed. */
export function whichOne(job: Job, parts: readonly Part[], carryOut: (parts: Part[]) => Outcome): Outcome {
  const guesses = parts
    .slice(0, MOST_GUESSES)
    .map(part => carryOut([part]))
    .flatMap(outcome => (isChange(outcome) ? guessOf(job, told(job, outcome), outcome) : []))
  return { ask: 'There are several that you may mean. Which one?', guesses }
}

const lineOf = ({ email }: Job, { operations: [first] }: Change): ChangeLine | undefined => {
  const applied = first && createBatch(email).apply(first)
  return applied?.ok ? applied.line : undefined
}

/** What a change would do, in the words in which changes are told. */
export function told(job: Job, change: Change): string {
  // The facts go along with what is seen.
  const more = change.operations.filter(({ op }) => op !== 'facts').length - 1
  const line = lineOf(job, change)?.text.replaceAll('**', '') ?? short(job.wish.said)
  return `${line}${more > 0 ? `, and ${more} more` : ''}`
}

/** An outcome as something to choose, when it would do what it says. */
export function guessOf(job: Job, label: string, outcome: Outcome): Guess[] {
  if (!isChange(outcome) || !verified(job.email, outcome).ok) return []
  return [{ label, icon: lineOf(job, outcome)?.icon ?? 'text', operations: outcome.operations }]
}
