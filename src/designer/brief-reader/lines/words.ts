import { isStatement } from '../../grammar/clause.ts'
import { isAside } from '../asides.ts'
import { askOf, clausesIn, partsOf } from '../ask.ts'
import { withArticle } from '../bare.ts'
import type { Kind, Pair, Thing } from '../brief.ts'
import { clausesAfterAsking, clausesOf, sentencesOf, withoutSelf } from '../clauses.ts'
import { GRADES, isDirected } from '../directives.ts'
import { addressed, ours, toReader } from '../people.ts'
import { hasVerb } from '../sentence-test.ts'
import type { Line } from '../sentences.ts'
import type { Reading } from './reading.ts'

/** "I'd like an email about our workshop: Sunday 9 March": it asks, and tells. */
const TELLS =
  /\b(?:e-?mail|newsletter|invitation|invite|announcement|message|reminder)\s+(?:about|for|announcing|inviting|telling|saying|to (?:tell|invite|announce|say|remind|let))\b/i

/** "We need to write to our regulars and tell them that …": what they are told is for them. */
const CARRIES = /\b(?:and|to) (?:tell|remind|inform|let|say to|thank) (?:them|people|everyone|our|all|the)\b/i

/** Lines that speak to us are kept apart; of one with facts in several clauses each is looked at for itself. */
export function readAside({ text, bullet }: Line, { parts, first, isTold }: Reading): boolean {
  if (
    isTold(text) ||
    (first && askOf(text, true) !== undefined) ||
    (TELLS.test(text) && askOf(text, false) !== undefined) ||
    (first && !/^i \w+/i.test(text)) ||
    (bullet && /^[^:]{3,40}:\s/.test(text)) ||
    CARRIES.test(text) ||
    (/\d|@|\.\w/.test(text) && clausesIn(text).length > 1) ||
    !isAside(text)
  )
    return false
  parts.asides.push(text)
  return true
}

/** Questions are read with their answers; one without an answer is asked back. */
export function readQuestion({ text }: Line, { parts }: Reading): boolean {
  const words = text.replace(/^\([^)]*\)\s*/, '').replace(/^.*\b(?:faqs?|questions?)\b[^:?]{0,20}:\s*/i, '')
  if (!/^[A-Z][^?]{5,140}\?$/.test(words) || !(words !== text || parts.asksQuestions)) return false
  parts.asksQuestions = true
  parts.wanted.push(`the answer to “${words}”`)
  return true
}

/** A first line of a few words is the title of the brief. */
export function readTitle({ text }: Line, { first, kind }: Reading): boolean {
  const short =
    kind === 'notice'
      ? /^\S+(?: \S+){0,6}$/.test(text) && !hasVerb(text)
      : /^\S+(?: \S+){0,3}$/.test(text) && !/\d/.test(text)
  return first && kind !== 'announcement' && short
}

/** "5 courses for $75, wine pairing +$40": no sentence, but prices that are read one by one. */
export const isTariff = (words: string): boolean =>
  !isStatement(words) && (words.match(/[£$€₹]\s?\d[\d.,k]*(?:\s?(?:to|-|–)\s?[£$€₹]\s?\d)?/g)?.length ?? 0) > 1

/** What no other way takes is sentences. */
export function readSentence({ text }: Line, reading: Reading): boolean {
  readClauses(text, reading)
  return true
}

/** Kinds whose readers a brief speaks about, not to. */
const SPOKEN_TO: ReadonlySet<Kind> = new Set([
  'order',
  'shipping',
  'receipt',
  'notice',
  'referral',
  'birthday',
  'appointment',
  'cart',
  'review',
  'survey',
  'thanks',
  'winback',
  'welcome',
  'renewal',
  'appeal',
  'volunteer'
])

/** "Annual customers keep their price" speaks of some readers, not of all: their "their" stays. */
const spokenTo = (words: string): string =>
  /\b(?!our |all |the )\w+ (?:customers|users|members|clients|guests|subscribers|households|residents)\b(?! who)/i.test(
    words
  )
    ? addressed(words)
    : toReader(words)

/** How what is said of readers becomes what is said to them, by the kind of email. */
export const voiceFor = (kind: Kind): ((words: string) => string) => (SPOKEN_TO.has(kind) ? spokenTo : addressed)

/** "Shop now.", "Products below.": a button says it, or a list. */
const isCall = (words: string): boolean =>
  (/^(?:items?|products?)\b/i.test(words) && words.split(' ').length < 6) || /\b(?:shop|buy|order) now\b/i.test(words)

/** "…, and link to tidewater.example/classes": a button leads there. */
const LINKED =
  /,? ?(?:\band )?(?:\bwith )?(?:\ba )?\blink(?: to)?:? (?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?(?=[.,]|$)/gi

/** "Customer left things in the basket yesterday, free shipping over $40": why it is sent is told to us. */
const LEFT =
  /^(?:the |our |a )?(?:customers?|they|people|someone|somebody|shoppers?) (?:has |have )?(?:left|added|put|abandoned|forgot) [^,.;]*\b(?:basket|cart|bag|checkout)\b[^,.;]*(?:[,;] (?:and |but )?)?/i

/** "The Pallas 2, our new loom, on 18 March": it comes out then; "Dana Ruiz, our new head setter": that is who she is. */
const mended = (words: string): string =>
  words
    .replace(LINKED, '')
    .replace(LEFT, '')
    .replace(/^(?:they|you) left (?:something|some things?|items?|things) behind(?:[,;] (?:and |but )?|[.]?$)/i, '')
    .replace(/^(?:the )?(?:customers?|client|they) (?:has |have )?(?:picked|chose|chosen|ordered|bought)[.]?$/i, '')
    .replace(GRADES, '')
    .replace(
      /,? (and|but) (?:people|guests|visitors|members|they) (?:(?:have|need) to|must) (?=\p{L})/u,
      ', $1 please '
    )
    .replace(/^(?:an?|the) (?:short |little )?(?:note|line|reminder|mention) that /i, '')
    .replace(/^(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+), (our (?:new )?\p{Ll}[^,]{3,40})$/u, '$1 is $2')
    .replace(/,? and there (?:should|must) be (?:an?|the) [^,.]*\b(?:button|link|photo|picture|map)\b[^,.]*/i, '')
    .replace(
      /^((?:The )?\p{Lu}[^,]{1,40}, (?:our|an?|the) [^,]{4,60},) (?=(?:on|from) [^,]*\d[^,]*$|(?:next|this) \p{L}+$|tomorrow$)/u,
      '$1 is out '
    )
    .replace(/\b(included in|part of) their (?=(?:current )?(?:plan|subscription|membership)\b)/i, '$1 your ')

/** Sentences of a line, without what `things` and `totals` of it say already. */
export function readClauses(
  text: string,
  { kind, parts, first, opened, isTold }: Reading,
  { things, totals }: { things: Thing[]; totals: Pair[] } = { things: [], totals: [] }
): void {
  const isSaid = isTold(text) && !isTariff(text) && !isDirected(text) && (isStatement(text) || partsOf(text).length > 1)
  const clauses = opened ? clausesAfterAsking(text) : clausesOf(text, first)
  if (isSaid)
    Object.assign(clauses, {
      statements: sentencesOf(mended(ours(withoutSelf(text.replace(/[.]$/, ''))))),
      fragments: []
    })
  const isSpokenTo = SPOKEN_TO.has(kind)
  const voice = voiceFor(kind)
  clauses.statements = clauses.statements.map(words => withArticle(voice(words), isSpokenTo))
  clauses.fragments = clauses.fragments.map(voice)
  parts.understood ||=
    clauses.subject !== undefined ||
    clauses.audience !== undefined ||
    (first && clauses.statements.length + clauses.fragments.length === 0)
  parts.asides.push(...clauses.asides, ...clauses.wanted)
  parts.wanted.push(...clauses.wanted)
  if (clauses.head) parts.heads.push(clauses.head)
  parts.audience ??= clauses.audience
  parts.subject ??= clauses.subject
  const isNew = (words: string) =>
    !things.some(({ text: note }) => note !== undefined && note.toLowerCase() === words.toLowerCase()) &&
    !things.some(
      ({ price, title }) => price && words.includes(price) && words.toLowerCase().includes(title.toLowerCase())
    )
  parts.statements.push(
    ...clauses.statements.filter(
      words => /\p{L}/u.test(words) && isNew(words) && !isCall(words) && (isSaid || !isAside(words))
    )
  )
  parts.fragments.push(
    ...clauses.fragments.filter(
      words => isNew(words) && !totals.some(total => words.includes(total.value)) && !isAside(words)
    )
  )
}
