import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import type { Line } from '../../text/lines.ts'
import { countWords } from '../../text/words.ts'
import { CERTAIN, type Claim, claim, LIKELY, type Read } from '../claim.ts'
import data from '../data/things.json' with { type: 'json' }
import { pricesIn, thingIn } from '../guess/thing.ts'
import { entitiesIn, type Page, typed } from '../page.ts'
import { capital } from '../turn/to-reader.ts'

const CELLS = /\t+|\s*\|\s*|\s+\/\s+|\s*;\s*| {2,}/g
const TOTAL = new RegExp(`^(?:${data.totals})$`, 'i')
/** What has more than one sentence is no row. */
const SENTENCES = /(?<!\b(?:excl|incl|approx|ca|no|nr|st|inc|min|max|ex))[.!?]\s+\p{L}/iu
/** A label with a colon: "Amount needed: £400" is no thing for sale. */
const labelled = (page: Page, { label }: Line): boolean =>
  label !== undefined && /^\s*:/.test(page.text.slice(endOf(label), endOf(label) + 3))
/** A row has no more sums, and no more words. */
const [MOST_SUMS, MOST_WORDS] = [2, 24]

/** Reads lists with prices, row by row: neighbouring lines of one build, each with a sum and few words. */
export function readRows(page: Page, isFree: (span: Span) => boolean): Read {
  const lines = page.lines.filter(({ span }) => isFree(span))
  const isPriced = lines.map(line => isPricedRow(page, line))
  const rows = lines.filter(
    (line, at) => isPriced[at] && [at - 1, at + 1].some(next => isPriced[next] && lines[next]!.depth === line.depth)
  )
  const read = rows
    .map(({ span }) => ({ span, claims: rowClaims(page, span) }))
    .filter(({ claims }) => claims.length > 0)
  return { claims: read.flatMap(({ claims }) => claims), taken: read.map(({ span }) => span), directions: [] }
}

function isPricedRow(page: Page, line: Line): boolean {
  const { span } = line
  const words = page.text.slice(span.at, endOf(span))
  const sums = entitiesIn(page, span, 'money').length
  return (
    sums > 0 && sums <= MOST_SUMS && countWords(words) <= MOST_WORDS && !SENTENCES.test(words) && !labelled(page, line)
  )
}

function rowClaims(page: Page, span: Span): Claim[] {
  const cells = cellsOf(page, span)
  const read = cells.length > 1 ? ofCells(page, cells) : thingIn(page, span)
  if (!read) return []
  const isTotal = TOTAL.test(read.name)
  return [
    isTotal && read.price
      ? claim({ path: 'rows', value: { label: capital(read.name), value: read.price } }, span, LIKELY)
      : claim({ path: 'things', value: read }, span, CERTAIN)
  ]
}

/** A row as its cells: the first names the thing, those with a sum price it, the others say more. */
function ofCells(page: Page, cells: readonly Span[]) {
  const [first, ...others] = cells
  const priced = others.find(cell => entitiesIn(page, cell, 'money').length > 0)
  if (!first || !priced) return undefined
  const { price, was } = pricesIn(page, priced)
  const more = others.filter(cell => cell !== priced).map(cell => typed(page, cell))
  const name = capital(typed(page, first).replace(/[\s,:–-]+$/, ''))
  const words = typed(page, priced)
  const cost = was || !price ? undefined : words.replace(/^(?:now|only|just|for|at|[–-])\s+/i, '')
  return {
    name,
    price: cost && cost.length < 40 ? cost : price ? typed(page, price) : words,
    ...(was && { was: typed(page, was) }),
    ...(more.length > 0 && { text: more.join(', ') })
  }
}

function cellsOf(page: Page, span: Span): Span[] {
  const cells: Span[] = []
  let from = 0
  const text = page.text.slice(span.at, endOf(span))
  for (const { 0: gap, index } of [...text.matchAll(CELLS), { 0: '', index: text.length }]) {
    if (text.slice(from, index).trim()) cells.push({ at: span.at + from, length: index - from })
    from = index + gap.length
  }
  return cells
}
