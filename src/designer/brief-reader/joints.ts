import { isStatement } from '../grammar/clause.ts'
import { wordsIn } from '../grammar/words.ts'
import type { Role, Span } from '../roles/roles.ts'
import { DIRECTS, endOf, type Stretch, THEIRS } from './matter.ts'

const WHO_WE_ARE: ReadonlySet<Role> = new Set(['brand', 'trade', 'note', 'sign'])
const LEADS: ReadonlySet<Role> = new Set(['ask', 'tell', 'to'])

/** Words between those that say who somebody is. */
const SELF =
  /^\W*(?:(?:hi|hello|hey|so|and|we|i|we're|i'm|are|am|run|own|called|named|at|of|from|this|is|my|our|name|the)\b\W*)*$/i

/**
 * "We're Loopwell, a small software company, and on October 14 we're launching …": who they are is not the news.
 * @param own The spans of one sentence, which begins at `index`.
 */
export function introductionIn(text: string, index: number, own: Span[]): Stretch[] {
  const news = own.findIndex(({ role }) => !WHO_WE_ARE.has(role))
  const [first, last, next] = [own[0], own[news - 1], own[news]]
  if (!first || !last || !next || !THEIRS.has(next.role) || !own.slice(0, news).some(({ role }) => role === 'brand'))
    return []
  const lead = text.slice(index, first.at)
  const between = own.slice(1, news).map((span, at) => text.slice(endOf(own[at] as Span), span.at))
  const joint = (isStatement(next.text) ? /^(?:,|;)? *(?:(?:and|so|but) )?$/i : /^(?:,|;)? *(?:and|so|but) /i).exec(
    text.slice(endOf(last), next.at)
  )?.[0]
  const opens = /\b(?:we're|we are|i'm|i am|i run|we run|i own|this is|name is)\b/i.test(
    text.slice(index, endOf(first))
  )
  if (joint === undefined || !opens || ![lead, ...between].every(words => SELF.test(words))) return []
  return [{ at: index, end: endOf(last) + joint.length }]
}

/** "…, so tell the waitlist they get access first": what is told in the middle of a sentence begins one of its own. */
export function tellsIn(text: string, own: Span[]): Stretch[] {
  return own.flatMap((span, at) => {
    const last = own[at - 1]
    if (!last || !THEIRS.has(last.role) || !/^(?:ask|tell)$/.test(span.role) || DIRECTS.test(span.text)) return []
    const next = own.slice(at).find(({ role }) => !LEADS.has(role))
    if (!next || !THEIRS.has(next.role) || next.role === 'item') return []
    const thanks = /\bthank(?:ing)?(?: (?:them|him|her|you|everyone))?( for)?$/i.exec(
      text.slice(span.at, next.at).trim()
    )
    if (thanks && /^(?:the|our|all|every|\p{Lu})/u.test(next.text))
      return [{ at: endOf(last), end: next.at, words: `. Thank you ${thanks[1] ? 'for' : 'to'} ` }]
    const isDeed = /\bto\s+$/i.test(text.slice(span.at, next.at))
    const clause =
      text
        .slice(0, endOf(last))
        .split(/[.!?\n]\s*/)
        .at(-1) ?? ''
    const joint = DEPENDS.test(clause) ? ', ' : '. '
    const deed = span.role === 'tell' && !isStatement(next.text) ? BEGUN.exec(span.text)?.[1] : undefined
    if (deed)
      return [
        { at: endOf(last), end: endOf(span) - deed.length, words: `${joint}${joint === ', ' ? 'please' : 'Please'} ` }
      ]
    if (NAMES.test(span.text) && /^(?:the|our) /.test(next.text) && !isStatement(next.text))
      return [{ at: endOf(last), end: next.at, words: `${joint}Please note ` }]
    return [
      { at: endOf(last), end: next.at, words: isDeed ? `${joint}${joint === ', ' ? 'please' : 'Please'} ` : joint }
    ]
  })
}

/** "tell people to unpack them | right away": what they are to do begins where they are told. */
const BEGUN =
  /\b(?:tell|remind|ask|invite|encourage) (?:them|people|everyone|customers|guests|members|our [a-z]+) to ((?!know\b)\p{Ll}+ \S.*)$/u

/** "…, and mention our free knit nights": a thing without a verb is pointed to. */
const NAMES = /^(?:also |please )*(?:mention|note|point out)$/i

/** "… and I want to email it to our trade contacts": the end of a sentence that asks goes as a whole. */
export function asksAtEnd(text: string, own: Span[]): Stretch[] {
  const at = own.findLastIndex(({ role }) => THEIRS.has(role) || role === 'brand' || role === 'trade')
  const [last, next, end] = [own[at], own[at + 1], own.at(-1)]
  if (!last || !next || !end || next.role !== 'ask') return []
  const joint = /^,? (?:and|so|but)? ?(?:(?:i|we) )?(?:(?:want|need|would like) to )?$/i.exec(
    text.slice(endOf(last), next.at)
  )
  return joint ? [{ at: endOf(last), end: endOf(end) }] : []
}

/** "Phone and email stay the same, the old yard closes on 26 September": two sentences with a comma between. */
export function splicesIn(text: string, index: number, own: Span[]): Stretch[] {
  let from = index
  return own.flatMap((span, at) => {
    const next = own[at + 1]
    if (span.role !== 'say' || next?.role !== 'say' || !/^, $/.test(text.slice(endOf(span), next.at))) return []
    if (
      isDeed(next.text) &&
      !HANGS_ON.test(own[at + 2]?.text ?? '') &&
      !/^,? and $/.test(text.slice(endOf(next), own[at + 2]?.at)) &&
      !DEPENDS.test(text.slice(from))
    ) {
      from = next.at
      return [{ at: endOf(span), end: next.at, words: '. ' }]
    }
    if (
      !isStatement(text.slice(from, endOf(span))) ||
      !isStatement(next.text) ||
      !hasSubject(next.text) ||
      HANGS_ON.test(next.text) ||
      DEPENDS.test(text.slice(from))
    )
      return []
    from = next.at
    return [{ at: endOf(span), end: next.at, words: '. ' }]
  })
}

/** "the old yard closes" has one, "reef safe and costs $26" has not. */
const hasSubject = (words: string): boolean => {
  const [first] = wordsIn(words)
  return (
    first !== undefined &&
    (/^\p{Lu}/u.test(first.text) ||
      ['Determiner', 'Pronoun', 'Possessive', 'Plural', 'Value', 'Gerund'].some(tag => first.tags.has(tag)) ||
      /^(?:there|everyone|everybody|nobody|all|both|each|this|that|it's|we're|they're)\b/i.test(words))
  )
}

/** "please arrive early", "call us to reschedule": words that are nouns too are meant as deeds here. */
const isDeed = (words: string): boolean =>
  /^(?:please|call|text|ring|reply|book|arrive|bring|park|contact|rsvp|register|sign up|email|show|wear|visit|pick up|collect|apply|come|drop in|ask)\b(?! (?:is|are|was|will|from|by)\b)/i.test(
    words
  )

/** It goes on what was said before. */
const HANGS_ON =
  /^(?:and|or|but|so|which|who|where|when|while|because|that|as|if|then|including|with|plus|since|until|though|although)\b/i
/** "If you need help, call us." */
const DEPENDS =
  /^\s*(?:and |but )?(?:if|when|for (?:every|each|any)|because|since|although|as|once|while|after|before|until|whoever|unless)\b/i
