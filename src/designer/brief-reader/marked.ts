import { imperativeOf } from '../grammar/clause.ts'
import type { Role, Span } from '../roles/roles.ts'
import { spansOf } from '../roles/tag.ts'
import { aboutUsIn } from './about-us.ts'
import { contentAskedFor } from './asked-content.ts'
import { askingIn } from './asking.ts'
import type { Fact, Group, Mention, Pair, Quote, Thing } from './brief.ts'
import { enumeratedIn } from './enumerated.ts'
import { withoutLeftovers, withoutTown } from './leftovers.ts'
import { endOf, oursIn, type Stretch, without } from './matter.ts'
import { audienceIn, namedIn } from './named-in.ts'
import { reviewed } from './reviewed.ts'
import { sendersIn } from './senders-marked.ts'
import { isSum } from './things.ts'
import { capitalise } from './tidy.ts'
import { only, quotedAt, roleBefore, signatureIn, signedIn, voicesIn, withoutSigns } from './voices.ts'

/** What the roles of its words tell of a brief. */
export interface Marked {
  /** What is left to be read sentence by sentence. */
  matter: string
  /** What prices become. */
  pairs: Pair[]
  things: Thing[]
  /** Sums such as `Total`. */
  totals: Pair[]
  groups: Group[]
  quotes: Quote[]
  /** What readers are to get to know, in order. */
  told: string[]
  mentions: Mention[]
  /** Is all of a sentence for readers? Then it is said as it stands. */
  isTold: (words: string) => boolean
  /** Do some words stand in what is told or wished for, rather than in who the sender is? */
  isOther: (words: string) => boolean
  /** Names and figures that only stand in what is said to us: "our list of about 6,000 customers". */
  unsaid: ReadonlySet<string>
  /** What is asked for without being told: `a few tips`. */
  wanted: string[]
  /** Does it ask for an email? */
  asks: boolean
  /** Did the asking open it, so that what is left begins with the matter? */
  opened: boolean
  /** Names that may be the sender's, the first said first. */
  senders: string[]
  trade?: string
  /** Whom it goes to: `the 230 volunteers who pulled 4.2 tons of trash from the river`. */
  audience?: string
  /** What the email is about, by its name. */
  named?: string
  signature?: string
  action?: string
}

/** Reads an English brief by what its words are for. */
export function markedIn(text: string, facts: Fact[]): Marked {
  const spans = reviewed(text, spansOf(text))
  const asking = askingIn(text, spans, facts)
  const enumerated = enumeratedIn(text, spans)
  const quotes = voicesIn(text, spans)
  const signed = signedIn(text, spans, quotes.stretches)
  const button = only(spans, 'button')
  const unsaid = unsaidIn(spans, facts)
  const aboutUs = aboutUsIn(text)
  const cuts: Stretch[] = [
    ...aboutUs,
    ...oursIn(text, spans, facts),
    ...asking.stretches,
    ...enumerated.map(({ stretch }) => stretch),
    ...quotes.stretches,
    ...[signed, button].flatMap(span => (span ? [quotedAt(text, span)] : []))
  ]
  const thanked = spans.some(({ role, text: words }) => role === 'ask' && /\bthank/i.test(words))
    ? audienceIn(text, spans)
    : ''
  const takenOut = JSON.stringify([
    enumerated,
    quotes.quotes,
    signed?.text,
    button?.text,
    only(spans, 'trade')?.text,
    thanked
  ])
  const kept = withFacts(
    text,
    cuts,
    facts.filter(
      fact =>
        !unsaid.has(fact.text) &&
        !takenOut.includes(fact.text) &&
        !(/^(?:figure|name)$/.test(fact.kind) && aboutUs.some(({ at, end }) => fact.at >= at && fact.at < end))
    )
  )
  const lists = enumerated.filter(({ stretch }) => kept.includes(stretch))
  const things = lists.flatMap(list => list.things)
  const [trade, named] = [only(spans, 'trade'), namedIn(text, spans)]
  const audience = audienceIn(text, spans)
  const [says, items] = [textsOf(spans, new Set(['say'])), textsOf(spans, new Set(['item']))]
  const senders = sendersIn(text, spans)
  const matter = withoutTown(withoutLeftovers(without(text, kept), senders), text)
  const told = spans
    .filter(
      ({ role, text: words }) =>
        role === 'item' || (TOLD.has(role) && matter.toLowerCase().includes(words.toLowerCase()))
    )
    .map(({ text: words }) => words)
  const ours = textsOf(spans, TO_US)
  return {
    matter,
    pairs: lists.flatMap(({ rises }) => rises),
    things: things.filter(({ title }) => !isSum(title)),
    totals: things.flatMap(({ title, price }) => (isSum(title) && price ? [{ label: title, value: price }] : [])),
    groups: lists.flatMap(({ groups }) => groups),
    quotes: quotes.quotes,
    told,
    mentions: mentionsIn(text, spans),
    isTold: words => says.some(one => words.includes(one)) && ![...ours, ...items].some(one => words.includes(one)),
    isOther: words =>
      spans.some(({ role, text: span }) => OTHER.has(role) && span.toLowerCase().includes(words.toLowerCase())),
    unsaid,
    wanted: contentAskedFor(text, spans),
    asks: spans.some(({ role }) => role === 'ask'),
    opened: asking.opens,
    senders,
    ...(trade && { trade: withoutSigns(trade.text).replace(/^(?:an?|the|our|my)\s+/i, '') }),
    ...(audience && { audience }),
    ...(named && { named }),
    ...(signed && {
      signature: signatureIn(signed.text + (signed.text.includes(',') ? '' : roleBefore(text, signed)))
    }),
    ...(button &&
      !/\bhow to\s+$/i.test(text.slice(0, button.at)) &&
      isForButton(text, button) &&
      !/^(?:(?:take|send|bring|give|lead|point) (?:them|people|readers|guests|customers)|for|to|that|which|and|with)\b/i.test(
        button.text
      ) && { action: capitalise(withDeed(text, button, withoutSigns(button.text))) })
  }
}

/** "then delivery cutoff for Christmas": words that no button would say, where no button is spoken of. */
const isForButton = (text: string, { at, text: words }: Span): boolean =>
  imperativeOf(words) !== undefined ||
  /^["'(]?\p{Lu}|\b(?:now|today|here|more|my)\b/u.test(words) ||
  /\b(?:buttons?|cta|call[- ]to[- ]action|links?)\b/i.test(text.slice(Math.max(0, at - 80), at + words.length + 24))

/** "a button to book a visit": the deed stands before what was taken for the words of the button. */
const withDeed = (text: string, { at }: Span, words: string): string =>
  /^(?:now|today|here)$/i.test(words)
    ? `${/(\p{Ll}{3,}) $/u.exec(text.slice(0, at))?.[1] ?? ''} ${words}`.trim()
    : /\bto (?:download|see|read|view|open|get|book|join) (?:the |an? |your |their )$/i.test(text.slice(0, at)) &&
        !/^(?:download|see|read|view|open|get|book|join)\b/i.test(words)
      ? `${/(\p{Ll}{3,} (?:the |an? |your |their ))$/u.exec(text.slice(0, at))?.[1] ?? ''}${words}`
      : /^(?:an?|the|your|their|my) /i.test(words)
        ? `${/\bto (\p{Ll}{3,}) $/u.exec(text.slice(0, at))?.[1] ?? ''} ${words}`.trim()
        : words

/** The cuts without those that would lose a fact: what was taken for ours by mistake stays. */
function withFacts(text: string, cuts: Stretch[], facts: Fact[]): Stretch[] {
  const matter = without(text, cuts)
  const lost = facts.filter(({ text: fact }) => !matter.includes(fact))
  return cuts.filter(({ at, end }) => !lost.some(fact => fact.at < end && fact.at + fact.text.length > at))
}

const TO_US: ReadonlySet<Role> = new Set(['ask', 'tell', 'to', 'look', 'part', 'note'])
const OTHER: ReadonlySet<Role> = new Set(['say', 'item', 'look', 'part', 'name'])
const TOLD: ReadonlySet<Role> = new Set(['say', 'item'])

/** "Tell them how it works" asks for something when what follows does not tell it. */
const mentionsIn = (text: string, spans: Span[]): Mention[] =>
  spans.flatMap((span, at) => {
    const sort = SORTS[span.role]
    const next = spans[at + 1]
    const leads = next && TOLD.has(next.role) && !/[.!?]/.test(text.slice(endOf(span), next.at))
    return !sort || (span.role === 'tell' && (leads || !ASKS_WHAT.test(span.text))) ? [] : [{ sort, text: span.text }]
  })

const ASKS_WHAT = /\b(?:how|what|why|where|when|which|who)\b|^(?:explain|describe|tell) (?:the|our) \p{L}/iu

const SORTS: Partial<Record<Role, Mention['sort']>> = {
  say: 'told',
  item: 'told',
  part: 'asked',
  tell: 'asked',
  note: 'aside'
}

const textsOf = (spans: Span[], roles: ReadonlySet<Role>): string[] =>
  spans.filter(({ role }) => roles.has(role)).map(({ text }) => text)

function unsaidIn(spans: Span[], facts: Fact[]): ReadonlySet<string> {
  const isUnsaid = ({ at, text }: Fact) =>
    spans.some(span => TO_US.has(span.role) && at >= span.at && at + text.length <= endOf(span))
  const loose = facts.filter(({ kind }) => /^(?:figure|name|time|quote)$/.test(kind))
  const said = new Set(loose.filter(fact => !isUnsaid(fact)).map(({ text }) => text))
  return new Set(loose.map(({ text }) => text).filter(text => !said.has(text)))
}
