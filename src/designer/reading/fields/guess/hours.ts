import { endOf, type Found } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import data from '../data/when.json' with { type: 'json' }
import { type Page, typed } from '../page.ts'

const HOUR = `(?:\\d{1,2}(?:[.:]\\d\\d)?|${data.hours})`
const BARE_HOURS = new RegExp(
  `^,? (?:from |between )?(${HOUR})\\s?(?:[–-]|to|and|until|till)\\s?(${HOUR}(?: in the (?:morning|afternoon|evening))?)(?![\\d:.]?\\w|%|\\s(?:people|years|weeks|days|of)\\b)`,
  'i'
)

/** When it begins and ends: one range, two hours, or bare hours behind a date. */
export function hoursOf(
  page: Page,
  parts: readonly Found[],
  span: Span
): { time: string; end?: string; span: Span } | undefined {
  const [first, second] = parts.filter(({ kind }) => kind === 'time')
  if (first) {
    const [time = '', end = second && typed(page, second.span)] = rangeOf(typed(page, first.span))
    return { time, ...(end && { end }), span: between(first.span.at, endOf((second ?? first).span)) }
  }
  const at = endOf(parts.at(-1)!.span)
  const bare = BARE_HOURS.exec(page.text.slice(at, endOf(span)))
  return bare ? { time: bare[1]!, end: bare[2]!, span: { at, length: bare[0].length } } : undefined
}

/** `9 to 4` as its two ends; "quarter to four" is one hour. */
const rangeOf = (time: string): string[] =>
  /^(?:quarter|\w+ minutes) to /i.test(time)
    ? [time]
    : time.split(/\s*(?:[–—-]|\b(?:to|till?|until)\b)\s*/).filter(Boolean)
