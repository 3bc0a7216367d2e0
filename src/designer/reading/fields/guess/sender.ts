import { endOf, overlaps } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import type { Draft } from '../../slots/draft.ts'
import { sender } from '../../slots/sender.ts'
import { CERTAIN, type Claim, claim, type Read } from '../claim.ts'
import { type Page, typed } from '../page.ts'
import { afterSender, besideSender } from './sender-parts.ts'

/** Surer is right nine times of ten. */
const LEAST = 0.25

/** Who sends: the likeliest of the names in a brief, with what stands right behind it. */
export function readSender(page: Page, drafts: readonly Draft[], known: readonly Claim[]): Read {
  const given = known.find(({ path }) => path === 'sender.name')
  const found = given ? undefined : sender(drafts, page).find(({ role }) => role === 'sender')
  if (!found || isWithin(found.span, known)) return { claims: [], taken: [], directions: [] }
  const line = page.lines.find(({ span }) => overlaps(span, found.span))
  const own = beforeAt(page, found.span)
  const beside = besideSender(page, own, line ? endOf(line.span) : endOf(found.span))
  const confidence = found.confidence >= LEAST ? Math.max(0.7, found.confidence) : found.confidence
  const name = claim(
    { path: 'sender.name', value: typed(page, wider(page, own)) },
    found.span,
    Math.min(CERTAIN, confidence)
  )
  return {
    claims: [name, ...beside],
    taken: isSubject(page, own) ? [] : [closed(page, afterSender(own, beside))],
    directions: []
  }
}

const isWithin = (span: Span, claims: readonly Claim[]): boolean =>
  claims.some(one => one.path === 'subject' && overlaps(one.span, span))

const SOCIETY =
  /\b(?:Friends|Society|Association|Church|University|School|College|Museum|Club|City|House|Bank|Parish|Community) of (?:the )?$/
/** A name with what belongs to it before: "Friends of the". */
function wider(page: Page, span: Span): Span {
  const lead = SOCIETY.exec(page.text.slice(Math.max(0, span.at - 30), span.at))?.[0].length ?? 0
  return { at: span.at - lead, length: span.length + lead }
}

const GOES_ON =
  /^\s(?:is|are|has|have|will|would|needs?|wants?|invites?|opens?|offers?|turns|celebrates|presents?|welcomes?|can|does|was|were|confirms?|starts?)\b/
/** Is the name the subject of what the email says? Then its sentence needs it. */
const isSubject = (page: Page, span: Span): boolean => GOES_ON.test(page.text.slice(endOf(span), endOf(span) + 20))

/** With the bracket that closes behind it. */
const closed = (page: Page, { at, length }: Span): Span => ({
  at,
  length: length + (/^\s*\)/.exec(page.text.slice(at + length, at + length + 3))?.[0].length ?? 0)
})

/** A name without the place that it is said to be at. */
function beforeAt(page: Page, span: Span): Span {
  const at = /\sat\s(?=\p{Lu})/u.exec(page.text.slice(span.at, endOf(span)))
  return at && at.index > 2 ? { at: span.at, length: at.index } : span
}
