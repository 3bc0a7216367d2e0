import { capitalise } from '../../../brief-reader/tidy.ts'
import { escaped } from '../../../grammar/escaped.ts'
import { dateWords } from '../words.ts'

/** "is closed", "we're shutting", "closes": who is closed stands before it, and when after it. */
const CLOSED =
  /\b(?:(?:is|are|am|'re|'m|be|being) (?:closed|shut|closing|shutting)|closes|(?<!\b(?:was|were|been|deal|early bird|now|almost|half|behind|doors?) )closed|(?<=^|[.:\n] ?)closing)\b(?! (?:down )?(?:sale|party|date|time|soon))(?: down)?(?: (?:the|our|my) [a-z]+)?( early)?/giu

/** Words of which the time of a closure is made. */
const OF_TIME =
  /^(?:from|to|until|till|through|between|on|and|over|the|all|of|next|this|in|at|for|end|beginning|start|early|days?|weeks?|months?|weekend|morning|afternoon|evening|lunchtime|today|tonight|tomorrow|noon|midnight|midday|one|two|three|four|five|six|a|few|bank|public|holiday|christmas|easter|new|year's?|eve|boxing|thanksgiving|diwali|eid|ramadan|-|–|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*|\d[\d:.]*(?:st|nd|rd|th|am|pm)?(?:[-–]\d[\d:.]*(?:st|nd|rd|th|am|pm)?)?|20\d\d|[ap]m)$/i

/** A day or a span, so that "closed for the" is none. */
const HAS_DAY =
  /\d|\b(?:today|tonight|tomorrow|weeks?|months?|weekend|christmas|easter|thanksgiving|diwali|eid|holiday)\b|day\b/i

/** The words from a place on that say when, without those that lead on to something else. */
function timeFrom(text: string): string {
  const words: string[] = []
  for (const word of text.slice(0, 90).split(/\s+/)) {
    const bare = word.replace(/[,.;:!)]+$/, '')
    if (!OF_TIME.test(bare)) break
    words.push(bare)
    if (bare !== word) break
  }
  while (/^(?:from|to|until|till|between|on|and|over|the|all|of|in|at|for|a|early)$/i.test(words.at(-1) ?? ''))
    words.pop()
  return HAS_DAY.test(words.join(' ')) ? words.join(' ') : ''
}

/** "for the summer break", between the closing and its time: why. */
const REASON =
  /^,? (?:for|due to|because of) (?!\d)(?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+,? (?=(?:from|on|between|until|to|this|next|today|tomorrow)\b|\d)/iu

/** Who is closed, when it is said right before: "the car park behind the mill", or the sender. */
function whoBefore(before: string, brand: string | undefined): string {
  const text = before.replace(/(?: will| is| are)? $/, '')
  if (
    brand &&
    new RegExp(
      `(?<!\\b(?:at|in|of|behind|near|from|to|opposite) )${escaped(brand)}(?:'s? [a-z]+)?(?:,? in \\p{Lu}[\\p{L}-]+)?(?: will)?$`,
      'u'
    ).test(text)
  )
    return brand
  const said =
    /(?:^|[.:;\n] ?|\bthat |\b(?:know|inform\w*|tell \w+|remind \w+) )((?:the|our) \p{Ll}[^,.:;()\n]{2,60})$/iu.exec(
      text
    )?.[1]
  return said?.replace(/ (?:at|in|on|behind|near|opposite) .*$/u, '') ?? ''
}

/** "our new opening hours: …, closed Sunday": the day of rest is not the news. */
const IS_HOURS = /\b(?:opening|new|winter|summer) (?:hours|times)\b/i

const FOREVER = /\b(?:for good|permanently|forever|for the last time)\b/i

const MOST = 58

/**
 * The heading of a closure: who is closed and when, in the brief's words. `undefined` where it says neither.
 * @param brand The sender, if known.
 */
export function closedHeading(text: string, brand: string | undefined): string | undefined {
  if (IS_HOURS.test(text)) return undefined
  const all = [...text.matchAll(CLOSED)]
  const forever = all.find(({ index }) => FOREVER.test(text.slice(index, index + 80)))
  if (forever) {
    const [, rest = ''] = text.slice(forever.index, forever.index + 120).split(FOREVER)
    const day = timeFrom(rest.replace(/^,? /, ''))
    return `We're closing${day ? ` for good ${dateWords(day)}` : ' our doors for good'}`
  }
  const [first] = all
    .map(match => ({ match, when: timeAfter(text.slice(match.index + match[0].length)) }))
    .sort((a, b) => Number(b.when !== '') - Number(a.when !== ''))
  if (!first) return undefined
  const { match } = first
  const when = first.when || timeBefore(text.slice(0, match.index))
  if (!when) return undefined
  if (match[1]) return `We close early ${dateWords(when)}`
  const who = whoBefore(text.slice(0, match.index), brand)
  if (!who && /^closes/i.test(match[0])) return undefined
  const be = /^(?:the|our) (?:\p{Ll}+ ){0,2}\p{Ll}+[^s]s$/iu.test(who) ? 'are' : 'is'
  const whole = who && `${capitalise(who)} ${be} closed ${dateWords(when)}`
  return whole && whole.length < MOST ? whole : `Closed ${dateWords(when)}`
}

/** "for two weeks for renovation, 3 to 17 February": days say more than how long. */
function timeAfter(after: string): string {
  const times = [after.replace(/^,? /, ''), after.replace(REASON, ' ').trim()].map(timeFrom)
  return times.find(time => /\d/.test(time)) ?? times.find(time => time !== '') ?? ''
}

/** "bank holiday Monday we are closed". */
const timeBefore = (before: string): string =>
  timeFrom(
    /(?:^|[.,:;\n] ?)((?:[\p{L}\d]+ ){1,5})(?:we|the shop|our shop|i) ?(?:will |am )?$/iu.exec(before)?.[1]?.trim() ??
      ''
  ).replace(/^(?=(?:bank|public|christmas|boxing|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d))/i, 'on ')
