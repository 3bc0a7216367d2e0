import type { EmailFacts } from '../../email-facts.ts'
import type { Kind } from '../../kinds.ts'
import { isNumber, isSum, meaningOf } from '../labels.ts'
import { type Draft, type Entry, headedFirst, inItems, type MakePart, type Rest, unsaid } from '../material.ts'
import { capitalise, inParts } from '../words.ts'
import { asItem } from './thing-item.ts'
import { drawnOf } from './thing-shown.ts'

type Row = EmailFacts['rows'][number]

/** Kinds of mail about something that was bought. */
const BOUGHT: ReadonlySet<Kind> = new Set(['order', 'receipt', 'shipping', 'cart'])
/** As many as an order holds. */
const [MOST, MOST_SUMS] = [12, 6]

/** Are there things that are shown as what was ordered? Then numbers and sums among the rows stand with them. */
export const isOrder = (rest: Rest): boolean => BOUGHT.has(rest.facts.kind) && unsaid(rest, 'things').length > 0

/** The rows that stand with what was ordered: its number, and what it adds up to. */
export function orderRows(
  rest: Rest,
  rows: readonly Entry<Row>[]
): { number?: Entry<Row> | undefined; sums: Entry<Row>[] } {
  if (!isOrder(rest)) return { sums: [] }
  const sums = rows.filter(({ value }) => isSum(value)).slice(0, MOST_SUMS)
  const isTotal = ({ value }: Entry<Row>) => Number(meaningOf(value.label) === 'Total')
  return { number: rows.find(({ value }) => isNumber(value)), sums: sums.sort((a, b) => isTotal(a) - isTotal(b)) }
}

/** What was ordered, with number and sums, where the email is about an order. */
export const order: MakePart = rest => {
  const ordered = isOrder(rest) ? unsaid(rest, 'things') : []
  const drawn = drawnOf(
    ordered.map(({ value }) => value),
    rest
  )
  const things = inParts(ordered, MOST)
  const { number, sums } = orderRows(rest, unsaid(rest, 'rows'))
  return things.map((entries, at): Draft => {
    const [first, last] = [at === 0 ? number : undefined, at === things.length - 1 ? sums : []]
    const content = {
      ...headedFirst(rest, 'order', at),
      ...(first && { number: `${capitalise(first.value.label)} ${first.value.value}` }),
      items: entries.map(entry => ({
        ...drawn?.[ordered.indexOf(entry)],
        ...asItem(entry.value, ['image', 'title', 'text', 'price'])
      })),
      ...(last.length > 0 && { totals: last.map(({ value }) => ({ ...value })) })
    }
    const says = { ...inItems(entries), ...inItems(last, 'totals'), ...(first && { [first.path]: 'number' }) }
    return { part: 'order', kind: 'order', content, says }
  })
}
