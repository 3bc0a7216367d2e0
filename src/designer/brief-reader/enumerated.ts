import type { Span } from '../roles/roles.ts'
import type { Group, GroupItem, Pair, Thing } from './brief.ts'
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
export const enumeratedIn = (text: string, spans: Span[]): Enumerated[] =>
  runsIn(text, spans).flatMap(run => {
    const [first, last] = [run[0] as Span, run.at(-1) as Span]
    const label = labelBefore(text, first.at)
    if (label && IS_ROW.test(label.words)) return []
    const lead = label ? undefined : leadBefore(text, first.at, endOf(last), spans)
    if (!label && isProse(text, run)) return []
    const items = run
      .flatMap(({ text: words }) => apart(words))
      .map(words => words.replace(/[\s,]+(?:and|or|plus|&)$/i, ''))
    const { rest = [], ...found } =
      priced(items) ??
      points(items, label?.words ?? lead?.words ?? before(text, first.at), (label ?? lead) !== undefined)
    const words = rest.length > 0 ? { words: `. ${rest.join('. ')}` } : {}
    return [{ ...found, stretch: { at: label?.at ?? lead?.at ?? first.at, end: endOf(last), ...words } }]
  })

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
  const heading = headingFor(words) ?? (isLabel && !NO_HEADING.test(words) ? capitalise(words) : undefined)
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
  const said = before(text, at).split(/:\s/).at(-1) ?? ''
  const words = said.trim().replace(/^(?:and|so|also|plus|but)\s+/i, '')
  const own = spans.filter(span => span.at >= at - said.length && endOf(span) <= at)
  if (words.split(/\s+/).length > 6 || !LEADS.test(words) || !/^\s*(?:[.!;\n]|$)/.test(text.slice(end)))
    return undefined
  if (own.some(({ role }) => role !== 'tell' && role !== 'say')) return undefined
  return { words: words.replace(EMPTY, '').trim(), at: at - said.trimStart().length }
}

const LEADS =
  /\s*\b(?:are|is|include|includes|included|contains?|holds?|namely|get|gets|find|see|learn|shipped|added|launched|now have|brings?|needs?|between|from)\s*:?$/i

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

/** Labels of rows, whose commas part no list: "Where: Old Mill, 4 Quay Lane". */
const IS_ROW =
  /^(?:where|when|venue|place|location|address|date|dates|time|day|hours|rsvp|contact|deadline|from|to|sender|company|brand|audience|goal|tone|style|look|colou?rs?|subject|cta|button|footer|sign-?off|signed|total|price|cost|shipping to|deliver to|delivery|customer|client)$/i

/** Labels that ask us for the list. */
const NO_HEADING =
  /^(?:(?:please )?(?:include|mention|add|list|feature|cover|show|say)|items?|products?|content|contents|points|details|info|facts|offers?|plans?|order|it should (?:cover|include|mention|say)|products to feature|key (?:points|facts)|blocks|sections|topics|stories)$/i

/** What may stand between two items of one enumeration. */
const BETWEEN = /^[\s,;]*(?:and|or|plus|&)?[\s,;]*$/i

function runsIn(text: string, spans: Span[]): Span[][] {
  const runs: Span[][] = []
  let last: Span | undefined
  for (const span of spans) {
    const between = last && text.slice(endOf(last), span.at)
    if (
      span.role === 'item' &&
      last?.role === 'item' &&
      between !== undefined &&
      BETWEEN.test(between) &&
      !between.includes('\n')
    )
      runs.at(-1)?.push(span)
    else if (span.role === 'item') runs.push([span])
    last = span
  }
  return runs.filter(
    ([first, second]) => first && (second || thingOf(first.text)?.price) && !isListed(text, first) && !asks(text, first)
  )
}

/** Questions are read with their answers. */
const asks = (text: string, item: Span): boolean => text[endOf(item)] === '?' || item.text.includes('?')

/** Does an item open a line, with or without a bullet? */
const isListed = (text: string, { at }: Span): boolean => /(?:^|\n)\s*(?:[-*•–]|\d+[.)])?\s*$/.test(text.slice(0, at))
