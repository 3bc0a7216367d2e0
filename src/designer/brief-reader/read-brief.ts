import type { Brief, Fact, Kind, Offer, Pair, Thing } from './brief.ts'
import { clausesOf, isSentence, isStyle, toReader } from './clauses.ts'
import { findFacts } from './facts.ts'
import { kindOf } from './kind.ts'
import { isRightToLeft, languageOf } from './language.ts'
import { findNames } from './names.ts'
import { brandOf } from './sender.ts'
import { type Line, linesOf, pairOf } from './sentences.ts'
import { countedThings, namedThings, pricedThings } from './things.ts'
import { capitalise, sentence, tidyBrief } from './tidy.ts'
import { coloursOf, dictated, moodsOf, questionsOf, quotesOf, requestsOf } from './wishes.ts'

const LISTED = new Set(['order', 'receipt', 'cart', 'sale', 'launch', 'shipping'])
const STEERING =
  /^(?:tone|style|look|colou?rs?|brand colou?rs?|audience|language|length|format|goal|purpose|subject(?: line)?|headline|heading|title|button|cta|email type|type|mood|design|fonts?|palette|brand|company|name|business)$/i

/** Reads what somebody wrote into the prompt box. It never fails: what is not understood stays as words of the email. */
export function readBrief(source: string): Brief {
  const text = tidyBrief(source)
  const found = findFacts(text)
  const lang = languageOf(text)
  const quotes = quotesOf(text)
  const kind = kindOf(text)
  const facts = factsIn(text, found, quotes)
  const lines = linesOf(lang === 'en' ? text : text.replace(FOREIGN_ASK, ''), lang)
  const questions = questionsOf(text)
  const parts = readLines(lines, kind, lang)
  const subject =
    parts.subject ??
    (kind === 'announcement'
      ? /\b(?:send|make|create|write|need|want|design)\s+(?:an?\s+)?(.{3,40}?)\s+e-?mail\b/i.exec(text)?.[1]
      : undefined)
  return {
    text,
    kind,
    ...optional('brand', brandOf(text, facts)),
    ...optional('subject', subject && subject.length < 160 ? subject : undefined),
    ...optional('audience', parts.audience),
    ...optional('offer', offerOf(text)),
    ...optional('deadline', deadlineOf(text)),
    ...optional('action', dictated(text, 'button')),
    ...optional('headline', dictated(text, 'headline')),
    ...optional('subjectLine', dictated(text, 'subject')),
    facts,
    things: parts.things.length > 0 ? parts.things : namedThings(text),
    totals: parts.totals,
    pairs: parts.pairs,
    quotes: quotes.filter(quote => quote.name).map(({ at: _, ...quote }) => quote),
    questions,
    statements: parts.statements.filter(
      words =>
        !(questions.length > 1 && isAnswered(words, questions)) &&
        !quotes.some(quote => quote.name && words.includes(quote.text.replace(/[.!?]$/, '')))
    ),
    fragments: parts.fragments.filter(
      words =>
        !(questions.length > 1 && isAnswered(words, questions)) &&
        !found.some(fact => fact.kind === 'link' && fact.text === words)
    ),
    colours: coloursOf(text),
    moods: moodsOf(text),
    requests: requestsOf(text),
    lang,
    dir: isRightToLeft(lang) ? 'rtl' : 'ltr',
    understood: parts.understood
  }
}

/** "Bitte eine Einladung": politeness to us, in other languages. */
const FOREIGN_ASK =
  /^(?:bitte|s'il (?:te|vous) pla[iî]t|por favor|per favore|graag)?,?\s*(?:(?:erstelle|schreibe?|mach|gestalte|crée|créez|écris|crea|escribe|scrivi|cria|maak|schrijf)\s+)?(?:mir |uns |moi |nous )?(?:(?:eine?n?|une?|una?|uma?|een)\s+)?(?:e-?mail\s+(?:(?:zu|zum|zur|für|pour|para|per|voor|sobre|über)\s+)?)?/i

const isAnswered = (words: string, questions: Pair[]): boolean =>
  questions.some(
    ({ label, value }) => words.includes(label.replace(/\?$/, '')) || words.includes(value.replace(/\.$/, ''))
  )

const optional = <Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> =>
  value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, Value>)

/** A figure that says who is written to is not for them to read: "Customers who did not buy in 90 days". */
const AUDIENCE =
  /(?:^|[.!?\n]\s*)(?:our |all |my )?(?:customers|people|users|members|subscribers|clients|guests) (?:who|that)\b[^.!?\n]*$/i

/** A colour value is a wish, not a fact; single digits and years say too little to be watched. */
function factsIn(text: string, found: Fact[], quotes: { text: string; at: number }[]): Fact[] {
  const kept = found.filter(
    fact =>
      (!/^#(?:[0-9a-f]{6}|[0-9a-f]{3})$/i.test(fact.text) ||
        /(?:order|no\.?|number|invoice|issue)\s*$/i.test(text.slice(0, fact.at))) &&
      !(fact.kind === 'figure' && AUDIENCE.test(text.slice(0, fact.at)))
  )
  const said = quotes.map(({ text: words, at }) => ({ kind: 'quote' as const, text: words, at: at + 1 }))
  return [...kept, ...said, ...findNames(text, kept)].sort((a, b) => a.at - b.at)
}

interface Parts {
  statements: string[]
  fragments: string[]
  things: Thing[]
  totals: Pair[]
  pairs: Pair[]
  audience?: string
  subject?: string
  understood: boolean
}

function readLines(lines: Line[], kind: Kind, lang: string): Parts {
  const parts: Parts = { statements: [], fragments: [], things: [], totals: [], pairs: [], understood: false }
  for (const [at, line] of lines.entries()) readLine(line, at === 0, kind, lang, parts)
  return { ...parts, statements: [...new Set(parts.statements)], fragments: [...new Set(parts.fragments)] }
}

function readLine(line: Line, first: boolean, kind: Kind, lang: string, parts: Parts): void {
  const contents = kind === 'newsletter' && first ? contentsOf(line.text) : []
  if (contents.length > 0) return void parts.things.push(...contents)
  const listed = LISTED.has(kind)
  const { things, totals } = pricedThings(line, listed)
  parts.things.push(...things)
  parts.totals.push(...totals)
  const priced = things.length > 0 || totals.length > 0
  const pair = priced ? undefined : pairOf(line.text)
  if (
    line.bullet &&
    !priced &&
    /^.{3,70}?(?:\s[–—-]+\s|:\s).{3,}$/.test(line.text) &&
    !(pair && pair.label.split(' ').length < 3)
  )
    return void parts.things.push(bulletThing(line.text))
  if (pair) {
    readPair(pair, parts)
    return
  }
  if (line.bullet && priced) return
  const counted = countedThings(line.text)
  if (counted.length > 0) return void parts.things.push(...counted)
  if (line.bullet && !isStyle(line.text) && !isSentence(line.text))
    return void parts.things.push(bulletThing(line.text))
  if (lang !== 'en') return void parts.statements.push(sentence(line.text))
  if (first && kind !== 'announcement' && /^\S+(?: \S+){0,3}$/.test(line.text) && !/\d/.test(line.text)) return
  const clauses = clausesOf(line.text, first)
  if (SPOKEN_TO.has(kind)) clauses.statements = clauses.statements.map(toReader)
  parts.understood ||=
    clauses.subject !== undefined ||
    clauses.audience !== undefined ||
    (first && clauses.statements.length + clauses.fragments.length === 0)
  parts.audience ??= clauses.audience
  parts.subject ??= clauses.subject
  const keep = (words: string) =>
    !priced ||
    !things.some(
      ({ price, title }) => price && words.includes(price) && words.toLowerCase().includes(title.toLowerCase())
    )
  parts.statements.push(
    ...clauses.statements.filter(
      words => keep(words) && !/^(?:items?|products?)\b|\b(?:shop|buy|order) now\b/i.test(words)
    )
  )
  parts.fragments.push(
    ...clauses.fragments.filter(words => keep(words) && !totals.some(total => words.includes(total.value)))
  )
}

const SPOKEN_TO: ReadonlySet<Kind> = new Set(['order', 'shipping', 'receipt', 'notice', 'cart', 'review'])

/** "Newsletter for X: a letter from the owner, four new arrivals": what stands in it. */
function contentsOf(line: string): Thing[] {
  const listed = /^[^:]*\bnewsletter\b[^:]*:\s+(.+)$/i.exec(line)?.[1]
  const pieces = listed?.replace(/\.$/, '').split(/,\s+(?:and\s+)?/) ?? []
  return pieces.length > 1
    ? pieces.map(piece => ({
        title: capitalise(piece.replace(/^our\s+/i, '').replace(/\s+with an? (?:quote|picture|photo)$/i, ''))
      }))
    : []
}

/** Labels before a list of what is told: "What changed: faster imports, dark mode". */
const CONTENTS =
  /^(?:what(?:'s| is)? (?:changed|new)|new|news|stories|topics|features|inside|highlights|updates|changes|articles)$/i

function readPair(pair: Pair, parts: Parts): void {
  const pieces = pair.value.split(/,\s+(?:and\s+)?/)
  if (CONTENTS.test(pair.label) && pieces.length > 1) {
    parts.things.push(...pieces.map(piece => ({ title: capitalise(piece.trim()) })))
    return
  }
  if (!STEERING.test(pair.label)) parts.pairs.push({ label: capitalise(pair.label), value: pair.value })
}

/** `Topic - what about it`, `Topic: what about it`. */
function bulletThing(text: string): Thing {
  const [, title, rest] = /^(.{3,70}?)(?:\s+[–—-]+\s+|:\s+)(.+)$/.exec(text) ?? []
  const words = title ?? text
  return { title: capitalise(words.replace(/[.;,]$/, '')), ...(rest && { text: sentence(rest) }) }
}

const GAIN =
  /(?:(?:up to|an? extra|extra|save)\s+)?(?:\d+(?:\.\d+)?\s?%|[£$€]\s?\d+(?:[.,]\d+)?)\s+(?:off|discount|reduction|back)\b|\b(?:free (?:shipping|delivery|trial|gift|returns|month|coffee|class|session|sample)s?)\b|\bhalf[- ]price\b|\bbuy one,? get one(?: free| half price)?\b|\b2 for 1\b|\btwo for one\b|\b\d+(?:\.\d+)?\s?%\s+(?=discount)/i

function offerOf(text: string): Offer | undefined {
  const gain = GAIN.exec(text)
  if (!gain) return undefined
  const rest = text.slice(gain.index + gain[0].length)
  const before = /\b(everything|storewide|sitewide|all [a-z]+)(?: is| are)?\s+$/i.exec(text.slice(0, gain.index))?.[1]
  const on =
    before ??
    /^\s+(?:on\s+|of\s+|for\s+)?((?!until|till|with|from|at|if|when|using|use|code|this|by|ends?|starting|and|to|as|before|that|which|plus|for|on|in|over|through|is|are|valid)[a-z][^,.;:!\n()]*)/i.exec(
      rest
    )?.[1]
  const words = on
    ?.split(
      /\s+(?=(?:until|till|with|from|on|at|if|when|when|using|use|code|this|next (?:week|month)|for the|for one|for \d|through|by|ends?|starting|and (?:free|get|use|a|we|you|save|give|the|tell)|to|in|over|as|before|that|which|plus|valid|-|–|—)\b|[–—-]\s)/i
    )[0]
    ?.trim()
  return {
    gain: gain[0].replace(/\s+(?:discount|reduction)$/i, ' off'),
    ...optional('on', words?.replace(/\bour\b/i, 'our').replace(/^their\b/i, 'your'))
  }
}

function deadlineOf(text: string): string | undefined {
  const match =
    /\b(?:until|till|til|ends?(?: on)?|ending(?: on)?|by|before|valid (?:until|through|to)|through|expires?(?: on)?|deadline:?|last day is|closes?(?: on)?)\s+((?:(?:midnight|noon|\d{1,2}\s?[ap]m)\s+(?:on\s+)?)?(?:this |next |the end of )?[^\s,.;:!?][^,.;:!?\n]{1,32})/i.exec(
      text
    )?.[1]
  const dates = findFacts(match ?? '').filter(fact => fact.kind === 'date' || fact.kind === 'time')
  const last = dates.at(-1)
  return match && dates[0] && last ? match.slice(dates[0].at, last.at + last.text.length) : undefined
}
