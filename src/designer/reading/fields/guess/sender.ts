import { endOf, overlaps } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import type { Draft } from '../../slots/draft.ts'
import { sender } from '../../slots/sender.ts'
import { CERTAIN, type Claim, claim, DOUBTFUL, type Read, SURE } from '../claim.ts'
import { type Page, typed } from '../page.ts'
import { afterSender, besideSender } from './sender-parts.ts'

/** Surer is right more than nine times of ten, of briefs by other hands that the model has not seen. */
const LEAST = 0.4

/** Who sends: the likeliest of the names in a brief, with what stands right behind it. */
export function readSender(page: Page, drafts: readonly Draft[], known: readonly Claim[]): Read {
  const given = known.find(({ path }) => path === 'sender.name')
  const found = given ? undefined : sender(drafts, page).find(({ role }) => role === 'sender')
  if (!found || isWithin(found.span, known)) return { claims: [], taken: [], directions: [] }
  const line = page.lines.find(({ span }) => overlaps(span, found.span))
  const own = beforeAt(page, found.span)
  const isName = !isFirstWord(page, own)
  const beside = isName ? besideSender(page, own, line ? endOf(line.span) : endOf(found.span)) : []
  // What somebody does is said behind a sender's name only.
  const isBorneOut = found.confidence >= LEAST || beside.some(({ path }) => path === 'sender.trade')
  const confidence = isName && isBorneOut ? Math.max(SURE, found.confidence) : Math.min(DOUBTFUL, found.confidence)
  const name = claim(
    { path: 'sender.name', value: typed(page, wider(page, own)) },
    found.span,
    Math.min(CERTAIN, confidence)
  )
  return {
    claims: [name, ...beside],
    taken: isSubject(page, own) ? [] : [led(page, closed(page, afterSender(own, beside)))],
    directions: []
  }
}

/** Is it the one capital of a beginning, as in "Spring sale", and followed by nothing that a sender does? */
function isFirstWord(page: Page, span: Span): boolean {
  const [before, after] = [page.text.slice(0, span.at), page.text.slice(endOf(span))]
  const isAlone = before.trim() === '' && !/\s/.test(page.text.slice(span.at, endOf(span)))
  return isAlone && /^(?:\s\p{Ll}|\s*$)/u.test(after) && !isSubject(page, span)
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

const HAPPENING =
  /\b(?:sale|event|party|fair|market|concert|evening|night|day|class|course|workshop|talk|show|exhibition|opening|auction|offer|deals?|news|jobs?|vacancy|dinner|lunch|brunch|supper|tour|walk|festival|christmas|easter|summer|winter|spring|autumn)s?$/i
/** With the word that leads to it: "plant sale at". */
function led(page: Page, span: Span): Span {
  const lead = /\s(?:at|by|with|from|for|of|@)\s(?:the )?$/i.exec(page.text.slice(Math.max(0, span.at - 12), span.at))
  return lead ? { at: span.at - lead[0].length, length: span.length + lead[0].length } : span
}

/** A name without the place that it is said to be at. */
function beforeAt(page: Page, span: Span): Span {
  const at = /\sat\s(?=\p{Lu})/u.exec(page.text.slice(span.at, endOf(span)))
  if (!at || at.index < 3) return span
  const isHappening = HAPPENING.test(page.text.slice(span.at, span.at + at.index))
  const from = at.index + at[0].length
  return isHappening ? { at: span.at + from, length: span.length - from } : { at: span.at, length: at.index }
}
