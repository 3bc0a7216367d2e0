import type { Span } from '../reading.ts'
import { countWords } from './words.ts'

/** A line of the view by its structure. All spans are of the view. */
export interface Line {
  span: Span
  /** How many `>` stand before it. */
  depth: number
  bullet: boolean
  /** `Venue` of `Venue: The Old Mill`, without its sign. */
  label?: Span
  /** What follows bullet and label. */
  body: Span
}

const MARKS = /^[ \t]*((?:>[ \t]?)*)[ \t]*((?:[-*•·▪◦‣–—✓✔☑→~]+|\(?\d{1,2}[.)]|[a-h]\))(?=[ \t]+|[•·▪◦‣✓✔☑])[ \t]*)?/
/** A label is up to six words before a sign that divides: "RSVP by:", "Occasion –", "HOW TO GET :", "WHEN   Sunday". */
const LABEL =
  /^([\p{L}\p{N}][^:=\n\t?.!;|]{0,44}?)(?:\?(?=\s+\S)|\s*(?:::?|=|→|->|\|(?!.*\|))(?=\s|$)|\s+[–—-](?=\s)|(?:\t| {2,})(?=\S))[ \t]*/u
/** The lines of a text with what stands around their words. Empty ones are left out. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let at = 0
  for (const raw of text.split('\n')) {
    const words = raw.trimEnd()
    if (words.trim()) lines.push(lineOf(words, at))
    at += raw.length + 1
  }
  return lines
}

function lineOf(words: string, at: number): Line {
  const [marks = '', quoted = '', bullet = ''] = MARKS.exec(words) ?? []
  const body = words.slice(marks.length)
  const label = LABEL.exec(body)
  const from = at + marks.length
  const line = {
    depth: quoted.replaceAll(/[^>]/g, '').length,
    bullet: bullet !== '',
    span: { at: from, length: body.length }
  }
  const name = label?.[1]?.trimEnd()
  if (!label || !name || countWords(name) > 6) return { ...line, body: line.span }
  const rest = { at: from + label[0].length, length: body.length - label[0].length }
  return { ...line, label: { at: from, length: name.length }, body: rest }
}
