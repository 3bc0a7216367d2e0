import type { SlotValue } from '../sections/section.ts'
import type { ChangeLine } from './change-line.ts'

const LONGEST = 80

/** A value as it stands in a change line: one line, not too long, between `**`. */
export function strong(value: string): string {
  const line = value.replaceAll('**', '').replace(/\s+/g, ' ').trim()
  return `**${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}**`
}

/** The line for a slot or element that got a value. */
export function setLine(place: string, value: SlotValue): ChangeLine {
  if (typeof value === 'string')
    return value.trim()
      ? { icon: 'text', text: `${place}: ${strong(value)}` }
      : { icon: 'remove', text: `${place} removed` }
  if ('src' in value) return { icon: 'image', text: `${place}: ${strong(value.alt || 'another picture')}` }
  return { icon: 'text', text: `${place}: ${strong(value.label)} leads to ${strong(value.href)}` }
}
