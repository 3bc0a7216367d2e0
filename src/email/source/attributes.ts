import { decodeAttribute } from './entities.ts'
import type { SourceAttribute } from './source.ts'

/**
 * What lies before an attribute, its name, its `=`, and its value in double, single or no quotes; by the tokenisation
 * of the HTML standard (13.2.5.32 to 13.2.5.39). `\ue000` masks template tags: between attributes one is passed over,
 * in a value it belongs to it.
 */
const ATTRIBUTE =
  /([ \t\n\f\r/\ue000]*)([^ \t\n\f\r/>\ue000][^ \t\n\f\r/>=]*)(?:([ \t\n\f\r]*=[ \t\n\f\r]*)(?:"([^"]*)"?|'([^']*)'?|([^ \t\n\f\r>]*)))?/y

/** The attributes of a start tag that spans `start`–`openEnd`, whose name is `nameLength` long. Of two with one name browsers take the first. */
export function scanAttributes(source: string, masked: string, tag: Tag): SourceAttribute[] {
  const end = masked[tag.openEnd - 1] === '>' ? tag.openEnd - 1 : tag.openEnd
  const found: SourceAttribute[] = []
  ATTRIBUTE.lastIndex = tag.start + 1 + tag.nameLength
  while (ATTRIBUTE.lastIndex < end) {
    const match = ATTRIBUTE.exec(masked)
    if (!match || match.index + (match[1] as string).length >= end) break
    found.push(attributeOf(source, match))
  }
  return found
}

export interface Tag {
  start: number
  openEnd: number
  nameLength: number
}

function attributeOf(source: string, match: RegExpExecArray): SourceAttribute {
  const [all, lead, written, equals, double, single, bare] = match as unknown as [
    string,
    string,
    string,
    ...(string | undefined)[]
  ]
  const start = match.index + lead.length
  const end = match.index + all.length
  const name = source.slice(start, start + written.length).toLowerCase()
  if (equals === undefined) return { name, value: '', start, end, valueStart: end, valueEnd: end, quote: '' }
  const quote = double !== undefined ? '"' : single !== undefined ? "'" : ''
  const valueStart = start + written.length + equals.length + quote.length
  const valueEnd = valueStart + (double ?? single ?? bare ?? '').length
  return { name, value: decodeAttribute(source.slice(valueStart, valueEnd)), start, end, valueStart, valueEnd, quote }
}
