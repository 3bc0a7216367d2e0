import { imperativeOf } from '../grammar/clause.ts'
import type { Span } from '../roles/roles.ts'
import { isTopic } from './asked-content.ts'
import type { Group, GroupItem, Pair, Thing } from './brief.ts'
import { isDirected } from './directives.ts'
import { headingFor, itemOf } from './groups.ts'
import { before, bounds, labelBefore, leadBefore } from './leads.ts'
import { endOf, type Stretch } from './matter.ts'
import { apart, GIFT, rises, thingOf, titled } from './priced-items.ts'
import { isProse, runsIn, together, withListed } from './runs.ts'
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
    if (
      run.some(({ text: words }) => isDirected(words)) ||
      run.every(({ text: words }) => ONLY_SUMS.test(words)) ||
      run.every(({ text: words }) => isTopic(words) || /^contact\b/i.test(words)) ||
      REDUCED.test(run[0]?.text ?? '')
    )
      return []
    const lead = label ? undefined : leadBefore(text, first.at, endOf(last), spans)
    if (!label && isProse(text, run)) return []
    const items = together(text, run)
      .flatMap(({ text: words }) => words.split(/(?<=\)),\s+(?:and\s+)?/))
      .flatMap(words => apart(words))
      .flatMap((words, _, all) => (label && all.every(isShort) ? words.split(', ') : [words]))
      .map(words =>
        words
          .replace(/^(?:and|or|plus|&)\s+|[\s,]+(?:and|or|plus|&)$/gi, '')
          .replace(TOPIC, '')
          .replace(MAIN, '')
          .replace(/^(?:an? |the )?(?:short )?(?:line|note|sentence) (?:that|saying(?: that)?) /i, '')
      )
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

/** "€39 instead of €55, brakes and lights included": a price with what it is for. */
const REDUCED = /^[£$€₹]\s?[\d.,]*\d instead of [£$€₹]\s?[\d.,]*\d$/i

/** "Suggested amounts are $25, $60 and $150": sums without anything to buy are a sentence. */
const ONLY_SUMS = /^(?:[\p{L} ]+ (?:is|are|of) )?[£$€₹]\s?\d[\d.,]*(?:,? (?:and|or) [£$€₹]\s?\d[\d.,]*)?$/iu

/** "We have 94 hedgehogs in care and need £18,000 by December; £12 feeds one": what leads to a list is no thing of it. */
const isSentence = (words: string): boolean =>
  /^(?:we|our|you|they|there|it)\b/i.test(words) && words.split(' ').length > 9

/** "waiting list, election of treasurer" among items as short: two of them. */
const isShort = (words: string): boolean =>
  !/[\d()\p{Sc}"]/u.test(words) &&
  words.split(', ').every((part, at) => part.split(' ').length < 6 && (at === 0 || /^\p{Ll}/u.test(part))) &&
  !/, (?:and|or|with|from|by|in|for|the|our|your) /.test(words)

type Found = Pick<Enumerated, 'things' | 'groups' | 'rises'> & {
  /** What is neither; it stays a sentence. */
  rest?: string[]
}

/** Things with prices, when at least half of the items have one. */
function priced(items: string[]): Found | undefined {
  if (items.length > 1 && items.every(words => GIFT.test(words))) return undefined
  const price = /^all(?: at| for)? ([£$€₹]\s?\d[\d.,]*)$/i.exec(items.at(-1) ?? '')?.[1]
  if (price)
    return { things: items.slice(0, -1).map(words => ({ title: titled(words), price })), groups: [], rises: [] }
  const things = items.map(thingOf)
  if (things.filter(thing => thing?.price).length * 2 < items.length) return undefined
  if (items.some((words, at) => !things[at]?.price && IS_STORY.test(words))) return undefined
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

/** "how to save a fern" beside a workshop for $35: what is told of, not sold. */
const IS_STORY = /^(?:an? |the |our )?(?:how|why|what|where|when|meet|interview|story|tips?|recipe|guide|news)\b/i

/** "Three stories": what a newsletter holds has a heading of its own. */
const COUNTED_STORIES =
  /^(?:(?:the|our|main|two|three|four|five|\d) )*(?:stories|news|topics|updates|articles|things|items|points|bits|bits of news|pieces|announcements|subjects)(?: (?:for \w+|(?:to|we) (?:cover|mention|include|share|tell|talk about|show)))?$/i

/** Labels that ask us for the list. */
const NO_HEADING =
  /^(?:(?:please )?(?:include|mention|add|list|feature|cover|show|say)(?: (?:the |our )?(?:two|three|four|five|\d)?(?: products| items| things)?)?|items?|products?|content|contents|points|details|info|facts|offers?|plans?|order|it should (?:cover|include|mention|say)|products to feature|key (?:points|facts)|blocks|sections|topics|stories)$/i

/** "The three main new things are". */
const ARE_NEW =
  /^(?:the )?(?:(?:two|three|four|five|main|big|key) )*new (?:things|features|parts|points)(?: (?:are|is))?$/i

/** "Show them three things to do first": what stands over the list, said to the reader. */
const labelled = (heading: string): string =>
  capitalise(
    heading
      .replace(
        /^(?:show|tell|give|list|include|mention)(?: them| people| customers| users| members)?(?: about)? (?:the |our |these )?(?=\S+ \S)/i,
        ''
      )
      .replace(/\bthey(?:'ll| will)?(?= )/i, 'you')
  )

/** A list of points under the heading that the words before it make. */
function points(found: string[], words: string, isLabel: boolean): Found {
  const count =
    ['two', 'three', 'four', 'five', 'six'].findIndex(number => new RegExp(`\\b${number}\\b`, 'i').test(words)) + 2
  const split = found.flatMap(words => words.split(', '))
  const items =
    count > 2 && found.length < count && split.length === count
      ? split
      : count > 2 && found.length === count - 1
        ? [...found.slice(0, -1), ...(found.at(-1) ?? '').split(' and ')]
        : found
  const heading =
    (ARE_NEW.test(words) ? "What's new" : undefined) ??
    headingFor(words) ??
    (isLabel && !NO_HEADING.test(words) && !COUNTED_STORIES.test(words) ? capitalise(words) : undefined)
  return {
    things: [],
    rises: [],
    groups: [
      {
        ...(heading && { label: labelled(heading) }),
        items: items.map(pointOf)
      }
    ]
  }
}

/** "$25 feeds a family for a week": the sum is a figure, and what it does its label. */
function pointOf(item: string): GroupItem {
  const [, value, title] = /^([£$€₹]\s?\d[\d.,]*\d|[£$€₹]\d) (\p{Ll}.+)$/u.exec(item) ?? []
  return value && title ? { value, title } : itemOf(imperativeOf(item) ? item.replace(/\btheir\b/gi, 'your') : item)
}

/** "a short profile of our new coach": the email tells of the coach. */
export const TOPIC =
  /^(?:an? |the )?(?:short |quick |brief |little |small )*(?:profile|introduction|intro|note|word|look|recap|update|reminder|summary|spotlight|paragraph|line|mention|piece|article) (?:of|to|on|about|at|for) (?=\S)/i

/** "Main things are automatic estimates". */
export const MAIN =
  /^(?:the )?(?:main|key|big|best|new) (?:things|features|points|changes|news|parts|benefits) (?:are|is) /i

/** Labels of rows, whose commas part no list: "Where: Old Mill, 4 Quay Lane". */
const IS_ROW =
  /^(?:where|when|venue|place|location|address|date|dates|time|day|hours|rsvp|contact|deadline|from|to|sender|company|brand|audience|goal|tone|style|look|colou?rs?|subject|cta|button|footer|sign-?off|signed|total|price|cost|shipping to|deliver to|delivery|customer|client)$/i
