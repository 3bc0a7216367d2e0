import type { Role, Span } from '../roles/roles.ts'
import { spansOf } from '../roles/tag.ts'
import { askingIn } from './asking.ts'
import type { Fact, Group, Pair, Quote, Thing } from './brief.ts'
import { enumeratedIn } from './enumerated.ts'
import { endOf, oursIn, type Stretch, without } from './matter.ts'
import { isSum } from './things.ts'
import { capitalise } from './tidy.ts'

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
  /** Names and figures that only stand in what is said to us: "our list of about 6,000 customers". */
  unsaid: ReadonlySet<string>
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
  const spans = spansOf(text)
  const asking = askingIn(text, spans, facts)
  const enumerated = enumeratedIn(text, spans)
  const quotes = voicesIn(text, spans)
  const signers = spans.filter(
    ({ role, at, text: words }) => role === 'sign' && !/[@\d/]/.test(words) && !BESIDE_NAME.test(text.slice(0, at))
  )
  const signed =
    quotes.stretches.length > 0
      ? only(
          signers.filter(({ at }) => !quotes.stretches.some(cut => cut.at === at)),
          'sign'
        )
      : only(signers, 'sign')
  const button = only(spans, 'button')
  const unsaid = unsaidIn(spans, facts)
  const cuts: Stretch[] = [
    ...oursIn(text, spans, facts),
    ...asking.stretches,
    ...enumerated.map(({ stretch }) => stretch),
    ...quotes.stretches,
    ...[signed, button].flatMap(span => (span ? [quotedAt(text, span)] : []))
  ]
  const told = JSON.stringify([enumerated, quotes.quotes, signed?.text, button?.text])
  const kept = withFacts(
    text,
    cuts,
    facts.filter(fact => !unsaid.has(fact.text) && !told.includes(fact.text))
  )
  const lists = enumerated.filter(({ stretch }) => kept.includes(stretch))
  const things = lists.flatMap(list => list.things)
  const [trade, named] = [
    only(spans, 'trade'),
    spans.find(span => span.role === 'name' && !SHOWN.test(text.slice(0, span.at)))
  ]
  const audience = spans.find(({ role }) => role === 'to')
  return {
    matter: without(text, kept),
    pairs: lists.flatMap(({ rises }) => rises),
    things: things.filter(({ title }) => !isSum(title)),
    totals: things.flatMap(({ title, price }) => (isSum(title) && price ? [{ label: title, value: price }] : [])),
    groups: lists.flatMap(({ groups }) => groups),
    quotes: quotes.quotes,
    unsaid,
    asks: spans.some(({ role }) => role === 'ask'),
    opened: asking.opens,
    senders: spans.filter(({ role }) => role === 'brand').map(brand => withoutSigns(brand.text)),
    ...(trade && { trade: withoutSigns(trade.text).replace(/^(?:an?|the|our|my)\s+/i, '') }),
    ...(audience && { audience: audience.text }),
    ...(named && { named: titleAt(text, named) }),
    ...(signed && { signature: signatureIn(signed.text) }),
    ...(button && { action: capitalise(withoutSigns(button.text)) })
  }
}

/** The cuts without those that would lose a fact: what was taken for ours by mistake stays. */
function withFacts(text: string, cuts: Stretch[], facts: Fact[]): Stretch[] {
  const matter = without(text, cuts)
  const lost = facts.filter(({ text: fact }) => !matter.includes(fact))
  return cuts.filter(({ at, end }) => !lost.some(fact => fact.at < end && fact.at + fact.text.length > at))
}

const TO_US: ReadonlySet<Role> = new Set(['ask', 'tell', 'to', 'look', 'part', 'note'])

function unsaidIn(spans: Span[], facts: Fact[]): ReadonlySet<string> {
  const isUnsaid = ({ at, text }: Fact) =>
    spans.some(span => TO_US.has(span.role) && at >= span.at && at + text.length <= endOf(span))
  const loose = facts.filter(({ kind }) => /^(?:figure|name|time|quote)$/.test(kind))
  const said = new Set(loose.filter(fact => !isUnsaid(fact)).map(({ text }) => text))
  return new Set(loose.map(({ text }) => text).filter(text => !said.has(text)))
}

const withoutSigns = (words: string): string => words.replace(/^["'(\s]+|["')\s,;:]+$/g, '')

/** "with Dr. Priya Nambiar": whom one sees does not sign. */
const BESIDE_NAME = /\b(?:(?:dr|mr|mrs|ms|prof|rev)\.?|with|see|meet) $/i

/** `Showing "The Lighthouse"` names a film, not the evening. */
const SHOWN = /\b(?:showing|screening(?: of)?|playing|performing|film)\s*:?\s*"?(?:the )?$/i

/** The whole title when a name stands in quotation marks. */
function titleAt(text: string, { at, text: name }: Span): string {
  const quoted = [...text.matchAll(/"([^"\n]{3,60})"/g)].find(
    match => at >= match.index && at < match.index + match[0].length
  )
  return quoted?.[1] ?? withoutSigns(name).replace(/^.*, (?:the|our) (?=\p{Lu})/u, '')
}

/** The only span of a role; several would say different things. */
function only(spans: Span[], wanted: Role): Span | undefined {
  const found = spans.filter(({ role }) => role === wanted)
  return found.length === 1 ? found[0] : undefined
}

/** "Ruth Okafor, Executive Director": the role stands under the name. */
const signatureIn = (words: string): string =>
  withoutSigns(words)
    .replace(/^(?:from |by |me,? |it |as )+/i, '')
    .replace(/^(?:(?:our|the|my) )?(\p{Ll}[\p{Ll}’' -]{2,30}?),? (\p{Lu}.*)$/u, '$2, $1')
    .replace(/,\s+(?:our |the )?(.+)$/, (_, role: string) => `\n${capitalise(role)}`)

/** Who stands right behind a quotation said it: "…" from Dana R. */
const signerAfter = (next: Span | undefined, quote: Span): Span | undefined =>
  next?.role === 'sign' && next.at - endOf(quote) < 14 ? next : undefined

/** Quotations with those who said them; one without a name stays where it is. */
function voicesIn(text: string, spans: Span[]): { quotes: Quote[]; stretches: Stretch[] } {
  const quotes: Quote[] = []
  const stretches: Stretch[] = []
  for (const [at, quote] of spans.entries()) {
    if (quote.role !== 'quote') continue
    const by = [spans[at + 1], spans[at - 1]].find(span => span?.role === 'by') ?? signerAfter(spans[at + 1], quote)
    if (!by) continue
    const firm = firmOf(text, by, spans[spans.indexOf(by) + 1])
    const [name = '', ...role] = withoutSigns(by.text + firm)
      .replace(/^(?:from|by)\s+/i, '')
      .split(/,\s+|\s+\(|\)/)
    quotes.push({
      text: quote.text,
      name,
      ...(role.length > 0 && { role: capitalise(role.filter(Boolean).join(', ')) })
    })
    stretches.push(quotedAt(text, quote), bracketedAt(text, { at: by.at, end: endOf(by) + firm.length }))
  }
  return { quotes, stretches }
}

/** Where a quotation stands with its marks. */
function quotedAt(text: string, { at, text: words }: Span): Stretch {
  const end = at + words.length
  return { at: text[at - 1] === '"' ? at - 1 : at, end: end + (/^[.!?,]?"/.exec(text.slice(end))?.[0].length ?? 0) }
}

/** "(Helen R.)": the brackets go with what stands in them. */
function bracketedAt(text: string, { at, end }: Stretch): Stretch {
  const closes = /^\.?\)/.exec(text.slice(end))?.[0].length ?? 0
  return text[at - 1] === '(' && closes > 0 ? { at: at - 1, end: end + closes } : { at, end }
}

/** " at Studio Palanca" behind "Ines Duarte, operations lead". */
const firmOf = (text: string, by: Span, next: Span | undefined): string =>
  next?.role === 'brand' && /^ (?:at|of|from) $/.test(text.slice(endOf(by), next.at))
    ? text.slice(endOf(by), endOf(next))
    : ''
