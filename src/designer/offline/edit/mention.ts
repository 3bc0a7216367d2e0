import { parseColour } from '../../../email/theme/colour-words.ts'
import type { Token } from './tokens.ts'
import { type Concept, conceptsOf } from './vocabulary.ts'
import { stemsOf } from './words.ts'

/** How many of what fits are meant. */
export interface Quantity {
  /** All that fit, or so many. */
  all: boolean
  /** From 0 on; negative from the end: -1 is the last. */
  nth?: number
  /** "the last two", "the first three". */
  count?: number
  /** Those that were not meant before: "the other two". */
  isOther: boolean
}

/** One word of a mention, and what it may say of a part. */
export interface Clue {
  stems: string[]
  concepts: ReadonlySet<Concept>
  colour?: string
  /** What the mention is about: the first noun in it, which says what kind of thing is meant. */
  isHead?: boolean
}

/** The words that name a part, read: what it is, which of them, and what it stands beside. */
export interface Mention {
  clues: Clue[]
  quantity: Quantity
  /** Words that stand in the email, given in quotation marks. */
  quoted: string[]
  /** "it", "that", "this one": what was selected or meant before. */
  isPronoun: boolean
  isPlural: boolean
  /** "everywhere", "across the board", and nothing is named. */
  isEverywhere: boolean
  /** "the line under the headline": where it stands, and beside what. */
  relation?: { side: 'before' | 'after'; anchor: Mention }
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const SILENT = words(
  "a an the my our your their its his her is are was be being to of in on at from for with about by and or so that this these those it them they there where which who what when how little wee actual whole entire very own current existing please pls bit just right up down out off also too as has have had says saying called named labelled reads going goes one ones some any us we you i do does mentions talks talking thing stuff part kind word words' sitting standing showing mentioning saying just's instead now back same again"
)
const PRONOUNS = words('it that this them these those one ones they both he she there here same')
const ORDINALS: Record<string, number> = {
  first: 0,
  '1st': 0,
  top: 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  last: -1,
  final: -1,
  bottom: -1,
  opening: 0,
  closing: -1,
  middle: 0.5
}
const COUNTS: Record<string, number> = {
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  both: 2
}
const ALL = words('all every each both any everywhere throughout whichever')
const BEFORE = words('above over before preceding')
const AFTER = words('below under underneath beneath after following beside')
/** Nouns that end in -s and are one, or words that are no noun. */
const PLURAL = /[^su]s$/

/** Reads the words of a mention. */
export function readMention(tokens: readonly Token[]): Mention {
  const at = tokens.findIndex(({ key }) => BEFORE.has(key) || AFTER.has(key))
  const side = BEFORE.has(tokens[at]?.key ?? '') ? 'before' : 'after'
  const rest = tokens.slice(at + 1)
  if (at < 0 || rest.every(({ key }) => SILENT.has(key))) return plainMention(tokens)
  const head = plainMention(tokens.slice(0, at))
  return { ...head, relation: { side, anchor: readMention(rest) } }
}

function plainMention(tokens: readonly Token[]): Mention {
  const said = tokens.filter(({ shape }) => shape !== 'quote')
  const telling = said.filter(({ key }) => !SILENT.has(key) && !ALL.has(key))
  const clues = cluesOf(said)
  const nouns = telling.filter(({ key }) => conceptsOf([key]).size > 0)
  const isCounted = said.some(({ key }) => key in COUNTS) && telling.some(({ key }) => PLURAL.test(key))
  const isPlural =
    isCounted ||
    nouns.some(({ key }) => PLURAL.test(key)) ||
    said.some(({ key }) => /^(?:ones|those|these|them|both)$/.test(key))
  return {
    clues,
    quantity: quantityOf(said),
    quoted: tokens.filter(({ shape }) => shape === 'quote').map(({ text }) => text),
    isPronoun: clues.length === 0 && said.some(({ key }) => PRONOUNS.has(key)),
    isPlural,
    isEverywhere:
      clues.length === 0 &&
      /\b(?:everywhere|throughout|all over|across the board|all round|overall|in general)\b/.test(
        said.map(({ key }) => key).join(' ')
      )
  }
}

function quantityOf(tokens: readonly Token[]): Quantity {
  const keys = tokens.map(({ key }) => key)
  const nth = keys.map(key => ORDINALS[key]).find(each => each !== undefined)
  const count = keys.map(key => COUNTS[key]).find(each => each !== undefined)
  const all = keys.some(key => ALL.has(key))
  return {
    all,
    isOther: keys.some(key => /^(?:others?|remaining|rest)$/.test(key)),
    ...(nth !== undefined && { nth }),
    ...(count !== undefined && { count })
  }
}

const REST = /^(?:others?|rest|next|remaining)$/

/** Of several nouns side by side the last says what is meant: "section headings" are headings. */
function headOf(clues: readonly (Clue & { at: number; end: number })[]): Clue | undefined {
  const isNoun = ({ concepts, colour }: Clue): boolean => concepts.size > 0 && !colour
  let at = clues.findIndex(isNoun)
  for (let next = clues[at + 1]; next && isNoun(next) && next.at === clues[at]?.end; next = clues[at + 1]) at += 1
  return clues[at]
}

/** Two words that name one thing are one clue: "big text", "call to action". */
function cluesOf(tokens: readonly Token[]): Clue[] {
  const clues: (Clue & { at: number; end: number })[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [here, next] = [tokens[at], tokens[at + 1]]
    if (!here) continue
    const two = next ? conceptsOf([here.key, next.key]) : new Set<Concept>()
    if (two.size > 0 && next) {
      clues.push({ stems: stemsOf(`${here.key} ${next.key}`), concepts: two, at, end: at + 2 })
      at += 1
      continue
    }
    const isCount = here.key in ORDINALS || here.key in COUNTS || REST.test(here.key)
    if (isCount || SILENT.has(here.key) || ALL.has(here.key)) continue
    const colour =
      here.key.length > 2 ? (parseColour(here.key.replace(/(?:ish|y)$/, '')) ?? parseColour(here.key)) : undefined
    clues.push({
      stems: stemsOf(here.text),
      concepts: conceptsOf(here.key.split('-')),
      ...(colour && { colour }),
      at,
      end: at + 1
    })
  }
  const head = headOf(clues)
  return clues
    .filter(({ stems }) => stems.length > 0)
    .map(({ end: _, ...clue }, at) => ({ ...clue, isHead: clues[at] === head }))
}
