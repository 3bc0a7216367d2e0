import type { Rule } from './rule.ts'
import { literal, saidWords } from './said-words.ts'

/** Words that the brand never says, in any form of theirs. What else to say only a person knows, so nothing mends it. */
export const neverWords: Rule = (email, { name, rules }) => {
  const said = saidWords(email)
  return rules.neverWords.words.flatMap(word => {
    const pattern = formsOf(word)
    const found = said.find(({ words }) => pattern.test(words))
    const [form] = found ? (pattern.exec(found.words) ?? []) : []
    return found
      ? [{ rule: 'neverWords', words: `${name} never says “${form}”.`, ...(found.place && { place: found.place }) }]
      : []
  })
}

/** English forms: plurals, past, comparisons and adverbs; a final e or y gives way. */
export function formsOf(word: string): RegExp {
  const stem = word.trim().replace(/\s+/g, ' ')
  const forms = [
    `${literal(stem)}(?:s|es|ed|er|ers|est|ing|ly|['’]s)?`,
    ...(/e$/i.test(stem) ? [`${literal(stem.slice(0, -1))}(?:ed|er|ers|est|ing)`] : []),
    ...(/y$/i.test(stem) ? [`${literal(stem.slice(0, -1))}(?:ies|ied|ier|iest|ily)`] : [])
  ]
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|').replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}])`, 'iu')
}
