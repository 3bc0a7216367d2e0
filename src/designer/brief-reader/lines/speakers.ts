import type { Line } from '../sentences.ts'
import type { Reading } from './reading.ts'
import { readClauses } from './words.ts'

const PERSON = "\\p{Lu}[\\p{L}.'-]+ \\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?"
const ROLE = '(?:(?!,? and \\p{Lu}\\p{Ll}+ \\p{Lu})[^,;()]){3,60}'
const WITH = new RegExp(`,? with (${PERSON}), (${ROLE}?),? and (${PERSON}), (${ROLE}?)(?=[.,;]|$)`, 'u')

/** "… with Dana Whitfield, VP Sales at Northbeam, and Luis Ortega, founder of Pipely": who speaks, apart from the rest. */
export function readSpeakers({ text, bullet }: Line, reading: Reading): boolean {
  const found = reading.kind === 'event' && !bullet ? WITH.exec(text) : null
  if (!found) return false
  const [all, one = '', does = '', other = '', did = ''] = found
  reading.parts.groups.push({
    label: 'Who is speaking',
    items: [
      { title: one, text: does },
      { title: other, text: did }
    ]
  })
  readClauses(text.replace(all, ''), reading)
  return true
}
