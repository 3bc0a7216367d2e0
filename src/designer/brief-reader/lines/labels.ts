import { isStatement } from '../../grammar/clause.ts'
import { askOf } from '../ask.ts'
import { toReader } from '../people.ts'
import { type Line, pairOf } from '../sentences.ts'
import { capitalise, DAYS, sentence } from '../tidy.ts'
import type { Reading } from './reading.ts'

/** Labels before a list of what is told: "What changed: faster imports, dark mode". */
export const CONTENTS =
  /^(?:what(?:'s| is)? (?:changed|new)|new|news|stories|topics|features|inside|highlights|updates|changes|articles|this (?:week|month|issue|time)|in this issue|need|needs|include|includes|cover|covers|contents?|topics to cover|items|agenda)$/i

/** Labels of what is said to us, not to the reader. */
export const STEERING =
  /^(?:background|goal|aim|objective|subject idea|occasion|type|kind|who|who for|who it's for|for|org|organi[sz]ation|name of (?:org|company|business|shop|charity)|who we are|tone|style|look|colou?rs?|brand colou?rs?|audience|language|to|length|format|e-?mail|goal|subject(?: line)?|headline|heading|title|button(?: text| label)?|cta(?: (?:link|text|url))?|buttons|press quotes?|quotes|links|one-?liner|tagline|slogan|strapline|footer|hero|button (?:link|url)|link|email type|type|mood|design|fonts?|palette|brand|company|name|business|school|studio|charity|hotel|restaurant|salon|offer|shop|store|sender|customer|client|from|must not have|avoid|structure|kind|product)$/i

/** Labels that say nothing to a reader. */
const GENERIC =
  /^(?:key |main )?(?:content|contents|points|info|information|details|facts|include|please include|to include|mention|please mention|what to say|message|copy|notes?|requirements|needs|brief)\s*:$/i

/** "This week:", "Items:": stands over the lines that follow. */
export function readHeading({ text }: Line, reading: Reading): boolean {
  if (!/^[^.!?]{2,60}:$/.test(text)) return false
  if (askOf(text, true)) {
    reading.parts.understood = true
    reading.parts.heads.push(text)
    delete reading.over
  } else reading.over = GENERIC.test(text) ? 'What to know' : text.slice(0, -1)
  return true
}

/** What follows is said by the header. */
const SENDER =
  /^(?:(?:shop|store|company|brand|business|club|org|school|team) name|name of (?:the |our )?\w+|brand|company|name|business|school|studio|charity|hotel|restaurant|salon|shop|store|sender|from)$/i

/** "the Speckle Mug, $34, in oat, moss and midnight". */
const PRICED = /^(?:the |our |an? )?([^,:]{3,50}), ((?:[A-Z]{1,2}(?=\$))?[£$€₹]\s?\d[\d.,]*\d)(?:, (.+?))?[.]?$/i

/** `Venue: The Old Mill`. */
export function readPair({ text }: Line, reading: Reading): boolean {
  const { parts } = reading
  const pair = pairOf(text)
  if (!pair) return false
  const pieces = pair.value.split(/,\s+(?:and\s+)?/)
  const [, title, price, about] = /^product(?: name)?$|^item$/i.test(pair.label) ? (PRICED.exec(pair.value) ?? []) : []
  if (title && price) {
    parts.things.push({ title: titleOf(title), price, ...(about && { text: sentence(about) }) })
    return true
  }
  if (isReaders(pair.value) && reading.first) {
    parts.audience ??= pair.value
    parts.asides.push(text)
    return true
  }
  if (/^(?:we )?needs?(?:ed)?$/i.test(pair.label) && pieces.length > 1 && reading.kind !== 'newsletter')
    parts.groups.push({ label: 'What we need', items: pieces.map(piece => ({ title: titleOf(piece) })) })
  else if (CONTENTS.test(pair.label) && pieces.length > 1)
    parts.things.push(...pieces.map(piece => ({ title: titleOf(piece) })))
  else if (isKindName(pair.label) || (TELLING.test(pair.label) && isStatement(pair.value)))
    parts.statements.push(sentence(pair.value))
  else if (
    /^(?:goal|target|aim)$/i.test(pair.label) &&
    /^(?:raise|collect|plant|reach|build|restore|fund)\b.*\d/i.test(pair.value)
  )
    parts.statements.push(sentence(`we want to ${pair.value}`))
  else if (/^(?:purpose|about|topic|subject matter)$/i.test(pair.label)) parts.subject ??= pair.value
  else if (/^(?:offer|deal|why|reason)$/i.test(pair.label) && pair.value.split(' ').length > 4)
    parts.statements.push(sentence(pair.value))
  else if (/^product(?: name)?$/i.test(pair.label)) parts.subject ??= pair.value
  else if (SENDER.test(pair.label) && !/^\d+\w? \p{Lu}/u.test(pair.value)) return true
  else if (/\btag$|^(?:use|insert|merge) \w+/i.test(pair.value)) parts.asides.push(text)
  else if (/^(?:from|to)$/i.test(pair.label) && /^\d+\w? \p{Lu}/u.test(pair.value))
    parts.pairs.push({ label: /^from$/i.test(pair.label) ? 'Old address' : 'New address', value: pair.value })
  else if (STEERING.test(pair.label) && !(reading.kind === 'event' && /^title$/i.test(pair.label)))
    parts.asides.push(text)
  else if (reading.kind === 'job' && /^(?:job opening|job|position|vacancy|role)$/i.test(pair.label))
    parts.pairs.push({ label: 'The role', value: pair.value })
  else parts.pairs.push({ label: capitalise(toReader(pair.label)), value: pair.value })
  return true
}

/** "What happened: floods destroyed our books": the label is for us. */
const TELLING =
  /^(?:what happened|(?:the |our )?(?:story|news|situation|problem|reason|update|facts?|context|idea)|why it matters|why now)$/i

/** "Reactivation: users of our app who have not logged in": whom it is for. */
const isReaders = (words: string): boolean =>
  /^(?:all |our |the )*(?:users|customers|members|subscribers|clients|people|guests|donors|readers|buyers|patients)\b[^.,;]*\b(?:who|that) (?:have|haven't|has|did|didn't|do|don't|are|were|signed|bought|ordered)\b[^.;]*$/i.test(
    words
  )

/** "Security notice: we reset …": what kind of email it is, then what it says. */
const isKindName = (label: string): boolean =>
  /\b(?:notice|announcement|alert|update|news|reminder|recall|message|warning|important|apology|receipt for|launch)$/i.test(
    label
  )

const titleOf = (words: string): string => capitalise(words.trim().replace(DAYS, capitalise))
