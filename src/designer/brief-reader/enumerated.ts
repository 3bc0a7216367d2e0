import { isStatement } from '../grammar/clause.ts'
import type { Span } from '../roles/roles.ts'
import type { Group, GroupItem, Pair, Thing } from './brief.ts'
import { isDirected } from './directives.ts'
import { headingFor, itemOf } from './groups.ts'
import { endOf, type Stretch } from './matter.ts'
import { apart, rises, thingOf, titled } from './priced-items.ts'
import { capitalise } from './tidy.ts'

/** What a sentence of a brief enumerates, and where it does. */
export interface Enumerated {
  things: Thing[]
  groups: Group[]
  /** Prices that rise: `£14 to £16`. */
  rises: Pair[]
  stretch: Stretch
}

/** The enumerations inside sentences: "three coffees: Ember (dark, $18), Low Tide (medium, $19)". Lists in lines are read as lines. */
export function enumeratedIn(text: string, tagged: Span[]): Enumerated[] {
  const spans = withListed(text, tagged)
  return runsIn(text, spans).flatMap(run => {
    while (run.length > 1 && isSentence(run[0]?.text ?? '')) run.shift()
    const [first, last] = [run[0] as Span, run.at(-1) as Span]
    const label = labelBefore(text, first.at)
    if (label && IS_ROW.test(label.words)) return []
    if (run.some(({ text: words }) => isDirected(words))) return []
    const lead = label ? undefined : leadBefore(text, first.at, endOf(last), spans)
    if (!label && isProse(text, run)) return []
    const items = together(text, run)
      .flatMap(({ text: words }) => apart(words))
      .map(words => words.replace(/[\s,]+(?:and|or|plus|&)$/i, '').replace(TOPIC, ''))
    const { rest = [], ...found } =
      priced(items) ??
      points(items, label?.words ?? lead?.words ?? before(text, first.at), (label ?? lead) !== undefined)
    const words = rest.length > 0 ? { words: `. ${rest.join('. ')}` } : {}
    const joint = lead && rest.length === 0 ? /^,? (?:and|but|plus) /.exec(text.slice(endOf(last)))?.[0] : undefined
    return [
      {
        ...found,
        stretch: {
          ...bounds(text, spans, run, label?.at ?? lead?.at ?? first.at, endOf(last) + (joint?.length ?? 0)),
          ...(joint ? { words: ' ' } : words)
        }
      }
    ]
  })
}

/** "Three stories": what a newsletter holds has a heading of its own. */
const COUNTED_STORIES =
  /^(?:(?:the|our|two|three|four|five|\d) )*(?:stories|news|topics|updates|articles)(?: for \w+)?$/i

const LISTS =
  /\b(?:stories|topics|news|updates|articles|best-?sellers|favou?rites|flavou?rs|scents|colours|features|benefits|reasons|classes|dishes)(?: (?:for|of|from|this) [\w ]{3,12})?:\s*$/i

/** "Three stories: tune-ups are $85, Dario has started, and …": behind such a label each clause is an item. */
function withListed(text: string, spans: Span[]): Span[] {
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

/** "We have 94 hedgehogs in care and need £18,000 by December; £12 feeds one": what leads to a list is no thing of it. */
const isSentence = (words: string): boolean =>
  /^(?:we|our|you|they|there|it)\b/i.test(words) && words.split(' ').length > 9

/** "The customer left a mug ($12) in the basket.": without the list nothing is told by the sentence. */
function bounds(text: string, spans: Span[], run: Span[], at: number, end: number): { at: number; end: number } {
  const said = spans.findLast(span => endOf(span) <= at)
  const from = Math.max(at - before(text, at).length, said ? endOf(said) : 0)
  const to = end + (/^[^.!?;\n]*/.exec(text.slice(end))?.[0].length ?? 0)
  const own = spans.filter(span => span.at >= from && endOf(span) <= to && !run.includes(span))
  const tells = own.some(({ role }) => !/^(?:tell|to|brand|trade)$/.test(role))
  const isLeft = /\b(?:left|leaves|chose|added|forgot)(?: behind)?\s*$/i.test(text.slice(from, at))
  if (!isLeft) return { at, end }
  const [kept = ''] =
    /^(?: behind)?(?: in (?:it|(?:the|their|his|her|your) (?:cart|basket|bag)))?[,;]? *(?:and )?/.exec(
      text.slice(end)
    ) ?? []
  return tells ? { at: from, end: end + kept.length } : { at: from, end: to }
}

type Found = Pick<Enumerated, 'things' | 'groups' | 'rises'> & {
  /** What is neither; it stays a sentence. */
  rest?: string[]
}

/** Things with prices, when at least half of the items have one. */
function priced(items: string[]): Found | undefined {
  const price = /^all(?: at| for)? ([£$€₹]\s?\d[\d.,]*)$/i.exec(items.at(-1) ?? '')?.[1]
  if (price)
    return { things: items.slice(0, -1).map(words => ({ title: titled(words), price })), groups: [], rises: [] }
  const things = items.map(thingOf)
  if (things.filter(thing => thing?.price).length * 2 < items.length) return undefined
  const last = things.at(-1)
  if (last?.text && /^all(?: at)?$/i.test(last.text))
    return {
      things: items.map((words, at) => ({ title: things[at]?.title ?? titled(words), price: last.price })),
      groups: [],
      rises: []
    }
  const known = things.filter(thing => thing !== undefined)
  return {
    things: known.filter(thing => !rises(thing)),
    groups: [],
    rises: known.filter(rises).map(({ title, was, price }) => ({ label: title, value: `${was} to ${price}` })),
    rest: items.filter((_, at) => things[at] === undefined)
  }
}

/** A list of points under the heading that the words before it make. */
function points(items: string[], words: string, isLabel: boolean): Found {
  const heading =
    headingFor(words) ??
    (isLabel && !NO_HEADING.test(words) && !COUNTED_STORIES.test(words) ? capitalise(words) : undefined)
  return { things: [], rises: [], groups: [{ ...(heading && { label: heading }), items: items.map(pointOf) }] }
}

/** "$25 feeds a family for a week": the sum is a figure, and what it does its label. */
function pointOf(item: string): GroupItem {
  const [, value, title] = /^([£$€₹]\s?\d[\d.,]*\d|[£$€₹]\d) (\p{Ll}.+)$/u.exec(item) ?? []
  return value && title ? { value, title } : itemOf(item)
}

/** The sentence before a place, as far as it goes. */
const before = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[.!?;\n]\s/)
    .at(-1) ?? ''

/** "Bring: gloves, water bottle": the label that opens the line of a list. */
function labelBefore(text: string, at: number): { words: string; at: number } | undefined {
  const match = /(?:^|\n|(?<=[.!?]) )[ \t]*(?:[-*•][ \t]*)?([\p{L}][\p{L}' /&-]{2,34}):[ \t]*$/u.exec(text.slice(0, at))
  return match?.[1] ? { words: match[1], at: match.index } : undefined
}

/** "Speakers include Ana and Bo.": words that only lead to a list, which takes the whole sentence. */
function leadBefore(text: string, at: number, end: number, spans: Span[]): { words: string; at: number } | undefined {
  const told = spans.find(span => span.role === 'tell' && span.at < at && /^\s*:\s*$/.test(text.slice(endOf(span), at)))
  if (told && told.text.split(' ').length < 7) {
    const joint = /,? (?:and|also|plus) $|, $/i.exec(text.slice(0, told.at))?.[0].length ?? 0
    return { words: told.text.replace(ASKED_FOR, ''), at: told.at - joint }
  }
  const said = before(text, at).replace(/:\s*$/, '').split(/:\s/).at(-1) ?? ''
  const words = said.trim().replace(/^(?:and|so|also|plus|but)\s+/i, '')
  const own = spans.filter(span => span.at >= at - said.length && endOf(span) <= at)
  if (words.split(/\s+/).length > 6 || !(LEADS.test(words) || /:\s*$/.test(text.slice(0, at)))) return undefined
  const next = spans.find(span => span.at >= end)
  const ends = /^\s*(?:[.!;\n]|$)/.test(text.slice(end)) || (next?.role === 'say' && isStatement(next.text))
  if (!ends || own.some(({ role }) => role !== 'tell' && role !== 'say')) return undefined
  return { words: words.replace(ASKED_FOR, '').replace(EMPTY, '').trim(), at: text.lastIndexOf(said.trimStart(), at) }
}

const LEADS =
  /\s*\b(?:are|is|include|includes|included|contains?|holds?|namely|get|gets|find|see|learn|shipped|added|launched|now have|brings?|needs?|between|from)\s*:?$/i

/** "Mention our three bestsellers:" */
const ASKED_FOR =
  /^(?:(?:please|also|and) )*(?:mention|show|include|feature|list|highlight|add|with|cover|present|introduce) (?=\S)/i

/** What a heading does without. */
const EMPTY = /\s*\b(?:are|is|include|includes|included|contains?|holds?|namely|between|from)\s*:?$/i

/** Short things at the end of a long sentence read well where they stand: "… out of the river, including tyres and a piano stool". */
function isProse(text: string, run: Span[]): boolean {
  const lead = before(text, run[0]?.at ?? 0)
  return (
    lead.trim().split(/\s+/).length > 7 &&
    !/:\s*$/.test(lead) &&
    run.every(({ text: item }) => item.split(' ').length < 6 && !/[£$€₹(]/.test(item)) &&
    run.length < 5
  )
}

/** "a short profile of our new coach": the email tells of the coach. */
export const TOPIC =
  /^(?:an? |the )?(?:short |quick |brief |little |small )*(?:profile|introduction|intro|note|word|look|recap|update|reminder|summary|spotlight|paragraph|line|mention|piece|article) (?:of|to|on|about|at|for) (?=\S)/i

/** Labels of rows, whose commas part no list: "Where: Old Mill, 4 Quay Lane". */
const IS_ROW =
  /^(?:where|when|venue|place|location|address|date|dates|time|day|hours|rsvp|contact|deadline|from|to|sender|company|brand|audience|goal|tone|style|look|colou?rs?|subject|cta|button|footer|sign-?off|signed|total|price|cost|shipping to|deliver to|delivery|customer|client)$/i

/** Labels that ask us for the list. */
const NO_HEADING =
  /^(?:(?:please )?(?:include|mention|add|list|feature|cover|show|say)(?: (?:the |our )?(?:two|three|four|five|\d)?(?: products| items| things)?)?|items?|products?|content|contents|points|details|info|facts|offers?|plans?|order|it should (?:cover|include|mention|say)|products to feature|key (?:points|facts)|blocks|sections|topics|stories)$/i

/** What may stand between two items of one enumeration. */
const BETWEEN = /^[\s,;]*(?:and|or|plus|&)?[\s,;]*$/i

function runsIn(text: string, spans: Span[]): Span[][] {
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
function together(text: string, run: Span[]): Span[] {
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
