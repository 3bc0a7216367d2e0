import { parseColour } from '../../../email/theme/colour-words.ts'
import { FONTS } from '../../../email/theme/fonts.ts'
import cues from './cues.json' with { type: 'json' }
import nouns from './nouns.json' with { type: 'json' }
import { keyOf } from './tokens.ts'

/** The concept that a noun stands for: `slot:heading`, `kind:footer`, `item:products`, `element:box`. */
export type Concept = `${'slot' | 'kind' | 'item' | 'element'}:${string}`

/** Without the ending of a plural: "buttons" and "button", "stories" and "story", "boxes" and "box". */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const PREFIX = { slots: 'slot', kinds: 'kind', items: 'item', elements: 'element' } as const

const byNoun = new Map<string, Set<Concept>>()
for (const group of Object.keys(PREFIX) as (keyof typeof PREFIX)[])
  for (const [name, words] of Object.entries<string>(nouns[group]))
    for (const word of [name, ...words.split(' ')]) {
      const said = word.split('-')
      const noun = (group === 'kinds' ? said : said.map(singular)).join(' ')
      byNoun.set(noun, (byNoun.get(noun) ?? new Set()).add(`${PREFIX[group]}:${name}`))
    }

const NONE: ReadonlySet<Concept> = new Set()

/** The concepts that a noun, or several words of one, may stand for. */
export function conceptsOf(words: readonly string[]): ReadonlySet<Concept> {
  const [own, one] = [byNoun.get(words.join(' ')), byNoun.get(words.map(singular).join(' '))]
  return own && one && own !== one ? new Set([...own, ...one]) : (own ?? one ?? NONE)
}

const FONT_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(FONTS).flatMap(font => font.label.toLowerCase().split(' ')),
  ...'serif sans sans-serif typewriter mono monospace handwritten'.split(' ')
])

/** The class of a word for what is learnt: wordings differ, classes stay. */
export function classOf(word: string): string {
  const key = keyOf(word)
  if (
    /^(?:first|second|third|fourth|fifth|sixth|last|top|bottom|middle|next|other|both|all|every|each|1st|2nd|3rd|4th)$/.test(
      key
    )
  )
    return 'ordinal'
  if (/^(?:it|that|this|them|these|those|one|ones|same)$/.test(key)) return 'pronoun'
  if (FONT_WORDS.has(key)) return 'font'
  if (key.length > 2 && parseColour(key)) return 'colour'
  const [concept] = conceptsOf([key])
  return concept ? `noun-${concept.split(':')[0]}` : 'other'
}

const byCue = new Map<string, string[]>()
for (const [name, words] of Object.entries<string>(cues))
  for (const word of words.split(' ')) byCue.set(word, [...(byCue.get(word) ?? []), name])

const NO_CUES: readonly string[] = []

/** What a word, or a word and the next, commonly asks for in wishes about emails. */
export const cuesOf = (word: string, next = ''): readonly string[] => {
  const [one, two] = [byCue.get(word) ?? byCue.get(singular(word)), next ? byCue.get(`${word}-${next}`) : undefined]
  return two ? [...two.map(name => `${name}2`), ...(one ?? [])] : (one ?? NO_CUES)
}
