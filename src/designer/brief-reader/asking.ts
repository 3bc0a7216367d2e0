import { isStatement } from '../grammar/clause.ts'
import type { Span } from '../roles/roles.ts'
import type { Fact } from './brief.ts'
import { asksAtEnd, introductionIn, splicesIn, tellsIn } from './joints.ts'
import { DIRECTS, endOf, KEPT, OF_READERS, type Stretch, THEIRS } from './matter.ts'
import { toReader } from './people.ts'

/** Words after which what is to be said follows as a sentence. */
const LEADS_TO_WORDS = /(?:\bthat|\bknow|\bsaying|\bannouncing|:)\s*$/i

/** "Email from X to our members saying that …": however long it takes to ask, the news follows. */
const TOLD =
  /^[^:]{0,160}?\b(?:(?:saying|announcing|explaining|confirming|(?:tell(?:ing)?|inform(?:ing)?|remind(?:ing)?|announce) [^.]{2,70}?|let(?:ting)? [^,.]{2,40}? know),? that|promoting|advertising|introducing)\s+(?=\S+ \S)/i

/** "CEO note to the whole company at Brightloop (120 people): we closed our Series B". */
const NOTE =
  /^(?:[\w'’-]+ ){0,5}(?:note|e-?mail|message|memo|update|announcement|letter|newsletter|invit\w+|notice|reminder) (?:to|for|from)\b[^:.?!\n]{3,110}:\s+(?=\S+ \S)/i

const SENTENCE = /(?:[^.!?\n]|\.(?=\S)|(?<=\b(?:Dr|Mr|Mrs|Ms|St|Rev|Prof|No))\.)+/g

/**
 * What asks in a brief: "Let our members know that" before the news, and sentences that say nothing to readers.
 * @returns The stretches to leave out, and whether the first sentence began with one.
 */
export function askingIn(text: string, spans: Span[], facts: Fact[]): { stretches: Stretch[]; opens: boolean } {
  const found = [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }) => asked(text, sentence, index, spans, facts))
  return { stretches: found.flat(), opens: (found.find(cuts => cuts.length > 0)?.[0]?.at ?? 1) === 0 }
}

function asked(text: string, sentence: string, index: number, spans: Span[], facts: Fact[]): Stretch[] {
  const end = index + sentence.length
  const own = spans.filter(span => span.at >= index && endOf(span) <= end)
  const joints = [
    ...introductionIn(text, index, own),
    ...tellsIn(text, own),
    ...asksAtEnd(text, own),
    ...splicesIn(text, index, own)
  ]
  return [
    ...openingOf(text, sentence, index, own, facts),
    ...joints.filter(({ at, end: to }) => !holdsFact(facts, at, to))
  ]
}

function openingOf(text: string, sentence: string, index: number, own: Span[], facts: Fact[]): Stretch[] {
  const end = index + sentence.length
  const said = own.findIndex(({ role }) => THEIRS.has(role))
  const sought = said < 0 ? SOUGHT.exec(sentence)?.[0] : undefined
  if (sought) return [{ at: index, end, words: sought }]
  const thanks = said < 0 ? THANKS.exec(sentence)?.[1] : undefined
  if (thanks) return [{ at: index, end, words: `Thank you for ${toReader(thanks)}` }]
  if (said < 0)
    return own.length > 0 && !OF_READERS.test(sentence.trim()) && isCovered(sentence, own) && !DIRECTS.test(sentence)
      ? withWays(facts, index, end)
      : []
  const told =
    own[0]?.role === 'ask' || index === 0 ? ((TOLD.exec(sentence) ?? NOTE.exec(sentence))?.[0].length ?? 0) : 0
  if (told > 0 && !holdsFact(facts, index, index + told))
    return [{ at: index, end: index + told }, ...furtherThats(sentence, index, index + told)]
  if (/\bstory of\s*$/i.test(text.slice(index, own[said]?.at))) return []
  const before = own.slice(0, said)
  const news =
    subjectFrom(before.at(-1), own[said]) ??
    deedFrom(before.at(-1), own[said]) ??
    behindWhen(text, withArticle(text, titleFrom(text, index, own[said]?.at ?? end)), end)
  const asks =
    before.some(({ role }) => role === 'ask') ||
    LEADS_TO_WORDS.test(text.slice(index, news)) ||
    (before.at(-1)?.role === 'tell' &&
      own[said]?.role === 'say' &&
      (!DIRECTS.test(before.at(-1)?.text ?? '') ||
        GIVES.test(before.at(-1)?.text ?? '') ||
        /\b(?:say|saying|that)$/i.test(before.at(-1)?.text ?? '')))
  return before.length > 0 &&
    asks &&
    before.every(({ role }) => role !== 'by') &&
    !/\bfaqs?\b/i.test(text.slice(index, news)) &&
    !holdsFact(
      facts.filter(fact => !isThankedFor(before, fact)),
      index,
      news
    )
    ? [
        {
          at: index,
          end: news,
          ...(before.at(-1)?.role === 'tell' && news < (own[said]?.at ?? end) && news > (before.at(-1)?.at ?? 0)
            ? { words: ' Please ' }
            : polite(before, own[said], text.slice(0, news)))
        },
        ...furtherThats(sentence, index, news)
      ]
    : own[0]?.role === 'tell'
      ? furtherThats(sentence, index, index)
      : []
}

/** "Tell them about the new colours": what is new is looked at, the rest is told. */
const tellAbout = (words: string): string => (/\bnew\b/i.test(words) ? ' Take a look at ' : ' Let us tell you about ')

/** "Tell them to book a call first", "Mention the 12-month warranty": what is asked of them, and what is only named. */
function polite(before: Span[], said: Span | undefined, asked: string): { words?: string } {
  const tell = before.at(-1)
  const hiring = tell?.role === 'ask' ? HIRING.exec(tell.text)?.[0] : undefined
  if (hiring && said && !isStatement(said.text)) return { words: `${hiring} ` }
  if (tell && RECALL.test(tell.text)) return { words: 'We are recalling ' }
  if (
    tell &&
    said &&
    /\btells? (?:them|people|everyone|customers|guests|members) about$/i.test(tell.text) &&
    /^(?:the|our) /.test(said.text)
  )
    return { words: tellAbout(said.text) }
  if (tell?.role !== 'tell') return {}
  const felt = /\bhow (?:much )?we ((?:loved?|enjoy(?:ed)?|appreciate[ds]?|value[d]?|miss(?:ed)?)\b[^,]*)/i.exec(
    tell.text
  )?.[1]
  if (felt) return { words: ` We ${toReader(felt)}. ` }
  const gives = said && GIVES.test(tell.text) && !isStatement(said.text)
  if (gives)
    return {
      words: ` ${/^apologi[sz]e\b|^say sorry\b/i.test(tell.text) ? 'We are sorry. ' : ''}You ${/^(?:the|an?) (?:option|choice|chance|right)\b/i.test(said.text) ? 'have' : 'get'} `
    }
  if (said && /\babout$/i.test(tell.text) && /^(?:the|our) /.test(said.text) && !isStatement(said.text))
    return { words: tellAbout(said.text) }
  if (/\bto\s+$/i.test(asked)) return { words: ' Please ' }
  const names = /^(?:also |please )*(?:mention|note|point out|highlight)$/i.test(tell.text)
  return names &&
    said &&
    /^(?:the|our) /.test(said.text) &&
    (!isStatement(said.text) || /, (?:which|who) /.test(said.text))
    ? { words: ' Please note ' }
    : {}
}

/** "an email that we're looking for a part-time bookseller": who is sought is the news. */
const SOUGHT =
  /(?<=\bthat )(?:we're|we are) (?:hiring|looking for|recruiting|seeking) (?:an?|two|three|four|\d) .{4,}$/i

/** "Apologise, give them the option to cancel". */
const GIVES =
  /\b(?:give|offer) (?:them|him|her|people|everyone|everybody|(?:our |the |all )*(?:customers|members|guests|readers))$/i

/** "a letter thanking them for the piano they gave": what they are thanked for is said to them. */
const THANKS =
  /\bthank(?:ing)?(?: (?:them|him|her|everyone|everybody|people|(?:our|the|all) [\w ]{3,40}?))? for ((?!(?:their|your) (?:support|business|patience|order|custom|time)\b)\S+ \S+ .{6,})$/i

/** "Safety recall for our Pico high chair" */
const RECALL = /\brecall(?: (?:notice|e-?mail|message))? (?:for|of)$/i

/** What readers of a job opening get to read as it stands. */
const HIRING =
  /(?:^|(?<=\bthat ))(?:we're|we are) (?:hiring|looking for|recruiting|seeking)$|^we (?:need|are looking for) (?:\d+ )?(?:volunteers|helpers)(?: for)?$/i

/** "Our company Kessler & Sons is offering checks": the sender is the subject of what is said. */
const subjectFrom = (last: Span | undefined, said: Span | undefined): number | undefined =>
  last?.role === 'brand' &&
  said &&
  said.at - endOf(last) < 2 &&
  /^(?:is|are|has|have|will|was|were|\p{Ll}+s)\s/u.test(said.text)
    ? last.at
    : undefined

/** "asking supporters to help us raise | £45,000": what they are asked to do is said to them. */
function deedFrom(last: Span | undefined, said: Span | undefined): number | undefined {
  const deed =
    last && /^(?:ask|tell)$/.test(last.role) && said && !isStatement(said.text) ? DEED.exec(last.text) : undefined
  return last && deed ? last.at + deed[0].length - (deed[1]?.length ?? 0) : undefined
}

/** What an email does is asked of us. */
const DEED =
  /^(?:.*\b(?:ask|invit|encourag|urg|tell|remind)\w* (?:(?:them|people|everyone|customers|guests|members|our [a-z]+) )?)?to ((?!(?:announce|tell|let|remind|say|confirm|promote|explain|introduce|invite|thank|welcome|celebrate|share|inform|advertise|apologi[sz]e|ask|send|write|go|be|our|the|my|an?|all|know|let)\b)\p{Ll}+.*)$/u

/** "…, when we shipped 3,140 mugs": a sentence of its own once the rest is gone. */
const behindWhen = (text: string, news: number, end: number): number => {
  const when = /^(?:when|where|because|since|as) (?=we\b)/i.exec(text.slice(news, end))
  return when && !text.slice(news, end).includes(',') ? news + when[0].length : news
}

/** "Tell customers the | Harrow boot is back": the article goes with its noun. */
const withArticle = (text: string, at: number): number =>
  at - (/(?<= )(?:the|our) $/.exec(text.slice(0, at))?.[0].length ?? 0)

/** A title whose first words were taken for the asking begins at its quotation mark. */
function titleFrom(text: string, from: number, at: number): number {
  const before = text.slice(from, at)
  return (before.match(/"/g)?.length ?? 0) % 2 === 1 ? from + before.lastIndexOf('"') : at
}

/** "Mention that a has joined and that b opens": each "that" begins a sentence of its own. */
const furtherThats = (sentence: string, index: number, from: number): Stretch[] =>
  [...sentence.matchAll(/(?:,? and|,? but|,) that (?=\w)/gi)]
    .map(({ 0: that, index: at }) => ({ at: index + at, end: index + at + that.length, words: '. ' }))
    .filter(({ at }) => at > from)

/** "thank you email to volunteers who helped last Saturday": the day is said with what they are thanked for. */
const isThankedFor = (before: Span[], fact: Fact): boolean =>
  before.some(({ role, text }) => role === 'ask' && /\bthank/i.test(text)) &&
  before.some(
    span =>
      span.role === 'to' && fact.at >= span.at && fact.at < endOf(span) && /\b(?:who|that) \p{Ll}+/u.test(span.text)
  )

const holdsFact = (facts: Fact[], from: number, to: number): boolean =>
  facts.some(({ kind, at }) => KEPT.test(kind) && at >= from && at < to)

/** How to reach somebody or something is kept by itself: "with our phone number 978 555 0142 and a booking button". */
function withWays(facts: Fact[], at: number, end: number): Stretch[] {
  const own = facts.filter(fact => fact.at >= at && fact.at < end && KEPT.test(fact.kind))
  if (own.some(({ kind }) => !/^(?:link|email|phone)$/.test(kind))) return []
  const ways = own.map(({ kind, text }) => `\n${kind === 'phone' ? 'Phone: ' : ''}${text}`)
  return [{ at, end, ...(ways.length > 0 && { words: `${ways.join('')}\n` }) }]
}

/** Has nearly every word of a sentence a role? One without is no reason to say the rest. */
const isCovered = (sentence: string, spans: Span[]): boolean =>
  spans.reduce((words, { text }) => words + text.split(/\s+/).length, 0) + 4 >= sentence.trim().split(/\s+/).length
