import { createBatch } from '../../../email/operations/batch.ts'
import type { ChangeLine } from '../../../email/operations/change-line.ts'
import type { Guess } from '../../designer.ts'
import { type Change, isChange, type Job, type Outcome } from './job.ts'
import type { Part } from './part.ts'
import { verified } from './verify.ts'

const LONGEST = 48
export const MOST_GUESSES = 3

/** A text as it is quoted in a sentence. */
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

const NAMES: Record<string, string> = {
  heading: 'heading',
  eyebrow: 'small line',
  was: 'old price',
  second: 'second link',
  value: 'figure',
  cta: 'call to action'
}

/** What a part is called to people: 'the heading “Bowls”', 'the products section'. */
export function nameOf(part: Part): string {
  if (part.type === 'email') return part.ref === 'canvas' ? 'the background' : 'the email'
  if (part.type === 'meta') return `the ${part.ref}`
  const noun = part.name ? (NAMES[part.name] ?? part.name).replaceAll('_', ' ') : part.type
  const words = part.title || part.text
  if (part.type === 'section') return `the ${noun} section${words ? ` “${short(words)}”` : ''}`
  return words ? `the ${part.type === 'item' ? 'item' : noun} “${short(words)}”` : `the ${noun}`
}

/** Several parts may be meant: each is offered, and nothing is changed. */
export function whichOne(job: Job, parts: readonly Part[], carryOut: (parts: Part[]) => Outcome): Outcome {
  const guesses = parts
    .slice(0, MOST_GUESSES)
    .map(part => carryOut([part]))
    .flatMap(outcome => (isChange(outcome) ? guessOf(job, told(job, outcome), outcome) : []))
  return { ask: 'There are several that you may mean. Which one?', guesses }
}

/** What a change would do, in the words in which changes are told. */
export function told({ email, wish }: Job, { operations: [first, ...more] }: Change): string {
  const applied = first && createBatch(email).apply(first)
  if (!applied?.ok) return short(wish.said)
  return `${applied.line.text.replaceAll('**', '')}${more.length > 0 ? `, and ${more.length} more` : ''}`
}

/** An outcome as something to choose, when it would do what it says. */
export function guessOf(job: Job, label: string, outcome: Outcome): Guess[] {
  if (!isChange(outcome) || !verified(job.email, outcome).ok) return []
  const answer = createBatch(job.email).apply(outcome.operations[0] as Guess['operations'][number])
  const icon: ChangeLine['icon'] = answer.ok ? answer.line.icon : 'text'
  return [{ label, icon, operations: outcome.operations }]
}
