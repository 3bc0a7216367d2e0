import type { Operation } from '../../../../email/operations/operation.ts'
import type { Job, Outcome } from '../job.ts'
import { inside, targetsOf, unable } from '../job.ts'
import { isImage, type Part, sectionOf } from '../part.ts'
import { nameOf, whichOne } from '../say.ts'

/** A property of parts that are there: what value it takes, which parts have it, and what sets it. */
export interface Property<V> {
  /** What the words mean; `undefined` when they say none, and then nothing is done but asked. */
  value: (job: Job) => V | undefined
  /** How well a part suits, from 0 (not at all) to 1. */
  accepts: (part: Part, value: V, job: Job) => number
  /** The parts that are meant where a larger one was named, or none. */
  focus?: (parts: Part[], value: V, job: Job) => Part[]
  operations: (parts: Part[], value: V, job: Job) => Operation[]
  /** What is said when the value is not understood. */
  ask: string
}

/** Sets a property: value, targets, operations. Whether it stands there is looked at for all actions alike. */
export function follow<V>(property: Property<V>, job: Job): Outcome {
  const value = property.value(job)
  if (value === undefined) return { ask: property.ask, guesses: [] }
  const named = targetsOf(job, part => property.accepts(part, value, job))
  if (named.parts.length === 0) return unable(`I found nothing in this email that “${job.wish.said}” could mean.`)
  if (isScattered(named.parts, job)) return { ask: 'That could mean many parts. Which of them?', guesses: [] }
  if (named.rivals.length > 0)
    return whichOne(job, [...named.parts, ...named.rivals], parts => changeOf(property, parts, value, job))
  return changeOf(property, named.parts, value, job)
}

const ALL: ReadonlySet<string> = new Set(
  'all every each everywhere both throughout whole everything any heading headings titles buttons prices links text texts pictures photos images'.split(
    ' '
  )
)

/** Many parts all over the email, and nobody said "all". */
const isScattered = (parts: readonly Part[], { wish }: Job): boolean =>
  parts.length > 3 && new Set(parts.map(sectionOf)).size > 2 && !wish.tokens.some(({ key }) => ALL.has(key))

function changeOf<V>(property: Property<V>, named: Part[], value: V, job: Job): Outcome {
  const parts = property.focus?.(named, value, job) ?? named
  if (parts.length === 0) return unable(`In ${nameOf(named[0] as Part)} I found nothing to do that with.`)
  const operations = property.operations(parts, value, job)
  return operations.length > 0 ? { operations } : unable(`I could not do “${job.wish.said}” here.`)
}

/** The texts and links inside parts, footers aside when the whole email is meant. */
export const wordedIn = (parts: readonly Part[]): Part[] =>
  inside(
    parts.map(part => (part.name === 'quote' ? (part.children.find(({ name }) => name === 'text') ?? part) : part)),
    part => part.type === 'slot' && (!isImage(part) || part.children.length > 0)
  ).filter(
    part => !isImage(part) && (!parts.some(({ type }) => type === 'email') || sectionOf(part)?.name !== 'footer')
  )

/** Text and links suit, and what holds some. */
export const worded = (part: Part): number =>
  isImage(part) || part.type === 'meta' ? 0 : part.type === 'slot' ? 1 : part.type === 'email' ? 0.8 : 0.92
