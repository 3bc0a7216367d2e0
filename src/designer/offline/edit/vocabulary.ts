import nouns from './nouns.json' with { type: 'json' }

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
