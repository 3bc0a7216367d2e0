import { isAside } from './asides.ts'
import { askOf } from './ask.ts'
import type { Group, Kind, Pair, Thing } from './brief.ts'
import { clausesOf } from './clauses.ts'
import { toldOf } from './directives.ts'
import { groupIn, headingOf, itemOf, splitItems } from './groups.ts'
import { addressed, toReader } from './people.ts'
import { hasVerb, isSentence } from './sentence-test.ts'
import { type Line, pairOf } from './sentences.ts'
import { isStyle } from './style.ts'
import { bracketedThings, countedThings, pricedThings } from './things.ts'
import { capitalise, DAYS, sentence } from './tidy.ts'

/** What the lines of a brief hold, each thing in one place. */
export interface Parts {
  statements: string[]
  fragments: string[]
  things: Thing[]
  totals: Pair[]
  pairs: Pair[]
  groups: Group[]
  /** Lines that speak to us; facts in them are not for the reader. */
  asides: string[]
  wanted: string[]
  /** Sentences that ask for the email: people and figures in them are for us. */
  heads: string[]
  audience?: string
  subject?: string
  understood: boolean
  /** Did a line open a list of questions? */
  asksQuestions?: boolean
}

interface Reading {
  kind: Kind
  lang: string
  parts: Parts
  first: boolean
  /** The label over the bullets that follow. */
  over?: string
}

/** Reads line by line; the first way of reading that fits a line takes it. */
export function readLines(lines: Line[], kind: Kind, lang: string): Parts {
  const parts: Parts = {
    statements: [],
    fragments: [],
    things: [],
    totals: [],
    pairs: [],
    groups: [],
    asides: [],
    wanted: [],
    heads: [],
    understood: false
  }
  const reading: Reading = { kind, lang, parts, first: true }
  for (const line of lines) {
    readLine(line, reading)
    reading.first &&=
      (isAside(line.text) && !askOf(line.text, true)) ||
      line.text.split(' ').length < 3 ||
      STEERING.test(pairOf(line.text)?.label ?? '')
  }
  return {
    ...parts,
    groups: parts.groups.filter(({ items }) => items.length > 1),
    statements: [...new Set([...parts.statements, ...parts.groups.flatMap(single)])],
    fragments: [...new Set(parts.fragments)]
  }
}

/** A list of one is a sentence. */
const single = ({ items }: Group): string[] =>
  items.length === 1
    ? items.map(({ time, value, title, text }) =>
        sentence([time, value, title, text && `(${text})`].filter(Boolean).join(' '))
      )
    : []

const WAYS: ((line: Line, reading: Reading) => boolean)[] = [
  readHeading,
  readAside,
  readQuestion,
  readContents,
  readTopics,
  readGroup,
  readOrderLine,
  readPriced,
  readBulletOfTwo,
  readPair,
  readCounted,
  readBullet,
  readForeign,
  readTitle
]

function readLine(line: Line, reading: Reading): void {
  const bare = { ...line, text: reading.lang === 'en' ? line.text.replace(COVER, '') : line.text }
  if (!bare.text || WAYS.some(way => way(bare, reading))) return
  readClauses(bare.text, reading)
}

/** "Things to cover: they get …": the label is for us. */
const COVER =
  /^(?:things to (?:cover|mention|include|say)|facts|needs|details|points|content|copy|message|key (?:points|messages|info|facts)|info(?:rmation)?|please (?:mention|include|say)|must have|includes?|mention|context|background|also|note|notes|ps|p\.s\.)\s*:\s+/i

/** "This week:", "Items:": stands over the lines that follow. */
function readHeading({ text }: Line, reading: Reading): boolean {
  if (!/^[^.!?]{2,60}:$/.test(text)) return false
  reading.over = text.slice(0, -1)
  return true
}

function readAside({ text, bullet }: Line, { lang, parts, first }: Reading): boolean {
  if (
    lang !== 'en' ||
    (first && askOf(text, true) !== undefined) ||
    (first && !/^i \w+/i.test(text)) ||
    (bullet && /^[^:]{3,40}:\s/.test(text)) ||
    !isAside(text)
  )
    return false
  parts.asides.push(text)
  return true
}

/** Questions are read with their answers; one without an answer is asked back. */
function readQuestion({ text }: Line, { parts, lang }: Reading): boolean {
  const words = text.replace(/^\([^)]*\)\s*/, '').replace(/^.*\b(?:faqs?|questions?)\b[^:?]{0,20}:\s*/i, '')
  if (lang !== 'en' || !/^[A-Z][^?]{5,140}\?$/.test(words) || !(words !== text || parts.asksQuestions)) return false
  parts.asksQuestions = true
  parts.wanted.push(`the answer to “${words}”`)
  return true
}

/** "Newsletter for X: a letter from the owner, four new arrivals": what stands in it. */
function readContents({ text }: Line, { kind, parts, first }: Reading): boolean {
  const listed = kind === 'newsletter' && first ? /^[^:]*\bnewsletter\b[^:]*:\s+(.+)$/i.exec(text)?.[1] : undefined
  const pieces = listed?.replace(/\.$/, '').split(/,\s+(?:and\s+)?/) ?? []
  if (pieces.length < 2) return false
  parts.things.push(
    ...pieces.map(piece => ({
      title: capitalise(piece.replace(/^our\s+/i, '').replace(/\s+with an? (?:quote|picture|photo)$/i, ''))
    }))
  )
  return true
}

const TOPIC =
  /^(?:an?\s+|the\s+|our\s+|one\s+|main\s+)*(?:story|piece|article|feature|note (?:about|on)|bit (?:about|on)|interview|recipe|essay|guide|report|profile|review|round-?up|tips?|news|update|q&a|photos?|letter)\b/i

/** "Story about our starter, recipe for panzanella, and classes on 7 June": what a newsletter tells, in one sentence. */
function readTopics({ text, bullet }: Line, { kind, parts, first }: Reading): boolean {
  if (kind !== 'newsletter' || bullet || first || !TOPIC.test(text)) return false
  const pieces = splitItems(text)
  if (pieces.length < 2) return false
  parts.things.push(
    ...pieces.map(piece => ({
      title: capitalise(
        piece.replace(
          /^(?:a |an |the |our )?(?:short |little )?(?:story|piece|article|feature|note|bit|news) (?:about|on)\s+/i,
          ''
        )
      )
    }))
  )
  return true
}

/** "Order #20418, one Heron 3 bike, arrives Thursday": number, things and the rest, each for itself. */
function readOrderLine({ text }: Line, reading: Reading): boolean {
  const [head = '', ...pieces] = splitItems(text)
  if (
    !/order|shipping/.test(reading.kind) ||
    pieces.length === 0 ||
    !/^(?:order|booking|parcel)(?: (?:no\.?|number))? #?[A-Z]*-?\d\S*$/i.test(head) ||
    /[£$€]/.test(text)
  )
    return false
  for (const piece of pieces) {
    const item = /^(?:an?|one|two|three|four|\d+ x) (?=\p{L})/iu.test(piece)
    if (item) reading.parts.things.push({ title: capitalise(piece) })
    else readClauses(piece, { ...reading, first: false })
  }
  return true
}

/** Labels before a list of what is told: "What changed: faster imports, dark mode". */
const CONTENTS =
  /^(?:what(?:'s| is)? (?:changed|new)|new|news|stories|topics|features|inside|highlights|updates|changes|articles|need|needs|include|includes|cover|covers|contents?|topics to cover|items|agenda)$/i

function readGroup({ text }: Line, reading: Reading): boolean {
  const { kind, parts } = reading
  const label = /^([^:]{3,26}):/.exec(text)?.[1] ?? ''
  if (kind === 'newsletter' && CONTENTS.test(label)) return false
  const found = groupIn(text)
  if (!found) return false
  const { group, before, head } = found
  parts.groups.push(forReader(group))
  parts.asides.push(head)
  const rest = group.label ? before : head
  if (rest) for (const way of [readPriced, readSentence]) if (way({ text: rest, bullet: false }, reading)) break
  return true
}

/** "What customers should do" is for the reader what to do. */
const forReader = ({ label, items }: Group): Group => ({
  ...(label && {
    label: toReader(
      label.replace(
        /^What (?:our )?(?:customers|users|residents|people|members|they|clients|patients) (?:should|can|need to|must) do$/i,
        'What you can do'
      )
    )
  }),
  items: items.map(({ title, text, ...more }) => ({
    ...more,
    title: toReader(title),
    ...(text && { text: toReader(text) })
  }))
})

function readSentence({ text }: Line, reading: Reading): boolean {
  readClauses(text, reading)
  return true
}

const LISTED = new Set<Kind>(['order', 'receipt', 'cart', 'sale', 'shipping'])

const BOUGHT = new Set<Kind>(['order', 'receipt', 'cart', 'shipping'])

/** "250g for $19": a size has a price, but it is no thing of its own. */
const isQuantity = (title: string): boolean =>
  /^(?:per )?\d[\d.,]*\s?(?:g|kg|ml|cl|l|oz|lbs?|litres?|liters?|pack|bags?|sachets?|pieces?|cm|inch(?:es)?)\b/i.test(
    title
  )

/** Things with prices. A line that is nothing else is done; of others the words are read too. */
function readPriced(line: Line, reading: Reading): boolean {
  const { kind, parts } = reading
  const bracketed = bracketedThings(line.text)
  if (bracketed.length > 0) {
    parts.things.push(...bracketed)
    parts.asides.push(line.text)
    return true
  }
  const { things, totals } = pricedThings(line, LISTED.has(kind))
  const sizes = BOUGHT.has(kind) ? [] : things.filter(({ title }) => isQuantity(title))
  parts.pairs.push(...sizes.map(({ title, price = '' }) => ({ label: title, value: price })))
  parts.things.push(...things.filter(thing => !sizes.includes(thing)))
  parts.totals.push(...totals)
  if (things.length + totals.length === 0) return false
  if (!line.bullet) readClauses(line.text, reading, { things, totals })
  return true
}

const titleOf = (words: string): string => capitalise(words.trim().replace(DAYS, capitalise))

/** `Topic - what about it`, `Topic: what about it`. */
function readBulletOfTwo({ text, bullet }: Line, reading: Reading): boolean {
  const pair = pairOf(text)
  if (
    !bullet ||
    !/^.{3,70}?(?:\s[–—-]+\s|:\s).{3,}$/.test(text) ||
    (pair && pair.label.split(' ').length < 3 && reading.kind !== 'newsletter')
  )
    return false
  list(text, reading)
  return true
}

/** Bullets are stories in a newsletter and steps or things where those are asked for; elsewhere a list under its label. */
function list(text: string, { kind, parts, over }: Reading): void {
  const [, title = text, rest] = /^(.{3,70}?)(?:\s+[–—-]+\s+|:\s+)(.+)$/.exec(text) ?? []
  if (kind === 'newsletter' || LISTED.has(kind) || (!over && !isSentence(text) && !GATHERED.has(kind))) {
    if (/^quote\b/i.test(title)) return
    const href = rest && /https?:\/\/[^\s)"]*[^\s)".,]/i.exec(rest)?.[0]
    const words = rest
      ?.split(/(?<=[.!?"])\s+/)
      .filter(part => !isAside(part.replace(/\s*\([^)]*\)\.?$/, '')))
      .join(' ')
    parts.things.push({
      title: capitalise(title.replace(/[.;,]$/, '').replace(/^"(.*)"$/, '$1')),
      ...(words && { text: sentence(words) }),
      ...(href && { href })
    })
    return
  }
  const label = over ? toReader(headingOf(over)) : 'What to know'
  const group = parts.groups.find(group => group.label === label) ?? { label, items: [] }
  if (!parts.groups.includes(group)) parts.groups.push(group)
  group.items.push(itemOf(text))
}

/** Kinds whose bullets are points, whatever their form. */
const GATHERED: ReadonlySet<Kind> = new Set(['announcement', 'event', 'notice', 'thanks', 'appointment'])

const STEERING =
  /^(?:tone|style|look|colou?rs?|brand colou?rs?|audience|language|to|length|format|goal|subject(?: line)?|headline|heading|title|button(?: text| label)?|cta(?: (?:link|text|url))?|buttons|press quotes?|quotes|links|one-?liner|tagline|slogan|strapline|footer|hero|button (?:link|url)|link|email type|type|mood|design|fonts?|palette|brand|company|name|business|school|studio|charity|hotel|restaurant|salon|offer|shop|store|sender|customer|client|from|must not have|avoid|structure|kind|product)$/i

/** What follows is said by the header. */
const SENDER =
  /^(?:name of (?:the |our )?\w+|brand|company|name|business|school|studio|charity|hotel|restaurant|salon|shop|store|sender|from)$/i

/** `Venue: The Old Mill`. */
function readPair({ text }: Line, reading: Reading): boolean {
  const { parts } = reading
  const pair = pairOf(text)
  if (!pair) return false
  const pieces = pair.value.split(/,\s+(?:and\s+)?/)
  if (CONTENTS.test(pair.label) && pieces.length > 1)
    parts.things.push(...pieces.map(piece => ({ title: titleOf(piece) })))
  else if (isKindName(pair.label)) parts.statements.push(sentence(pair.value))
  else if (/^(?:purpose|about|topic|subject matter)$/i.test(pair.label)) parts.subject ??= pair.value
  else if (SENDER.test(pair.label)) return true
  else if (STEERING.test(pair.label) && !(reading.kind === 'event' && /^title$/i.test(pair.label)))
    parts.asides.push(text)
  else parts.pairs.push({ label: capitalise(toReader(pair.label)), value: pair.value })
  return true
}

/** "Security notice: we reset …": what kind of email it is, then what it says. */
const isKindName = (label: string): boolean =>
  /\b(?:notice|announcement|alert|update|news|reminder|message|warning|important|apology|receipt for|launch)$/i.test(
    label
  )

function readCounted({ text }: Line, { parts }: Reading): boolean {
  const counted = countedThings(text)
  parts.things.push(...counted)
  return counted.length > 0
}

function readBullet({ text, bullet }: Line, reading: Reading): boolean {
  if (
    !bullet ||
    isStyle(text) ||
    toldOf(text) ||
    (isSentence(text) && text.length > 110 && reading.kind !== 'newsletter')
  )
    return false
  list(text, reading)
  return true
}

function readForeign({ text }: Line, { lang, parts }: Reading): boolean {
  if (lang === 'en') return false
  parts.statements.push(sentence(text))
  return true
}

/** A first line of a few words is the title of the brief. */
function readTitle({ text }: Line, { first, kind }: Reading): boolean {
  const short =
    kind === 'notice'
      ? /^\S+(?: \S+){0,6}$/.test(text) && !hasVerb(text)
      : /^\S+(?: \S+){0,3}$/.test(text) && !/\d/.test(text)
  return first && kind !== 'announcement' && short
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
  'welcome'
])

/** "Annual customers keep their price" speaks of some readers, not of all: their "their" stays. */
const spokenTo = (words: string): string =>
  /\b\w+ (?:customers|users|members|clients|guests|subscribers|households|residents)\b/i.test(words)
    ? addressed(words)
    : toReader(words)

function readClauses(
  text: string,
  { kind, parts, first }: Reading,
  { things, totals }: { things: Thing[]; totals: Pair[] } = { things: [], totals: [] }
): void {
  const clauses = clausesOf(text, first)
  clauses.statements = clauses.statements.map(SPOKEN_TO.has(kind) ? spokenTo : addressed)
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
    !things.some(
      ({ price, title }) => price && words.includes(price) && words.toLowerCase().includes(title.toLowerCase())
    )
  const isAsk = /^(?:items?|products?)\b|\b(?:shop|buy|order) now\b/i
  parts.statements.push(...clauses.statements.filter(words => isNew(words) && !isAsk.test(words) && !isAside(words)))
  parts.fragments.push(
    ...clauses.fragments.filter(
      words => isNew(words) && !totals.some(total => words.includes(total.value)) && !isAside(words)
    )
  )
}
