import { BLANK, type Blank, blanksOf, type Finding, type Line, type Need, wordsOf } from '../../../compose/copy/deck.ts'
import type { Said } from './ledger.ts'
import { capitalise } from './words.ts'

/** What a blank is filled with: a noun phrase, and what of the brief is said when it is printed. */
export interface Value {
  text: string
  says?: Said[]
}

/** What a reading gives to copy: the values of blanks, and what else was found. */
export interface Known {
  values: Partial<Record<Blank, Value>>
  found: ReadonlySet<Finding>
}

/** A line with its blanks filled. */
export interface Filled {
  text: string
  blanks: Blank[]
  /** What it says of the brief. */
  says: Said[]
}

const has = ({ values, found }: Known, need: Need): boolean => need in values || found.has(need as Finding)

/** May the line be used: was everything read that it names or needs, and nothing that it must not stand beside? */
export function isUsable(line: Line, known: Known): boolean {
  const { needs = [], lacks = [] } = typeof line === 'string' ? {} : line
  return [...blanksOf(line), ...needs].every(need => has(known, need)) && !lacks.some(need => has(known, need))
}

/** The line with its blanks filled; a value at the beginning of a sentence gets its capital. Every blank must be known. */
export function fillLine(line: Line, { values }: Known): Filled {
  const blanks = blanksOf(line)
  const text = wordsOf(line).replace(BLANK, (_, name: Blank, at: number, whole: string) => {
    const value = values[name]?.text ?? ''
    return name !== 'sender' && beginsSentence(whole.slice(0, at)) ? capitalise(value) : value
  })
  return { text, blanks, says: blanks.flatMap(name => values[name]?.says ?? []) }
}

const beginsSentence = (before: string): boolean => /(?:^|[.!?]["”’]?\s+)["“‘]?$/.test(before)

/** Letters as readers count them. */
export const lengthOf = (text: string): number => [...text].length
