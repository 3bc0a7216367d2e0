import { edits } from '../../../email/sections/nearest.ts'
import SYNONYMS from './synonyms.json' with { type: 'json' }

/** Names in the order in which they are tried. */
type Lists = 'operationKey' | 'wrapping' | 'decoration'
type Table = Record<string, string[]>

/** Words that stand for others, by what they name. */
export const WORDS: Record<Exclude<keyof typeof SYNONYMS, Lists>, Table> & Record<Lists, string[]> = SYNONYMS

/** `buttonText`, `button-text` and `Button_Text` are one name. */
export const flat = (name: string): string =>
  name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .toLowerCase()

/** The legal name that a word means: itself in another spelling, by a synonym, or with one letter off; `undefined` where it means none. */
export function meant(word: string, legal: readonly string[], table: Table): string | undefined {
  const name = flat(word)
  return (
    legal.find(each => flat(each) === name) ??
    legal.find(each => table[each]?.includes(name)) ??
    legal.find(each => name.length > 3 && isNear(name, flat(each)))
  )
}

/** One letter off, or a plural. */
const isNear = (word: string, name: string): boolean =>
  edits(word, name) === 1 || (name.length > 5 && edits(word, name) === 2)
