import type { Operation } from '../../../../email/operations/operation.ts'
import type { Mark } from '../intents.ts'
import { inside, type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isImage, type Part, sectionOf } from '../part.ts'
import { nameOf, short, whichOne } from '../say.ts'
import { says } from '../tokens.ts'
import { conceptsOf } from '../vocabulary.ts'
import { stemSetOf, stemsOf } from '../words.ts'

/** A way to change parts: what value it takes, which parts accept it, and the operations that set it. */
export interface Rule<V> {
  /** What the words mean; `undefined` when they say nothing that fits, and then it is asked. */
  value: (job: Job) => V | undefined
  ask: string
  /** How well a part suits, from 0 (not at all) to 1. */
  accepts: (part: Part, value: V, job: Job) => number
  /** Phrases with these marks name the parts. */
  marks?: readonly Mark[]
  /** Words that say what is set, and not of what. */
  ignored?: string
  /** The parts that are meant where a larger one was named. */
  focus?: (parts: Part[], value: V, job: Job) => Part[]
  operations: (parts: Part[], value: V, job: Job) => Operation[]
  /** Why there was nothing to do. */
  none?: (parts: Part[], job: Job) => string
}

/** A rule as what becomes of a wish. Whether it stands there is looked at for all actions alike. */
export const rule =
  <V>(own: Rule<V>) =>
  (job: Job): Outcome => {
    const value = own.value(job)
    if (value === undefined) return { ask: own.ask, guesses: [] }
    const absent = absentNoun(job)
    if (absent) return unable(`There is no ${absent} in this email, so I left that.`)
    const marks = own.marks ?? ['target']
    const phrases = job.wish.phrases
      .filter(({ mark }) => marks.includes(mark))
      .map(phrase => ({ ...phrase, tokens: phrase.tokens.filter(token => !says([token], own.ignored ?? '')) }))
      .filter(({ tokens }) => tokens.length > 0)
    const { parts, rivals } = targetsOf(job, part => own.accepts(part, value, job), phrases)
    if (parts.length === 0) return unable(notFound(job))
    if (isScattered(parts, job)) return { ask: 'That could mean many parts. Which of them?', guesses: [] }
    const change = (named: Part[]): Outcome => changeOf(own, named, value, job)
    return rivals.length > 0 ? whichOne(job, [...parts, ...rivals], change) : change(parts)
  }

export const notFound = ({ wish }: Job): string =>
  `I found nothing in this email that “${short(wish.said)}” could mean, so I left it.`

function changeOf<V>(own: Rule<V>, named: Part[], value: V, job: Job): Outcome {
  const parts = own.focus?.(named, value, job) ?? named
  const operations = parts.length > 0 ? own.operations(parts, value, job) : []
  if (operations.length > 0) return { operations }
  return unable(own.none?.(named, job) ?? `I could not do “${short(job.wish.said)}” with ${nameOf(named[0] as Part)}.`)
}

/** The only noun that names the part, when nothing in the email is called so: "the button" where there is none. */
function absentNoun({ wish, scene: { parts } }: Job): string | undefined {
  const [noun, ...more] = tokensFor(wish, 'target').filter(({ key }) => conceptsOf([key]).size > 0)
  if (!noun || more.length > 0) return undefined
  const [concepts, stems] = [[...conceptsOf([noun.key])], stemsOf(noun.text)]
  const isThere =
    concepts.some(each => each.startsWith('element') || parts.some(part => part.concepts.has(each))) ||
    parts.some(({ text }) => stems.some(stem => stemSetOf(text).has(stem)))
  return isThere ? undefined : noun.text
}

/** Many parts all over the email, and nobody said "all". */
const isScattered = (parts: readonly Part[], { wish }: Job): boolean =>
  parts.length > 3 && new Set(parts.map(sectionOf)).size > 2 && !says(wish.tokens, manners.all)

/** How well each type of part suits; pictures and links as `slot` where nothing else is said. */
export const fits =
  (by: Partial<Record<Part['type'] | 'image' | 'link' | 'canvas', number>>) =>
  (part: Part): number => {
    const value = part.value
    const own = isImage(part) ? by.image : typeof value === 'object' ? by.link : undefined
    return own ?? (part.ref === 'canvas' ? by.canvas : undefined) ?? by[part.type] ?? 0
  }

/** Text and links suit, and what holds some. */
export const worded = fits({ slot: 1, item: 0.92, section: 0.92, email: 0.8, image: 0 })

/** The texts and links inside parts, footers aside when the whole email is meant; of a quotation its words. */
export const wordedIn = (parts: readonly Part[]): Part[] => {
  const isWhole = parts.some(({ type }) => type === 'email')
  const named = parts.map(part =>
    part.name === 'quote' ? (part.children.find(({ name }) => name === 'text') ?? part) : part
  )
  return inside(named, part => part.type === 'slot').filter(
    part => !isImage(part) && !(isWhole && sectionOf(part)?.name === 'footer')
  )
}

/** What a heading heads, when it is named by its words and not as a heading. */
export const headedBy = ({ type, concepts, parent }: Part, { wish }: Job): Part[] => {
  const nouns = tokensFor(wish, 'target').flatMap(({ key }) => [...conceptsOf([key])])
  return type === 'slot' && parent && !nouns.some(each => concepts.has(each)) ? [parent] : []
}
