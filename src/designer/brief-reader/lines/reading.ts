import type { Group, Kind, Pair, Thing } from '../brief.ts'
import type { Line } from '../sentences.ts'

/** What the lines of a brief hold, each thing in one place. */
export interface Parts {
  statements: string[]
  fragments: string[]
  things: Thing[]
  totals: Pair[]
  pairs: Pair[]
  groups: Group[]
  /** Lines that speak to us; facts in them are not for the reader. */
  asides: string[]
  wanted: string[]
  /** Sentences that ask for the email: people and figures in them are for us. */
  heads: string[]
  audience?: string
  subject?: string
  understood: boolean
  /** Did a line open a list of questions? */
  asksQuestions?: boolean
}

/** Where the reading of a brief stands. */
export interface Reading {
  kind: Kind
  parts: Parts
  first: boolean
  /** Was the asking before this line taken out of it? */
  opened?: boolean
  /** Is all of a sentence for readers? */
  isTold: (words: string) => boolean
  /** The label over the bullets that follow. */
  over?: string
}

/** One way to read a line: it takes what it understands into the parts and says whether the line is done. */
export type Way = (line: Line, reading: Reading) => boolean

export const LISTED: ReadonlySet<Kind> = new Set(['order', 'receipt', 'cart', 'sale', 'shipping'])
