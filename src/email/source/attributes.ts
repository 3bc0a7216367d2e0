import { decodeAttribute } from './entities.ts'
import type { SourceAttribute } from './source.ts'
import { MASK } from './template-tags.ts'

const SPACE = /[\s/]/
const NAME_END = /[\s/>=]/

/**
 * The attributes of a start tag that spans `start`–`openEnd`. `masked` is the source with template tags masked: one
 * between attributes is passed over, one inside a value belongs to it. Of two with one name browsers take the first.
 */
export function scanAttributes(source: string, masked: string, start: number, openEnd: number): SourceAttribute[] {
  const end = masked[openEnd - 1] === '>' ? openEnd - 1 : openEnd
  const found: SourceAttribute[] = []
  let at = skip(masked, start + 1, end, char => !SPACE.test(char))
  while (at < end) {
    at = skip(masked, at, end, char => SPACE.test(char) || char === MASK)
    if (at >= end) break
    const attribute = attributeAt(source, masked, at, end)
    found.push(attribute)
    at = Math.max(attribute.end, at + 1)
  }
  return found
}

function attributeAt(source: string, masked: string, start: number, end: number): SourceAttribute {
  const nameEnd = skip(masked, start + 1, end, char => !NAME_END.test(char))
  const name = source.slice(start, nameEnd).toLowerCase()
  const equals = skip(masked, nameEnd, end, isSpace)
  if (masked[equals] !== '=' || equals >= end) {
    return { name, value: '', start, end: nameEnd, valueStart: nameEnd, valueEnd: nameEnd, quote: '' }
  }
  const open = skip(masked, equals + 1, end, isSpace)
  const quote = masked[open] === '"' || masked[open] === "'" ? (masked[open] as '"' | "'") : ''
  const valueStart = quote ? open + 1 : open
  const valueEnd = quote
    ? skip(masked, valueStart, end, char => char !== quote)
    : skip(masked, valueStart, end, char => !isSpace(char))
  const value = decodeAttribute(source.slice(valueStart, valueEnd))
  return { name, value, start, end: Math.min(end, valueEnd + quote.length), valueStart, valueEnd, quote }
}

const isSpace = (char: string): boolean =>
  char === ' ' || char === '\n' || char === '\t' || char === '\f' || char === '\r'

function skip(text: string, from: number, end: number, go: (char: string) => boolean): number {
  let at = from
  while (at < end && go(text[at]!)) at++
  return at
}
