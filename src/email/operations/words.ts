import type { SlotValue } from '../sections/section.ts'
import type { ChangeLine } from './change-line.ts'

const LONGEST = 80

/** A value as it stands in a change line: one line, not too long, between `**`. */
export function strong(value: string): string {
  const line = value.replaceAll('**', '').replace(/\s+/g, ' ').trim()
  return `**${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}**`
}

/** The line for a slot or element that got a value; of a link it says what is new, its words or where it leads. */
export function setLine(place: string, value: SlotValue, before?: SlotValue): ChangeLine {
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
