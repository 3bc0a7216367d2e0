import { ABOUT } from '../../../email/sections/about.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import type { LayoutEntry } from './entries.ts'
import words from './search-words.json' with { type: 'json' }

const KIND_WORDS: Record<string, string> = words.kinds
const LAYOUT_WORDS: Record<string, string> = words.layouts

/** Words of a search, without accents and capitals. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** How well a word of a search is met, by where it is found. */
function strength(word: string, { kind, layout, label }: LayoutEntry): number {
  const isIn = (text: string) => wordsOf(text).some(other => other.startsWith(stem(word)))
  if (isIn(label)) return 8
  if (isIn(KIND_WORDS[kind] ?? '')) return 4
  if (isIn(LAYOUT_WORDS[layout] ?? '')) return 3
  const { slots = {}, lists = {} } = SECTION_KINDS[kind] ?? {}
  const holds = [...Object.keys(slots), ...Object.values(lists).flatMap(({ item }) => Object.keys(item))]
  return isIn(`${ABOUT[kind]} ${holds.join(' ')}`) ? 2 : 0
}

/** "prices" finds what "price" finds. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word)

/** The layouts that every word of a search finds, by kind, layout, purpose and what they hold; the best first. */
export function searchLayouts(entries: readonly LayoutEntry[], search: string): LayoutEntry[] {
  const asked = wordsOf(search)
  const found = entries.flatMap((entry, at) => {
    const strengths = asked.map(word => strength(word, entry))
    return strengths.every(each => each > 0) ? [{ entry, at, sum: strengths.reduce((sum, each) => sum + each, 0) }] : []
  })
  return found.sort((one, other) => other.sum - one.sum || one.at - other.at).map(({ entry }) => entry)
}

/** Whether the name of a saved section has every word of a search. */
export function isNamedLike(name: string, search: string): boolean {
  const own = wordsOf(name)
  return wordsOf(search).every(word => own.some(other => other.startsWith(stem(word))))
}
