import type { EmailSource } from '../../email.ts'
import type { Operation } from '../../operations/operation.ts'
import { type OutlineSection, type OutlineSlot, outlineOf } from '../../outline/outline.ts'
import type { SlotValue } from '../../sections/section.ts'
import type { BrokenRule, Rule } from './rule.ts'
import { literal, saidWords } from './said-words.ts'

/** Names that are written in one way alone: what differs in capitals or spaces is written anew. */
export const alwaysSo: Rule = (email, { rules }) =>
  distinct(rules.alwaysSo.words).flatMap(word => {
    const isOff = (text: string) => rewritten(text, word) !== text
    const found = saidWords(email).find(({ words }) => isOff(words))
    const fix = [...inMeta(email, word), ...inSlots(email, word)]
    if (!found && fix.length === 0) return []
    const place = found?.place
    const broken: BrokenRule = { rule: 'alwaysSo', words: `“${word}” is always written so.`, ...(place && { place }) }
    return [fix.length > 0 ? { ...broken, fix } : broken]
  })

/** Of two ways to write the same name the first holds. */
export const distinct = (words: readonly string[]): string[] =>
  words.filter((word, at) => words.findIndex(each => bare(each) === bare(word)) === at)

const bare = (word: string): string => word.toLowerCase().replace(/[\s-]+/g, '')

/** A text with the name as it is to be written. Inside of addresses it stays: those are written otherwise. */
export function rewritten(text: string, word: string): string {
  const letters = word.trim().split(/(?<=\p{Ll})(?=\p{Lu})|\s+/u)
  const name = letters.map(literal).join('[\\s-]?')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}@/.:_{-])${name}(?![\\p{L}\\p{N}@/_}]|[.-][\\p{L}\\p{N}])`, 'giu')
  return text.replace(pattern, () => word)
}

function inMeta({ subject, preheader }: EmailSource, word: string): Operation[] {
  const meta = Object.entries({ subject, preheader }).filter(([, text]) => rewritten(text, word) !== text)
  if (meta.length === 0) return []
  return [{ op: 'meta', ...Object.fromEntries(meta.map(([name, text]) => [name, rewritten(text, word)])) }]
}

const inSlots = (email: EmailSource, word: string): Operation[] =>
  outlineOf(email)
    .sections.flatMap(slotsOf)
    .flatMap(({ ref, value }): Operation[] => {
      const next = valueWith(value, word)
      return JSON.stringify(next) === JSON.stringify(value) ? [] : [{ op: 'set', ref, value: next }]
    })

const slotsOf = ({ slots, lists }: OutlineSection): OutlineSlot[] => [
  ...slots,
  ...lists.flatMap(({ items }) => items.flatMap(item => item.slots))
]

function valueWith(value: SlotValue, word: string): SlotValue {
  if (typeof value === 'string') return rewritten(value, word)
  return 'label' in value
    ? { ...value, label: rewritten(value.label, word) }
    : { ...value, alt: rewritten(value.alt, word) }
}
