import type { SlotValue } from '../sections/section.ts'
import type { ChangeLine } from './change-line.ts'

const LONGEST = 80

/** A value as it stands in a change line: one line, not too long, between `**`. */
export function strong(value: string): string {
  const line = value.replaceAll('**', '').replace(/\s+/g, ' ').trim()
  return `**${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}**`
}

/** "a, b and c". */
export const listWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')

/** The line for a slot or element that got a value; of a link it says what is new, its words or where it leads. */
export function setLine(place: string, value: SlotValue, before?: SlotValue): ChangeLine {
  const bold = typeof value === 'string' ? newlyBold(value, before) : []
  if (bold.length > 0) return { icon: 'type', text: `${place}: ${bold.map(strong).join(', ')} in bold` }
  if (typeof value === 'string')
    return value.trim()
      ? { icon: 'text', text: `${place}: ${strong(value)}` }
      : { icon: 'remove', text: `${place} removed` }
  if ('src' in value) return { icon: 'image', text: `${place}: ${strong(value.alt || 'another picture')}` }
  const old = typeof before === 'object' && 'href' in before ? before : undefined
  if (value.href === old?.href) return { icon: 'text', text: `${place}: ${strong(value.label)}` }
  const label = value.label === old?.label ? '' : `: ${strong(value.label)}`
  return { icon: 'text', text: `${place}${label} leads to ${strong(value.href)}` }
}

/** What is bold in a text now and was not, where nothing else in it changed. */
function newlyBold(value: string, before: SlotValue | undefined): string[] {
  if (typeof before !== 'string' || value.replaceAll('**', '') !== before.replaceAll('**', '')) return []
  return [...new Set(value.match(/\*\*[^*]+\*\*/g))].filter(words => !before.includes(words))
}
