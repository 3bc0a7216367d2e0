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
  return lines.filter(({ depth }, at) => {
    const neighbours = [at - 1, at + 1].filter(place => priced[place] && lines[place]?.depth === depth)
    return priced[at] && neighbours.length >= FEWEST_ROWS - 1
  })
}

function itemOfRow({ span, label, body }: Line, parsed: Parsed): Draft {
  const { text } = parsed.view
  const row = trim(text, label ? between(label.at, endOf(body)) : span)
  return { role: 'item', span: row, confidence: SURE, fields: withText(text, row, fieldsOf(row, parsed)) }
}

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
