import { BLANK, type Blank, blanksOf, type Line, type Need, wordsOf } from '../copy/deck.ts'
import { capitalise } from './words.ts'

/** What a blank is filled with: a noun phrase. */
export interface Value {
  text: string
  /** Its capital may be that of a first word alone: it stands at the beginning of a line only. */
  begins?: boolean
}

/** What facts give to copy: the values of blanks, and what else there is. */
export interface Known {
  values: Partial<Record<Blank, Value>>
  found: ReadonlySet<Need>
}

/** A line with its blanks filled. */
export interface Filled {
  text: string
  blanks: Blank[]
}

const has = ({ values, found }: Known, need: Need): boolean => need in values || found.has(need)

/** May the line be used: is everything known that it names or needs, and nothing that it must not stand beside? */
export function isUsable(line: Line, known: Known): boolean {
  const { needs = [], lacks = [] } = typeof line === 'string' ? {} : line
  const isFilled = blanksOf(line).every(name => {
    const value = known.values[name]
    return value && (!value.begins || wordsOf(line).startsWith(`{${name}}`))
  })
  return isFilled && needs.every(need => has(known, need)) && !lacks.some(need => has(known, need))
}

const SENTENCE = /(?:^|[.!?]["”’]?\s+)["“‘]?$/

/** The line with its blanks filled; a value at the beginning of a sentence gets its capital. Every blank must be known. */
export function fillLine(line: Line, { values }: Known): Filled {
  const text = wordsOf(line).replace(BLANK, (_, name: Blank, at: number, whole: string) => {
    const value = values[name]?.text ?? ''
    return name !== 'sender' && SENTENCE.test(whole.slice(0, at)) ? capitalise(value) : value
  })
  return { text, blanks: blanksOf(line) }
}
