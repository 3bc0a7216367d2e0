import { escaped } from '../grammar/escaped.ts'
import { placesIn } from '../grammar/words.ts'
import { addressOf } from './address.ts'
import { askedOf } from './asked.ts'
import { isTopic } from './asked-content.ts'
import { fieldsAskedIn } from './asked-fields.ts'
import { billIn } from './bill.ts'
import type { Brief, Fact, Kind, Pair, Quote, Thing, Told } from './brief.ts'
import { buttonOf } from './button.ts'
import { MAIN, TOPIC } from './enumerated.ts'
import { findFacts } from './facts.ts'
import { kindOf } from './kind.ts'
import { leftBehindIn } from './left-behind.ts'
import { readLines } from './lines/read-lines.ts'
import { type Marked, markedIn } from './marked.ts'
import { findNames } from './names.ts'
import { deadlineOf, offerOf } from './offer.ts'
import { offerSpanOf, withoutSpan } from './offer-span.ts'
import { parcelIn } from './parcel.ts'
import { thanksFor } from './people.ts'
import { COUNTED } from './priced-items.ts'
import { questionsAsked, withoutQuestionsAsked } from './questions-asked.ts'
import { dictated, questionsOf, quotesOf } from './quoted.ts'
import { ratesIn } from './rates.ts'
import { isNameWithPlace } from './sender/closing.ts'
import { ITS_SITE, tradeOf } from './sender/trade.ts'
import { senderOf } from './sender.ts'
import { hasVerb } from './sentence-test.ts'
import { type Line, linesOf } from './sentences.ts'
import { noticeAsked } from './service-words.ts'
import { namedThings } from './things.ts'
import { capitalise, sentence } from './tidy.ts'
import { tidyBrief } from './tidy-brief.ts'
import { askedColours, coloursOf, moodsOf, paperOf, productCountOf, requestsOf } from './wishes.ts'

/** Reads what somebody wrote into the prompt box. It never fails: what is not understood stays as words of the email. */
export function readBrief(source: string): Brief {
  const tidied = tidyBrief(source)
  const asked = questionsAsked(tidied)
  const answered = withoutQuestionsAsked(tidied)
  const kind = kindOf(answered)
  const { things: left, rest: unsaid } = kind === 'cart' ? leftBehindIn(answered) : { things: [], rest: answered }
  const { rows: fields, rest: told } = fieldsAskedIn(unsaid, kind)
  const parcel = parcelIn(told, kind)
  const bill = billIn(parcel.rest, kind)
  const rates = ratesIn(bill.rest, kind)
  const listed = [...left, ...parcel.things, ...bill.things]
  const whole = rates.rest
  const marked = markedIn(whole, findFacts(whole))
  const text = marked.matter
  const found = findFacts(text)
  const quotes = quotesOf(text)
  const hues = askedColours(whole)
  const span = offerSpanOf(text, kind, deadlineOf(text))
  const said = span ? withoutSpan(text, span) : text
  const lines = linesOf(said.replace(BACKGROUND, ''))
  const questions = questionsOf(whole)
  const parts = readLines(lines, kind, { asksFirst: !marked.opened, isTold: marked.isTold })
  const pay = /^(?:job|volunteer)$/.test(kind) ? marked.things.filter(({ price }) => price) : []
  marked.things = marked.things.filter(thing => !pay.includes(thing))
  const topics =
    kind !== 'newsletter'
      ? [...parts.statements, ...parts.fragments].filter(isTopic).map(words => uncapitalised(words.replace(/[.]$/, '')))
      : []
  const all = factsIn(text, found, quotes)
  const brand = withoutVersion(
    kind,
    senderOf(whole, all, marked.senders, marked.named) ??
      (whole === told ? undefined : senderOf(told, all, marked.senders, marked.named)) ??
      (EVENT_LABEL.test(whole) ? marked.named : undefined)
  )
  const facts = all
    .map(fact =>
      span && fact.kind === 'date' && isRange(fact.text, span.source)
        ? { ...fact, text: span.words.slice('from '.length) }
        : fact
    )
    .map(fact => (fact.text === `the ${brand}` ? { ...fact, text: fact.text.slice(4), at: fact.at + 4 } : fact))
    .filter(
      fact =>
        fact.text === brand ||
        !(isForUs(fact, text, parts) || (SAID_TO_US.test(fact.kind) && marked.unsaid.has(fact.text)))
    )
  const subject =
    parts.subject ??
    marked.named ??
    (kind === 'event' && brand && isInvitedTo(brand, whole) ? brand : undefined) ??
    (kind === 'announcement'
      ? /\b(?:send|make|create|write|need|want|design)\s+(?:an?\s+)?(.{3,40}?)\s+e-?mail\b/i.exec(text)?.[1]
      : undefined)
  return {
    text,
    source: left.length > 0 ? answered : told,
    kind,
    ...optional('brand', brand?.replace(/^((?:Dr|Prof)\.? .+)['’]s$/, '$1')),
    ...optional(
      'trade',
      tradeFor(tradeOf(whole, brand), marked, whole, brand)?.replace(
        new RegExp(`,? (?:called )?${escaped(brand ?? '')}(?= in |, |$)`),
        ''
      )
    ),
    ...optional('address', addressOf(text, whole, brand)),
    ...optional('subject', subject && subject.length < 160 ? subject : undefined),
    ...optional('audience', parts.audience ?? marked.audience),
    ...optional('offer', offerOf(whole, kind)),
    ...optional('deadline', span?.last ?? deadlineOf(text)),
    ...optional('offerSpan', span?.words),
    ...optional('action', actionOf(buttonOf(whole), marked)),
    ...optional('signature', isOnlyName(marked.signature, brand, whole) ? undefined : marked.signature),
    ...optional('named', marked.named),
    ...optional('asked', askedOf(whole)),
    ...optional('tagline', dictated(whole, 'tagline')),
    ...optional('headline', dictated(whole, 'headline')),
    ...optional('subjectLine', capitalise(dictated(whole, 'subject') ?? '')),
    facts,
    things:
      marked.things.length + parts.things.length + listed.length > 0
        ? once([...listed, ...marked.things, ...parts.things])
        : namedThings(text),
    ...optional('productCount', productCountOf(whole)),
    groups: [...marked.groups, ...parts.groups].map(group => ({
      ...group,
      items: group.items.filter(({ title }) => !brand || !isNameWithPlace(title, brand))
    })),
    wanted: [...new Set([...asked, ...marked.wanted, ...parts.wanted, ...topics])].filter(
      topic => !questions.some(({ label }) => topic.includes(label))
    ),
    totals: [...marked.totals, ...parts.totals, ...bill.totals],
    pairs: [
      ...marked.pairs,
      ...parts.pairs,
      ...pay.map(({ price = '', text }) => ({
        label: 'Pay',
        value: [price, text && uncapitalised(text)].filter(Boolean).join(', ')
      })),
      ...parcel.pairs,
      ...bill.pairs,
      ...rates.pairs,
      ...fields
    ],
    quotes: [...marked.quotes, ...quotes.filter(quote => quote.name).map(({ at: _, ...quote }) => quote)],
    questions,
    told: toldIn(
      text,
      lines,
      marked.told.filter(words => !span?.source.includes(words))
    ).filter(({ text: words }) => topics.length === 0 || !isTopic(words)),
    mentions: marked.mentions,
    statements: [...deedOf(kind, marked), ...parts.statements]
      .map(words => noticeAsked(withSender(withoutQuotes(words, quotes), whole, brand)))
      .filter(
        words =>
          words !== '' &&
          !GREETING.test(words) &&
          !isAnswered(words, questions) &&
          (topics.length === 0 || !isTopic(words))
      ),
    fragments: parts.fragments
      .map(noticeAsked)
      .filter(
        words =>
          (topics.length === 0 || !isTopic(words)) &&
          !GREETING.test(words) &&
          !(brand && isNameWithPlace(words, brand)) &&
          !marked.audience?.includes(words) &&
          !placesIn(words).includes(words) &&
          !isAnswered(words, questions) &&
          !found.some(fact => fact.kind === 'link' && fact.text === words)
      ),
    colours: coloursOf(hues),
    ...optional('paper', paperOf(hues, whole)),
    moods: moodsOf(whole),
    requests: requestsOf(whole),
    understood: parts.understood || marked.asks
  }
}

/** "…, free delivery over $60. Pip and Tumble": whom it is from stands at the head; nobody was to sign. */
const isOnlyName = (signature: string | undefined, brand: string | undefined, text: string): boolean =>
  signature !== undefined &&
  signature === brand &&
  !/\bsign|\b(?:love|regards|wishes|yours|thanks|cheers)\b/i.test(text)

/** "We are launching Tallybee 2.0": the version is the product's, not the company's. */
const withoutVersion = (kind: Kind, brand: string | undefined): string | undefined =>
  kind === 'launch' ? brand?.replace(/ v?\d+\.\d+$/i, '') : brand

/** "Event: Makers' Night Market": with no other sender, the event speaks for itself. */
const EVENT_LABEL = /^\s*(?:event|festival|market|conference)\s*:/im

/** What the sender is, by how the brief speaks of it and what its words are for: no words for readers or for the look. */
function tradeFor(
  found: string | undefined,
  { trade, isOther }: Marked,
  source: string,
  brand = ''
): string | undefined {
  const said = trade?.replace(ITS_SITE, '')
  const own = said && !/^\p{Lu}/u.test(said) && !WORKPLACE.test(said) && !/\d{3}/.test(said) ? said : undefined
  const isOfMail =
    found &&
    new RegExp(
      `${escaped(found)} (?:membership|subscription|receipt|newsletter|sale|class|e-?mail|golf|quiz|dinner|auction|ball|gala|run|walk|concert|evening)\\b`,
      'i'
    ).test(source)
  if (!found || isOfMail || isOther(found)) return isOfMail ? undefined : own
  if (own?.startsWith(found) && own.length < 62) return own
  return brand.includes(found.split(' ')[0] ?? '\n') ? own : found
}

/** "I make them in my garage in Duluth": where somebody works is not what they are. */
const WORKPLACE =
  /^(?:garage|kitchen|home|house|flat|shed|basement|attic|spare room|living room|garden)\b(?! (?:shop|studio|centre|center|design\w*|bakery|services?))|, the (?:business|shop|brand|company)$/i

/** Where what readers get to know stands in what is left of a brief. */
function toldIn(text: string, lines: Line[], told: string[]): Told[] {
  let from = 0
  return told.map(words => {
    const found = text.indexOf(words, from)
    if (found >= 0) from = found + words.length
    const line = lines.find(({ text: whole }) => whole.includes(words))?.text
    return { text: words.replace(COUNTED, '').replace(TOPIC, '').replace(MAIN, ''), at: from, ...(line && { line }) }
  })
}

/** "Petal & Stem florist is closed", "Café Minuit in Lyon closes": a sentence whose subject went with the request is given it back. */
function withSender(words: string, source: string, brand: string | undefined): string {
  const start = words.slice(0, 24)
  const rest = start && start.charAt(0).toLowerCase() + start.slice(1)
  return brand && rest !== start && source.includes(`${brand} ${rest}`) ? `${brand} ${rest}${words.slice(24)}` : words
}

/** A thing that two ways of reading found is one thing. */
const once = (things: Thing[]): Thing[] => {
  const bare = ({ title }: Thing) => title.toLowerCase().replace(/^(?:the|our|an?) /, '')
  return things.filter((thing, at) => things.findIndex(other => bare(other) === bare(thing)) === at)
}

/** "To the volunteers who pulled 4.2 tons of trash": what they are thanked for. */
function deedOf(kind: Kind, { audience, opened }: Marked): string[] {
  const did =
    kind === 'thanks' && opened
      ? /^.*? (?:who|that) (\S+ed\b.+|gave .+|ran .+|came .+|made .+|took .+|bought .+)$/i.exec(audience ?? '')?.[1]
      : undefined
  return did ? [thanksFor(did)] : []
}

/** "Invite subscribers to Harbour Film Nights": who sends it is also what it is about. */
const isInvitedTo = (brand: string, text: string): boolean =>
  new RegExp(`\\binvit\\w*\\b[^.]*?\\b(?:to|for)\\s+(?:the )?${escaped(brand)}`, 'i').test(text)

/** The words of the button; a testimonial after the word button is none. */
const actionOf = (framed: string | undefined, { action, quotes }: Marked): string | undefined =>
  framed && framed.split(' ').length < 8 && !quotes.some(({ text }) => text.startsWith(framed)) ? framed : action

/** "Hello!" is said to us. */
const GREETING =
  /^(?:hello|hi|hey|hi there|good (?:morning|afternoon|evening)|thanks|thank you(?: so much| in advance)?|cheers)[!.,]*$/i

/** "Background: … Ask: …": why they ask is told to us. */
const BACKGROUND =
  /(?:^|(?<=[\n.]\s?))(?:background|situation|problem|why)\s*:.*?(?=\b(?:ask|task|request|brief|email|goal|what (?:i|we) need)\s*:)/is

/** A number in "keep under 120 words" is said to us; links and codes may still be meant for the email. */
const SAID_TO_US = /figure|name|time|percent|date|quote/

/** When it is to be sent is said to us; any other day may be one that readers need. */
const SENDING = /\b(?:send|sent|goes? out|going out|schedul\w+|deadline for (?:you|us)|need(?:ed)? (?:it|this) by)\b/i

/** "an invite for CMOs of B2B firms": who it is for. */
const ABOUT_READERS = /\b(?:for|to|aimed at|targeting)\s+(?:[\w-]+\s+){0,4}$/i

function isForUs(
  { kind, text: said, at }: Fact,
  text: string,
  { asides, heads }: { asides: string[]; heads: string[] }
): boolean {
  const stands = (line: string) => {
    const from = text.indexOf(line)
    return from >= 0 && at >= from && at + said.length <= from + line.length
  }
  const isAcronym = kind === 'name' && /^[A-Z\d]{2,5}s?$/.test(said) && ABOUT_READERS.test(text.slice(0, at))
  if (kind === 'name' && /^[A-Z\d]{2,5}s?$/.test(said) && heads.some(stands)) return true
  return (
    (SAID_TO_US.test(kind) && asides.some(line => stands(line) && (kind !== 'date' || SENDING.test(line)))) ||
    ((isAcronym || kind === 'figure') && heads.some(stands) && ABOUT_READERS.test(text.slice(0, at)))
  )
}

const isAnswered = (words: string, questions: Pair[]): boolean =>
  questions.some(
    ({ label, value }) => words.includes(label.replace(/\?$/, '')) || words.includes(value.replace(/\.$/, ''))
  )

const optional = <Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> =>
  value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, Value>)

/** A figure that says who is written to is not for them to read: "Customers who did not buy in 90 days". */
const AUDIENCE =
  /(?:^|[.!?\n]\s*)(?:our |all |my )?(?:customers|people|users|members|subscribers|clients|guests) (?:who|that)\b[^.!?\n]*$/i

/** "people who haven't ordered in 3 months". */
const LAPSED =
  /\b(?:customers|people|users|members|subscribers|clients|guests|anyone|everyone) (?:who|that) (?:haven't|have not|hasn't|didn't|did not)\b[^.!?\n]*$/i

/** "Harbour Lights (Poole)", "Coastline Realty, Byron Bay.": where somebody is, said beside the name, is no news. */
const isBeside = (text: string, at: number): boolean => /(?:[(]|\p{Lu}[\p{L}'’-]*,? (?:in )?)$/u.test(text.slice(0, at))

/** What somebody said stands in a block of its own. */
function withoutQuotes(words: string, quotes: Quote[]): string {
  const quote = quotes.find(({ name, text }) => name && words.includes(text.replace(/[.!?]$/, '')))
  if (!quote) return words
  const rest = words
    .replace(quote.text, '')
    .replace(quote.text.replace(/[.!?]$/, ''), '')
    .replace(/^[\s".,]+|["\s]+$/g, '')
  return (hasVerb(rest) || /\d/.test(rest)) && !/\b(?:says?|said|writes?|wrote|quote|told us)\b/i.test(rest)
    ? sentence(rest)
    : ''
}

const uncapitalised = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** "15-31 March" of "Sale 15-31 March" is told as "from 15 to 31 March". */
const isRange = (day: string, source: string): boolean => /\d ?[-–] ?\d/.test(day) && source.includes(day)

/** "the last Sunday of each month": no day of a calendar. */
const isRecurring = (text: string, { text: day, at }: Fact): boolean =>
  /\b(?:first|second|third|fourth|last)\s+$/i.test(text.slice(0, at)) &&
  /^\s+(?:of|in) (?:each|every|the) month\b/i.test(text.slice(at + day.length))

/** A colour value is a wish, not a fact; single digits and years say too little to be watched. */
function factsIn(text: string, found: Fact[], quotes: { text: string; at: number }[]): Fact[] {
  const kept = found.filter(
    fact =>
      (!/^#(?:[0-9a-f]{6}|[0-9a-f]{3})$/i.test(fact.text) ||
        /(?:order|no\.?|number|invoice|issue)\s*$/i.test(text.slice(0, fact.at))) &&
      !(fact.kind === 'date' && isRecurring(text, fact)) &&
      !(fact.kind === 'figure' && (AUDIENCE.test(text.slice(0, fact.at)) || LAPSED.test(text.slice(0, fact.at))))
  )
  const said = quotes.map(({ text: words, at }) => ({ kind: 'quote' as const, text: words, at: at + 1 }))
  const places = new Set(placesIn(text).flatMap(place => [place, ...place.split(/,\s*/)]))
  const names = findNames(text, kept).filter(({ text: name, at }) => !(places.has(name) && isBeside(text, at)))
  return [...kept, ...said, ...names].sort((a, b) => a.at - b.at)
}
