import { endOf, within } from '../entities/found.ts'
import { isContent } from '../reading.ts'
import type { Line } from '../text/lines.ts'
import type { Parsed } from '../text/parsed.ts'
import { countWords } from '../text/words.ts'
import { between, type Draft, entitiesWithin, type Stage, sliceOf, trim } from './draft.ts'
import { fieldsOf, timesOf } from './fields.ts'

const SURE = 0.9
/** A row has no more sums, and no more words. */
const [MOST_SUMS, MOST_WORDS] = [2, 22]

/** Reads lists: rows with a sum become items; items and sessions get their fields. */
export const items: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  const rows = rowsOf(parsed)
  const isInRow = ({ span }: Draft): boolean => rows.some(row => within(span, row.span))
  const kept = drafts.filter(one => !(isInRow(one) && (isContent(one.role) || one.role === 'part')))
  const listed = rows.map(
    ({ span, label, body }): Draft => ({
      role: 'item',
      span: label ? between(label.at, endOf(body)) : span,
      confidence: SURE
    })
  )
  return [...kept, ...listed].map(one => {
    if (one.role !== 'item' && one.role !== 'session') return one
    const span = trim(text, one.span)
    return { ...one, span, fields: one.role === 'item' ? fieldsOf(span, parsed) : timesOf(span, parsed) }
  })
}

/** Neighbouring lines of the same build, each with a sum and few words: a list, however its words are classified. */
function rowsOf({ lines, found, view: { text } }: Parsed): Line[] {
  const isPriced = lines.map(({ span }) => {
    const sums = entitiesWithin(found, span).filter(({ kind }) => kind === 'money').length
    const words = sliceOf(text, span)
    return sums > 0 && sums <= MOST_SUMS && countWords(words) <= MOST_WORDS && !/[.!?]\s+\p{Lu}/u.test(words)
  })
  return lines.filter(
    ({ depth }, at) => isPriced[at] && [at - 1, at + 1].some(next => isPriced[next] && lines[next]?.depth === depth)
  )
}
