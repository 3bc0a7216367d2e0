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
  /** The cells of a row of a pasted list; one when it is no row. */
  cells: Span[]
}

const MARKS = /^[ \t]*((?:>[ \t]?)*)[ \t]*((?:[-*•·▪◦‣–—✓✔☑→]+|\(?\d{1,2}[.)]|[a-h]\))(?=[ \t]+|[•·▪◦‣✓✔☑])[ \t]*)?/
/** A label is up to six words before a sign that divides: "RSVP by:", "Occasion –", "HOW TO GET :", "WHEN   Sunday". */
const LABEL =
  /^([\p{L}\p{N}][^:=\n\t?.!;|]{0,44}?)(?:\?(?=\s+\S)|\s*[:=](?=\s|$)|\s+[–—-](?=\s)|(?:\t| {2,})(?=\S))[ \t]*/u
const DIVIDERS = [
  /\t+/g,
  /\s*\|\s*/g,
  /\s+\/\s+/g,
  /;[ \t]*/g,
  / {3,}/g,
  /\s+=\s+/g,
  /\s+(?:->|=>|→)\s+/g,
  /,[ \t]+/g,
  /\s+[–—-]\s+/g
]
/** A comma or a dash divides cells only where more than two rows have the same number of them. */
const WEAK = 7

/** The lines of a text with what stands around their words. Empty ones are left out. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let at = 0
  for (const raw of text.split('\n')) {
    const words = raw.trimEnd()
    if (words.trim()) lines.push(lineOf(words, at))
    at += raw.length + 1
  }
  headed(text, lines)
  divide(text, lines)
  return lines
}

/** "1. FEED. Following the increase …": the first few words are what the line is about. */
const HEADING =
  /^(?!(?:I|We|It|You|They|This|That|There|Thanks?|Please|Hi|Hello|See|No|Yes)\b)(\p{Lu}[\p{L}' ]{2,34})\. +(?=\p{Lu})/u
const FEWEST_HEADED = 3

/** Headings that begin numbered lines, stand in capitals, or stand in front of several lines become labels. */
function headed(text: string, lines: readonly Line[]): void {
  const heads = lines.map(({ label, body }) =>
    label ? undefined : HEADING.exec(text.slice(body.at, body.at + body.length))
  )
  const many = heads.filter(head => head && (head[1]?.split(' ').length ?? 9) < 5).length >= FEWEST_HEADED
  for (const [at, head] of heads.entries()) {
    const line = lines[at]
    const words = head?.[1]
    if (
      !line ||
      !head ||
      !words ||
      words.split(' ').length > 4 ||
      !(many || line.bullet || words === words.toUpperCase())
    )
      continue
    line.label = { at: line.body.at, length: words.length }
    line.body = { at: line.body.at + head[0].length, length: line.body.length - head[0].length }
  }
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
  if (!label || !name || countWords(name) > 6) return { ...line, body: line.span, cells: [line.span] }
  const rest = { at: from + label[0].length, length: body.length - label[0].length }
  return { ...line, label: { at: from, length: name.length }, body: rest, cells: [line.span] }
}

/** Finds rows: lines one after another that the same divider parts into as many cells. A tab divides a single line as well. */
function divide(text: string, lines: Line[]): void {
  const rowsBy = DIVIDERS.map(divider => lines.map(({ span }) => cellsOf(text, span, divider)))
  for (const [place, rows] of rowsBy.entries()) {
    const fewest = place === 0 ? 1 : place < WEAK ? 2 : 3
    for (const run of runsOf(rows.map(row => row.length))) {
      if (run.length < fewest) continue
      for (const at of run) {
        const line = lines[at]
        if (line?.cells.length === 1) line.cells = rows[at] ?? line.cells
      }
    }
  }
}

function cellsOf(text: string, { at, length }: Span, divider: RegExp): Span[] {
  const words = text.slice(at, at + length)
  const cells: Span[] = []
  let from = 0
  for (const match of [...words.matchAll(divider), { 0: '', index: words.length }]) {
    if (match.index > from) cells.push({ at: at + from, length: match.index - from })
    from = match.index + match[0].length
  }
  return cells
}

/** Places of neighbours with the same count of at least two. */
function runsOf(counts: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const [at, count] of counts.entries()) {
    if (count < 2) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last === at - 1 && counts[last] === count) run.push(at)
    else runs.push([at])
  }
  return runs
}
