import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { inside, type Job, type Outcome, targetsOf, unable } from '../job.ts'
import { isImage, type Part, sectionOf } from '../part.ts'
import { partsOf } from '../parts.ts'
import { nameOf, whichOne } from '../say.ts'

/** One thing the chat can do to parts that are there: what value it takes, on which parts, and how one sees that it was done. */
export interface ActionRule<V> {
  /** What the words mean; `undefined` when they say none, and then nothing is done but asked. */
  value: (job: Job) => V | undefined
  /** How well a part suits, from 0 (not at all) to 1. */
  accepts: (part: Part, value: V, job: Job) => number
  /** The parts that are meant where a larger one was named, or none. */
  focus?: (parts: Part[], value: V, job: Job) => Part[]
  operations: (parts: Part[], value: V, job: Job) => Operation[]
  /** Does it stand there? `part` is that of the email before. */
  holds: (after: Part, value: V, job: Job, email: EmailSource, part: Part) => boolean
  /** What may change besides the parts themselves. */
  may?: (parts: Part[], value: V, job: Job) => string[]
  /** What is said when the value is not understood. */
  ask: string
}

/** Carries a rule out: value, targets, operations, and the check of them. */
export function follow<V>(rule: ActionRule<V>, job: Job): Outcome {
  const value = rule.value(job)
  if (value === undefined) return { ask: rule.ask, guesses: [] }
  const named = targetsOf(job, part => rule.accepts(part, value, job))
  if (named.parts.length === 0) return unable(`I found nothing in this email that “${job.wish.said}” could mean.`)
  if (isScattered(named.parts, job)) return { ask: 'That could mean many parts. Which of them?', guesses: [] }
  if (named.rivals.length > 0)
    return whichOne(job, [...named.parts, ...named.rivals], parts => changeOf(rule, parts, value, job))
  return changeOf(rule, named.parts, value, job)
}

/** Many parts all over the email, and nobody said "all". */
function isScattered(parts: readonly Part[], { wish }: Job): boolean {
  const isAll = wish.tokens.some(({ key }) =>
    /^(?:all|every|each|everywhere|both|throughout|whole|everything|any|headings|titles|buttons|prices|links|texts?|pictures|photos|images)$/.test(
      key
    )
  )
  return !isAll && parts.length > 3 && new Set(parts.map(sectionOf)).size > 2
}

function changeOf<V>(rule: ActionRule<V>, named: Part[], value: V, job: Job): Outcome {
  const parts = rule.focus?.(named, value, job) ?? named
  if (parts.length === 0) return unable(`In ${nameOf(named[0] as Part)} I found nothing to do that with.`)
  const operations = rule.operations(parts, value, job)
  if (operations.length === 0) return unable(`I could not do “${job.wish.said}” here.`)
  return {
    operations,
    may: [...parts.map(({ ref }) => ref), ...(rule.may?.(parts, value, job) ?? [])],
    holds: after => {
      const there = new Map(partsOf(after).map(part => [part.ref, part]))
      return parts.every(part => {
        const now = there.get(part.ref)
        return now !== undefined && rule.holds(now, value, job, after, part)
      })
    }
  }
}

/** The texts and links inside parts, footers aside when the whole email is meant. */
export const wordedIn = (parts: readonly Part[]): Part[] =>
  inside(
    parts.map(part => (part.name === 'quote' ? (part.children.find(({ name }) => name === 'text') ?? part) : part)),
    part => (part.type === 'slot' && !isImage(part)) || (part.type === 'slot' && part.children.length > 0)
  ).filter(
    part => !isImage(part) && (!parts.some(({ type }) => type === 'email') || sectionOf(part)?.name !== 'footer')
  )

/** Text and links suit, and what holds some. */
export const worded = (part: Part): number =>
  isImage(part) || part.type === 'meta' ? 0 : part.type === 'slot' ? 1 : part.type === 'email' ? 0.8 : 0.92
