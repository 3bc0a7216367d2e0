import { type InlineNode, parseInline } from '../../../email/sections/inline-tree.ts'
import type { SlotValue } from '../../../email/sections/section.ts'
import lists from './mention-words.json' with { type: 'json' }
import { keyOf } from './tokens.ts'
import { singular } from './vocabulary.ts'

/** Words that are listed with blanks between. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const leaves = (nodes: InlineNode[]): string =>
  nodes.map(node => ('children' in node ? leaves(node.children) : node.type === 'break' ? '\n' : node.text)).join('')

/** What readers read of a value: the label of a link, the description of a picture, a text without its marks. */
export const plainWords = (value: SlotValue): string =>
  typeof value === 'string' ? leaves(parseInline(value)) : 'href' in value ? value.label : value.alt

const WORD = /[\p{L}\d][\p{L}\d\p{M}]*(?:['’.][\p{L}\d]+)*/gu

/** The words of a text as they are compared: lower case, without endings. */
export const stemsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => stem(word))

const SILENT = wordSet(lists.silent)

/** The stems of the words of a text that say something of themselves. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(WORD)].flatMap(([word]) => (SILENT.has(keyOf(word)) ? [] : [stem(word)])))

const sets = new Map<string, ReadonlySet<string>>()
const MOST_SETS = 2_000

/** The same as a set; that of a text asked for again is made once. */
export function stemSetOf(text: string): ReadonlySet<string> {
  const found = sets.get(text) ?? new Set(stemsOf(text))
  if (sets.size > MOST_SETS) sets.clear()
  sets.set(text, found)
  return found
}

const ENDING = /(?:ing|ed|ers?|ly)$/

/** A word without what grammar adds. */
export function stem(word: string): string {
  const key = singular(keyOf(word))
  const short = key.replace(ENDING, '')
  return short.length >= 4
    ? short.replace(/(.)\1$/, '$1').replace(/e$/, '')
    : key.length > 4
      ? key.replace(/e$/, '')
      : key
}

/** Text as it is compared word for word: case, kinds of quotes and dashes, and runs of blanks aside. */
export const folded = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()
