import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { type Claim, claim, LIKELY } from '../claim.ts'
import { type Page, touching, typed } from '../page.ts'
import { isClause } from '../turn/gate.ts'

const CITY =
  "(?:St\\.? )?\\p{Lu}[\\p{L}'’-]+(?:[ -](?:\\p{Lu}[\\p{L}'’-]+|ob|am|an|der|de|la|le|upon|on|sur|and(?= \\p{Lu}))){0,3}"
/** A place right behind a name: ", Tullow", " in Amarillo", " (Guelph)", " - Porto". */
const PLACE = new RegExp(`^(?:,? in |,? at |, (?:in )?)((?:near )?${CITY})(?=$|[\\s,.;:!?)(–-])`, 'u')
const TRADE =
  /^(?:,? |, (?:the |an? )?)((?!and\b|is\b|are\b|has\b|in\b|at\b|on\b|for\b|to\b|with\b|who\b|which\b|near\b|we\b|i\b|needs?\b|wants?\b|will\b|email\b|from\b|of\b|our\b|please\b|here\b)\p{Ll}[\p{L}'’&/-]*(?: [\p{L}'’&/-]+){0,3}?)(?: in (?=\p{Lu})|(?=$|[,.;:!?)(\n]| [–-] ))/u
/** ", our nursery," is what somebody does. */
const APPOSITION = /^, (?:our|an?|the) (\p{Ll}[\p{L}'’&-]*(?: (?!and\b|is\b)\p{Ll}[\p{L}'’&-]*){0,4})(?=[,.:;]|$|\n)/u
const BRACKET = /^[\s,]*\(([^()\n]{3,60})\)/
/** Small words that begin what is no trade. */
const LONGEST_NAME = 120

/** Who sends, in a stretch of their own: the name, and behind it what they do and where. */
export function senderIn(page: Page, span: Span, confidence: number): Claim[] {
  const role = /^(?:the |our )?\p{Ll}[^,]*, (?=\p{Lu})|^(?:the|our) [^,]*, (?=\p{Lu})/u.exec(
    page.text.slice(span.at, endOf(span))
  )
  if (role) return senderIn(page, between(span.at + role[0].length, endOf(span)), confidence)
  const words = page.text.slice(span.at, endOf(span))
  const end = /,\s(?!and\b|&)|\s\(|\s[–-]\s/.exec(words)?.index ?? words.length
  const name = { at: span.at, length: Math.min(end, LONGEST_NAME) }
  if (typed(page, name).length < 2) return []
  return [
    claim({ path: 'sender.name', value: typed(page, name) }, span, confidence),
    ...besideSender(page, name, endOf(span))
  ]
}

/** What stands behind the name of the sender: what they do, and the place they are in. */
export function besideSender(page: Page, name: Span, until: number): Claim[] {
  const behind = page.text.slice(endOf(name), Math.min(until, endOf(name) + 80))
  const at = (index: number, length: number): Span => ({ at: endOf(name) + index, length })
  const bracket = BRACKET.exec(behind)
  if (bracket?.[1]) return inBracket(page, at(bracket[0].indexOf(bracket[1]), bracket[1].length))
  const trade = TRADE.exec(behind)?.[1]
  const isTrade = trade !== undefined && isTagged(page, at(behind.indexOf(trade), trade.length), 'trade')
  const rest = isTrade ? behind.slice(behind.indexOf(trade!) + trade!.length) : behind
  const place = PLACE.exec(rest)
  const placed = place?.[1] && at(behind.length - rest.length + place[0].indexOf(place[1]), place[1].length)
  const isPlace = placed && touching(page.found, placed).length === 0
  if (isTrade && isPlace && /^ in /.test(place![0]))
    return [tradeIn(page, at(behind.indexOf(trade!), 0).at, endOf(placed))]
  const kind = APPOSITION.exec(behind)
  if (!isTrade && kind?.[1] && !isClause(kind[1]) && touching(page.found, at(0, kind[0].length)).length === 0)
    return [claim({ path: 'sender.trade', value: kind[1] }, at(kind[0].indexOf(kind[1]), kind[1].length), LIKELY)]
  return [
    ...(isTrade
      ? [claim({ path: 'sender.trade', value: trade! }, at(behind.indexOf(trade!), trade!.length), LIKELY)]
      : []),
    ...(isPlace ? [claim({ path: 'sender.address', value: typed(page, placed) }, placed, LIKELY)] : [])
  ]
}

/** "dog training in Hexham": what somebody does there is one. */
function tradeIn(page: Page, from: number, to: number): Claim {
  const span = between(from, to)
  return claim({ path: 'sender.trade', value: typed(page, span) }, span, LIKELY)
}

/** Parts of a bracket: what begins small is what they do, a capital a place. */
function inBracket(page: Page, span: Span): Claim[] {
  const claims: Claim[] = []
  let from = span.at
  for (const part of page.text.slice(span.at, endOf(span)).split(',')) {
    const own = { at: from + (part.length - part.trimStart().length), length: part.trim().length }
    from += part.length + 1
    const words = typed(page, own)
    if (words === '' || touching(page.found, own).length > 0) continue
    const path = /^\p{Lu}/u.test(words) ? 'sender.address' : 'sender.trade'
    if (!claims.some(one => one.path === path)) claims.push(claim({ path, value: words }, own, LIKELY))
  }
  return claims
}

const isTagged = (page: Page, span: Span, role: string): boolean =>
  touching(page.tags, span).every(tag => tag.role === role || tag.role === 'brand')
export const afterSender = (name: Span, claims: readonly Claim[]): Span =>
  between(name.at, Math.max(endOf(name), ...claims.map(one => endOf(one.span))))
