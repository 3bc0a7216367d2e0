import { isStatement } from '../grammar/clause.ts'
import type { Span } from '../roles/roles.ts'
import { before } from './leads.ts'
import { endOf } from './matter.ts'
import { thingOf } from './priced-items.ts'

const LISTS =
  /\b(?:stories|topics|news|updates|articles|best-?sellers|favou?rites|flavou?rs|scents|colours|features|benefits|reasons|classes|dishes)(?: (?:for|of|from|this) [\w ]{3,12})?:\s*$/i

/** "Three stories: tune-ups are $85, Dario has started, and …": behind such a label each clause is an item. */
export function withListed(text: string, spans: Span[]): Span[] {
  let listed = false
  let last = 0
  return spans.flatMap(span => {
    if (/[.!?\n]/.test(text.slice(last, span.at)) || !/^(?:say|item|name)$/.test(span.role)) listed = false
    if (LISTS.test(text.slice(0, span.at))) listed = true
    last = endOf(span)
    return listed && span.role === 'say' ? parted(span) : [span]
  })
}

/** "Calder Breakfast, Smoky Moor and Rose Oolong": names without a verb are one item each. */
function parted(span: Span): Span[] {
  const parts = span.text.split(/,? and |, /)
  if (isStatement(span.text) || parts.length < 2 || parts.some(part => part.split(' ').length > 5))
    return [{ ...span, role: 'item' }]
  let at = span.at
  return parts.map(part => {
    const found = span.at + span.text.indexOf(part, at - span.at)
    at = found + part.length
    return { role: 'item' as const, text: part, at: found }
  })
}

/** What may stand between two items of one enumeration. */
const BETWEEN = /^[\s,;]*(?:and|or|plus|&)?[\s,;]*$/i

/** Items that follow one another in a sentence; a lone one only with its price. */
export function runsIn(text: string, spans: Span[]): Span[][] {
  const runs: Span[][] = []
  let last: Span | undefined
  for (const span of spans) {
    const between = last && text.slice(endOf(last), span.at)
    if (
      (span.role === 'item' || isLast(text, last, span, between)) &&
      last?.role === 'item' &&
      between !== undefined &&
      BETWEEN.test(between) &&
      !between.includes('\n')
    )
      runs.at(-1)?.push(span)
    else if (span.role === 'item') runs.push([span])
    last = runs.at(-1)?.at(-1) === span ? { ...span, role: 'item' } : span
  }
  return runs.filter(
    ([first, second]) => first && (second || thingOf(first.text)?.price) && !isListed(text, first) && !asks(text, first)
  )
}

/** "…, Moroccan Mint and Breakfast No. 4.": the last of a list, whatever it looks like. */
const isLast = (text: string, last: Span | undefined, span: Span, between: string | undefined): boolean => {
  if (!last || !/^(?:say|name)$/.test(span.role) || !/^,? (?:and|or) $/.test(between ?? '')) return false
  const long = isStatement(last.text) || /^\p{Lu}\S+ \p{Lu}/u.test(span.text) ? 11 : 5
  return (
    span.text.split(' ').length < long &&
    isStatement(span.text) === isStatement(last.text) &&
    /^\s*(?:[.;!\n]|$)/.test(text.slice(endOf(span)))
  )
}

/** "our new coach | Marisol Vega, who joined from Salt Lake City": one thing and its name. */
export function together(text: string, run: Span[]): Span[] {
  const whole: Span[] = []
  for (const span of run) {
    const last = whole.at(-1)
    const names =
      /^\p{Lu}\S+(?: \p{Lu}\S+)+, (?:who|which)\b/u.test(span.text) ||
      (/^\p{Lu}\S+ \p{Lu}\S+$/u.test(last?.text ?? '') &&
        /^(?:our|the|an?|head|founder|director|author)\b/.test(span.text))
    if (last && names && /^, $/.test(text.slice(endOf(last), span.at)))
      whole[whole.length - 1] = { ...last, text: text.slice(last.at, endOf(span)) }
    else whole.push(span)
  }
  return whole
}

/** Questions are read with their answers. */
const asks = (text: string, item: Span): boolean => text[endOf(item)] === '?' || item.text.includes('?')

/** Does an item open a line, with or without a bullet? */
const isListed = (text: string, { at }: Span): boolean => /(?:^|\n)\s*(?:[-*•–]|\d+[.)])?\s*$/.test(text.slice(0, at))

/** Short things at the end of a long sentence read well where they stand: "… out of the river, including tyres and a piano stool". */
export function isProse(text: string, run: Span[]): boolean {
  const lead = before(text, run[0]?.at ?? 0)
  return (
    lead.trim().split(/\s+/).length > 7 &&
    !/:\s*$/.test(lead) &&
    run.every(({ text: item }) => item.split(' ').length < 6 && !/[£$€₹(]/.test(item)) &&
    run.length < 5
  )
}
