import { endOf, within } from '../entities/found.ts'
import { isContent, type Span } from '../reading.ts'
import type { Line } from '../text/lines.ts'
import type { Parsed } from '../text/parsed.ts'
import { countWords } from '../text/words.ts'
import { between, type Draft, entitiesWithin, type Stage, sliceOf, trim } from './draft.ts'
import { fieldsOf, restOf } from './fields.ts'

/** Neighbouring lines of the same build, each with a sum of its own: a list, however its words are classified. */
const FEWEST_ROWS = 2
const SURE = 0.9

/** Reads lists: rows with a sum become items with title, price, old price and details; items get their fields. */
export const items: Stage = (drafts, parsed) => {
  const rows = rowsOf(parsed)
  const { text } = parsed.view
  const kept = drafts.filter(
    ({ span, role }) => !rows.some(row => within(span, row.span)) || !(isContent(role) || role === 'part')
  )
  const blocked = (row: Line) =>
    kept.some(
      ({ span, role }) =>
        !isContent(role) && (within(row.body, span) || (role !== 'audience' && within(span, row.body)))
    )
  const fromRows = rows.filter(row => !blocked(row)).map(row => itemOfRow(row, parsed))
  const tagged = kept.map(one => (one.role === 'item' ? withFields(one, parsed) : one))
  return [...tagged, ...fromRows].map(one => (one.role === 'item' ? { ...one, span: trim(text, one.span) } : one))
}

/** Lines that are rows: two neighbours at least, each with a sum, no more than two sums, and few words. */
function rowsOf({ lines, found, view: { text } }: Parsed): Line[] {
  const priced = lines.map(line => {
    const sums = entitiesWithin(found, line.span).filter(({ kind }) => kind === 'money')
    return (
      sums.length > 0 &&
      sums.length < 3 &&
      countWords(sliceOf(text, line.span)) <= 22 &&
      !/[.!?]\s+\p{Lu}/u.test(sliceOf(text, line.span))
    )
  })
  return lines.filter((line, at) => {
    if (!priced[at] && !(isBareRow(line, lines, at, priced) && line.cells.length > 1)) return false
    const neighbours = [lines[at - 1], lines[at + 1]].filter((_, place) => priced[place === 0 ? at - 1 : at + 1])
    return neighbours.length >= FEWEST_ROWS - 1 && line.depth === (neighbours[0]?.depth ?? 0)
  })
}

/** A row without a currency among rows that have one: "sherwani = 18,000 onwards". */
const isBareRow = ({ cells }: Line, lines: readonly Line[], at: number, priced: readonly boolean[]): boolean =>
  [at - 1, at + 1].every(place => priced[place] && lines[place]?.cells.length === cells.length)

function itemOfRow(row: Line, parsed: Parsed): Draft {
  const { text } = parsed.view
  const span = trim(text, row.label && row.cells.length === 1 ? between(row.label.at, endOf(row.body)) : row.span)
  const fields = fieldsOf(span, parsed)
  const [first, ...others] = row.cells.map(cell => trim(text, cell)).filter(({ length }) => length > 0)
  if (row.cells.length < 2 || !first)
    return { role: 'item', span, confidence: SURE, fields: withText(text, span, fields) }
  const bare = fields.price ?? others.find(cell => /^\d[\d.,]*\b/.test(sliceOf(text, cell)))
  const title = fields.title && within(first, fields.title) && others.length > 1 ? first : (fields.title ?? first)
  const middle = others.filter(cell => !bare || !(within(bare, cell) || endOf(cell) > bare.at))
  const details = middle[0] && between(middle[0].at, endOf(middle.at(-1) ?? middle[0]))
  const date = inCells(middle, parsed, 'date')
  const time = inCells(middle, parsed, 'time')
  return {
    role: 'item',
    span,
    confidence: SURE,
    fields: {
      ...fields,
      title,
      ...(bare && { price: bare }),
      ...(details && { text: details }),
      ...(date && { date }),
      ...(time && { time })
    }
  }
}

const inCells = (cells: readonly Span[], { found }: Parsed, kind: 'date' | 'time'): Span | undefined =>
  found.find(one => one.kind === kind && cells.some(cell => within(one.span, cell)))?.span

function withText(text: string, span: Span, fields: NonNullable<Draft['fields']>): NonNullable<Draft['fields']> {
  const rest = restOf(text, span, fields)
  return { ...fields, title: fields.title ?? span, ...(rest && { text: rest }) }
}

/** Title and details of an item that was classified: what stands before its price or its first sign that divides. */
const DIVIDES = /\s[–—-]\s|:\s|\s\(|,\s/
function withFields(item: Draft, parsed: Parsed): Draft {
  const { text } = parsed.view
  const span = trim(text, item.span)
  const fields = fieldsOf(span, parsed)
  if (fields.title && fields.price) return { ...item, fields: withText(text, span, fields) }
  const divider = DIVIDES.exec(sliceOf(text, span))
  const title = divider && divider.index > 2 ? trim(text, { at: span.at, length: divider.index }) : span
  return { ...item, fields: withText(text, span, { ...fields, title }) }
}
