import type { EmailFacts } from '../../../../compose/email-facts.ts'
import { endOf, type Found, overlaps } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { entitiesIn, type Page, typedWithout } from '../page.ts'
import { hoursOf } from './hours.ts'
import { placeIn } from './place.ts'

type Occasion = EmailFacts['occasions'][number]

/** A day or an hour with its place, and where they stand. */
export interface When {
  occasion: Occasion
  /** All words that are read, those that lead to them included. */
  spans: Span[]
  /** The words that lead to it, where it is an end: `until`, `by`. */
  deadline?: string
}

/** What may stand between the parts of one date: "Saturday 7 March, from 9 to 4". */
const BETWEEN = /^[\s,(–—-]*(?:(?:at|from|on|starting|starts|between|and|to|until|till|@)\s+)*(?:the\s+)?$/i
const RANGE = /^\s*(?:until|till?|to|through|[–—-])\s*(?:the )?$/i
const AND = /^ and (?:the )?$/i
/** "tomorrow, Thursday 6 Feb" is one day. */
const RELATIVE = /^(?:today|tonight|tomorrow)/i
const BETWEEN_DAYS = /\bbetween (?:the )?$/i
/** What belongs to a date and is no part of its form. */
const BEFORE_DATE =
  /\b(?:every|each|between|always on|(?:the )?(?:week|end|middle|beginning|start) of|early|mid|late)\s+(?:the )?$/i
const LEADS =
  /(?:^|[\s,(])(?:(?:starting|beginning|on|at|from|in|for|is|are|of|between|takes? place|this)(?: on| from| between| at)?)[\s:]*(?:the )?$/i
const DEADLINE =
  /(?:^|[\s,(])((?:valid |good |runs? |lasts? |offer |open |holds? |ends? |closes? |due |closing |not |no )*(?:on |up )?(?:until|till?|by|before|through|up to|later than|latest|ends?|closes?|expires?|due|deadline|closing)(?: on| at)?)[\s:]*(?:the )?$/i
/** The first day or hour of a stretch with all that hangs together with it. */
export function whenIn(page: Page, span: Span): When | undefined {
  const parts = groupIn(page, span)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return undefined
  const before = page.text.slice(span.at, first.span.at)
  const qualified = first.kind === 'date' ? (BEFORE_DATE.exec(before)?.[0].length ?? 0) : 0
  const head = before.slice(0, before.length - qualified)
  if (AFTER.test(head) || isNamed(page, first)) return undefined
  const deadline = DEADLINE.exec(head)
  const lead = (deadline ?? LEADS.exec(head))?.[0].length ?? 0
  const group = between(first.span.at - qualified - lead, endOf(last.span))
  const hours = hoursOf(page, parts, span)
  const end = Math.max(endOf(group), hours ? endOf(hours.span) : 0)
  const place = placeIn(page, between(span.at, group.at), between(end, endOf(span)))
  const date = dateOf(page, parts, qualified)
  return {
    occasion: {
      ...(date && { date }),
      ...(hours && { time: hours.time, ...(hours.end && { end: hours.end }) }),
      ...(place && { place: place.text })
    },
    spans: [group, ...(hours ? [hours.span] : []), ...(place ? [place.span] : [])],
    ...(deadline?.[1] && { deadline: deadline[1].trim() })
  }
}

/** "No food after ten", "since Saturday": no day on which something is. */
const AFTER = /\b(?:after|since|than|over|under|as of|as from|dated|of)\s+(?:the )?$/i
/** "Sunday Requests": a weekday that begins a name. */
const isNamed = ({ text }: Page, { kind, span }: Found): boolean =>
  kind === 'date' &&
  /^\p{L}+$/u.test(text.slice(span.at, endOf(span))) &&
  /^ \p{Lu}\p{Ll}/u.test(text.slice(endOf(span), endOf(span) + 3)) &&
  /^\p{Lu}/u.test(text[span.at]!)

/** Days and hours that stand side by side: the first that has a day, else the first. */
function groupIn(page: Page, span: Span): Found[] {
  const groups: Found[][] = []
  for (const one of entitiesIn(page, span, 'date', 'time')) {
    const last = groups.at(-1)
    if (last && goesOn(page, span, last, one)) last.push(one)
    else groups.push([one])
  }
  return groups.find(group => group.some(({ kind }) => kind === 'date')) ?? groups[0] ?? []
}

function goesOn(page: Page, span: Span, group: readonly Found[], one: Found): boolean {
  const last = group.at(-1)!
  const gap = page.text.slice(endOf(last.span), one.span.at)
  const isBetween = BETWEEN_DAYS.test(page.text.slice(span.at, group[0]!.span.at)) && AND.test(gap)
  const isSame = RELATIVE.test(page.text.slice(last.span.at, endOf(last.span))) && /^[\s,(]*$/.test(gap)
  if (last.kind === 'date' && one.kind === 'date' && (RANGE.test(gap) || isBetween || isSame)) return true
  return BETWEEN.test(gap) && group.filter(({ kind }) => kind === one.kind).length < (one.kind === 'date' ? 1 : 2)
}

/** All of the days as they were typed, without hours between them. */
function dateOf(page: Page, parts: readonly Found[], qualified: number): string | undefined {
  const [first, ...others] = parts.filter(({ kind }) => kind === 'date').map(({ span }) => span)
  if (!first) return undefined
  const whole = between(first.at - qualified, endOf(others.at(-1) ?? first))
  const times = parts.filter(({ kind, span }) => kind === 'time' && overlaps(span, whole)).map(({ span }) => span)
  return typedWithout(page, whole, times).replace(/^always on /i, '')
}
