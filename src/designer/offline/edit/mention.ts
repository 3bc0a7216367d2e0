import { parseColour } from '../../../email/theme/colour-words.ts'
import lists from './mention-words.json' with { type: 'json' }
import type { Token } from './tokens.ts'
import { type Concept, conceptsOf, singular } from './vocabulary.ts'
import { stemsOf, wordSet } from './words.ts'

/** One word of a mention, or two that name one thing, and what it may say of a part. */
export interface Clue {
  stems: string[]
  concepts: ReadonlySet<Concept>
  colour?: string
  /** What the mention is about: the noun in it that says what kind of thing is meant. */
  isHead: boolean
}

/** The words that name a part, read: what it is, which of them, and what it stands beside. */
export interface Mention {
  clues: Clue[]
  /** Words that stand in the email, given in quotation marks. */
  quoted: string[]
  /** Which of those that fit, from 0 on; negative from the end: -1 is the last. */
  nth?: number
  /** How many of them: "the last two", "the first three". */
  count?: number
  isAll: boolean
  /** Those that were not meant before: "the other two". */
  isOther: boolean
  isPlural: boolean
  /** "it", "that", "this one": what was selected or meant before. */
  isPronoun: boolean
  /** "the line under the headline": where it stands, and beside what. */
  relation?: { side: 'before' | 'after'; anchor: Mention }
}

const { ordinals, counts }: Record<'ordinals' | 'counts', Record<string, number>> = lists
const SILENT = wordSet(lists.silent)
const ALL = wordSet(lists.all)
const OTHERS = wordSet(lists.others)
const PRONOUNS = wordSet(lists.pronouns)
const SEVERAL = wordSet(lists.several)
const BEFORE = wordSet(lists.before)
const AFTER = wordSet(lists.after)

/** Reads the words of a mention. */
export function readMention(tokens: readonly Token[]): Mention {
  const at = tokens.findIndex(({ key }) => BEFORE.has(key) || AFTER.has(key))
  const rest = tokens.slice(at + 1)
  if (at < 0 || rest.every(({ key }) => SILENT.has(key))) return plainMention(tokens)
  const side = BEFORE.has(tokens[at]?.key ?? '') ? 'before' : 'after'
  return { ...plainMention(tokens.slice(0, at)), relation: { side, anchor: readMention(rest) } }
}

function plainMention(tokens: readonly Token[]): Mention {
  const words = tokens.filter(({ shape }) => shape !== 'quote')
  const keys = words.map(({ key }) => key)
  const [clues, says] = [cluesOf(words), (known: ReadonlySet<string>) => keys.some(key => known.has(key))]
  const nth = keys.map(key => ordinals[key]).find(each => each !== undefined)
  const count = keys.map(key => counts[key]).find(each => each !== undefined)
  const isNoun = (key: string): boolean => count !== undefined || conceptsOf([key]).size > 0
  return {
    clues,
    quoted: tokens.filter(({ shape }) => shape === 'quote').map(({ text }) => text),
    ...(nth !== undefined && { nth }),
    ...(count !== undefined && { count }),
    isAll: says(ALL),
    isOther: says(OTHERS),
    isPlural: says(SEVERAL) || keys.some(key => singular(key) !== key && !SILENT.has(key) && isNoun(key)),
    isPronoun: clues.length === 0 && says(PRONOUNS)
  }
}

/** Words that say which and how many are no clues; of nouns side by side the last is the head: "section headings" are headings. */
function cluesOf(words: readonly Token[]): Clue[] {
  const found: (Clue & { at: number; end: number })[] = []
  for (let at = 0; at < words.length; at = found.at(-1)?.at === at ? (found.at(-1)?.end ?? 0) : at + 1) {
    const [{ key, text }, next] = [words[at] as Token, words[at + 1]]
    const pair = next ? conceptsOf([key, next.key]) : NONE
    const isCount = key in ordinals || key in counts || OTHERS.has(key) || SILENT.has(key) || ALL.has(key)
    if (pair.size > 0)
      found.push({ stems: stemsOf(`${key} ${next?.key}`), concepts: pair, isHead: false, at, end: at + 2 })
    else if (!isCount && stemsOf(text).length > 0) {
      const colour = colourOf(key)
      const own = { stems: stemsOf(text), concepts: conceptsOf(key.split('-')), ...(colour && { colour }) }
      found.push({ ...own, isHead: false, at, end: at + 1 })
    }
  }
  const nouns = found.filter(({ concepts, colour }) => concepts.size > 0 && !colour)
  const head = nouns.find(({ end }, by) => nouns[by + 1]?.at !== end)
  return found.map(({ at, end, ...clue }) => ({ ...clue, isHead: at === head?.at }))
}

const NONE: ReadonlySet<Concept> = new Set()

const colourOf = (key: string): string | undefined =>
  key.length > 2 ? (parseColour(key.replace(/(?:ish|y)$/, '')) ?? parseColour(key)) : undefined
