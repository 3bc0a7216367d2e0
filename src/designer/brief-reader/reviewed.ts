import { imperativeOf, isStatement } from '../grammar/clause.ts'
import type { Span } from '../roles/roles.ts'
import { findFacts } from './facts.ts'
import { endOf } from './matter.ts'
import { isAskedFor } from './named-in.ts'

/** The spans as tagged, but for those whose words or whose place in the brief leave no doubt about another role, or about being one. */
export const reviewed = (text: string, spans: Span[]): Span[] =>
  listed(text, spans).map((span, at, all) => {
    const role = isAskedFor(all, at) ? 'name' : isSaid(text, all, at) ? 'say' : span.role
    return role === span.role ? span : { ...span, role }
  })

/** "we need | two volunteers": who needs it is no item of its own. */
function joined(text: string, spans: Span[]): Span[] {
  const done: Span[] = []
  for (const span of spans) {
    const last = done.at(-1)
    const isOne = last?.role === 'item' && span.role === 'item' && NEEDS_MORE.test(last.text)
    if (last && isOne && text.slice(endOf(last), span.at) === ' ')
      done[done.length - 1] = { ...last, text: text.slice(last.at, endOf(span)) }
    else done.push(span)
  }
  return done
}

const NEEDS_MORE = /^(?:we|you|they|i) \p{L}+$/iu

/** "BBQ, raffle, bouncy castle": a short piece beside the items of a list, with but a comma between, is one of them. */
function listed(text: string, spans: Span[]): Span[] {
  const result = joined(text, spans)
  const isItem = (at: number) => result[at]?.role === 'item' && (result[at]?.text.split(' ').length ?? 9) < 6
  const isNext = (one: Span | undefined, other: Span | undefined) =>
    one !== undefined && other !== undefined && /^, (?:and )?$/.test(text.slice(endOf(one), other.at))
  const take = (at: number, neighbour: number) => {
    const span = result[at]
    const [first, second] = at < neighbour ? [span, result[neighbour]] : [result[neighbour], span]
    if (span?.role === 'say' && isItem(neighbour) && isNext(first, second) && isBare(span.text))
      result[at] = { ...span, role: 'item' }
  }
  for (let at = 1; at < result.length; at++) take(at, at - 1)
  for (let at = result.length - 2; at >= 0; at--) take(at, at + 1)
  return result
}

const isBare = (piece: string): boolean => {
  const words = piece.replace(/^(?:and|or|plus) /i, '')
  return (
    words.split(' ').length < 6 &&
    !NO_ITEM.test(words) &&
    !isStatement(words) &&
    imperativeOf(words) === undefined &&
    !findFacts(words).some(
      ({ kind, text }) => /date|time|percent|code|number/.test(kind) && text.length > words.length - 6
    )
  )
}

/** Sums, conditions and numbers beside a list are none of its things. */
const NO_ITEM =
  /^(?:we|you|they|it|i|please|total|sub-?total|shipping|delivery|postage|courier|tax|vat|discount|order|invoice|reference|booking|free\b|no\b|all\b|only\b|from\b|for\b|in\b|on\b|at\b|with|until|by\b|valid|starting|ends?\b|each\b|rsvp|paid|must|plus\b|friendly|short|warm)/i

function isSaid(text: string, spans: Span[], at: number): boolean {
  const { role, text: words, at: start } = spans[at] as Span
  return (
    (role === 'sign' && IS_HOST.test(text.slice(0, start))) ||
    (role === 'ask' && at > 0 && OF_READERS.test(words)) ||
    (/^(?:note|trade)$/.test(role) && IS_NEWS.test(words)) ||
    (role === 'note' && OWN_STORY.test(words) && IS_LETTER.test(text)) ||
    isListed(text, spans, at)
  )
}

/** "- Welcome to Miss Tamsin" among bullets that are told: no second request begins there. */
function isListed(text: string, spans: Span[], at: number): boolean {
  const { role, at: start } = spans[at] as Span
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start)
  return (
    /^(?:ask|to)$/.test(role) &&
    /^[-*•] (?:welcome to )?$/i.test(before) &&
    !ASKS.test(text.slice(start)) &&
    spans.slice(0, at).some(({ role: told }) => told === 'say' || told === 'item')
  )
}

const ASKS =
  /^(?:please |also |can you |could you )*(?:an? |the )?(?:e-?mail|newsletter|make|write|create|add|include|use|mention|send|goes? to|for)\b/i

/** "… and they need to update it": what readers are to do is for them to know. */
const OF_READERS =
  /^(?:they|members|customers|guests|users|people|parents|patients|donors) (?:need|have|must|should|can|will)\b/i

/** "We only got 120 of them", "we just finished our 500th garden", "We are doing this because of fuel": few there are, something is new, or why it is so. */
const IS_NEWS =
  /^we are doing this because\b|^(?:because of|thanks to) you(?:r \w+)? we\b|\bsold out in\b|\b(?:we )?only (?:got|have|made|printed|received) \d|^we(?:'ve| have)? just (?:finished|reached|opened|won|moved|turned|celebrated|hit|passed|completed|launched|delivered|sold|planted|served)\b/i

/** "I had surgery, I'm recovering well": in a letter from one person that is the matter. */
const OWN_STORY = /^I(?:'m|'ve| am| had| have| was| will)\b(?! (?:writing|looking|want|need|after))/i
const IS_LETTER = /^.{0,60}\b(?:(?:personal|honest|short) (?:letter|note)|letter from me)\b/is

/** "The host is Dana Whitlock": whom readers will meet does not sign. */
const IS_HOST =
  /\b(?:(?:host|speaker|teacher|instructor|presenter|guide|chef|guest|trainer|agent|contact|organi[sz]er)s? (?:is|are)|(?:hosted|led|taught|presented|given|run) by) $/i
