import type { SectionInput } from '../../../email/sections/normalise.ts'
import { askOf } from '../../brief-reader/ask.ts'
import type { Brief, Fact, Pair } from '../../brief-reader/brief.ts'
import { capitalise } from '../../brief-reader/tidy.ts'
import { isStatement } from '../../grammar/clause.ts'
import { namedRow } from './named.ts'
import { isWhole } from './whole.ts'

/** All words and addresses of some sections as one text to look facts up in. */
export function wordsOf(sections: SectionInput[]): string {
  return flat(
    JSON.stringify(
      sections.map(({ content }) => content),
      (name, value) => (name === 'src' ? undefined : value)
    )
      .replaceAll('\\"', '"')
      .replaceAll('\\n', ' ')
  )
}

/** As readers compare: without case, with one kind of space and quote. */
export const flat = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/\.$/, '').replace(/\s+/g, ' ').trim()

/** The words of a text that say something: long ones and those with digits. */
export const contentWords = (text: string): string[] =>
  flat(text)
    .replace(/\*\*/g, '')
    .match(/[\p{L}\d$€£%'-]+/gu)
    ?.filter(
      word =>
        (word.length > 3 &&
          !/^(?:please|with|from|that|this|your|have|will|until|when|here|code|ends|valid|enter)$/.test(word)) ||
        /\d/.test(word)
    ) ?? []

/** Does a sentence say nothing that was not said already? "If it was not you, reset your password" says when, whatever the button says. */
export function repeats(words: string, said: string): boolean {
  if (/^if (?:it|this|that) was(?: not|n['’]t)\b/i.test(words) && !said.includes(words)) return false
  const known = new Set(contentWords(said))
  const own = contentWords(words)
  return flat(words.replace(/[。！？]$/, '')) === flat(said) || (own.length > 1 && own.every(word => known.has(word)))
}

/** "costs £15" does not go on from "costs £1". */
const continues = (longer: string, said: string): boolean =>
  longer.startsWith(said) && /^[\s,;:]/.test(longer.slice(said.length))

/** "Order by Thursday." before "Order by Thursday for Sunday delivery.": the longer sentence says it. */
export const withoutEchoes = (sentences: string[]): string[] =>
  sentences.filter(
    (said, at) =>
      sentences.indexOf(said) === at && !sentences.some(other => other !== said && continues(flat(other), flat(said)))
  )

export const isPlaced = (fact: Pick<Fact, 'text'>, words: string): boolean =>
  /^\d+$/.test(fact.text)
    ? new RegExp(`(?<![\\d.,])${fact.text}(?![\\d])`).test(words)
    : words.includes(flat(fact.text))

const LABELS: Record<Fact['kind'], string> = {
  merge: 'Also',
  quote: 'In our words',
  link: 'On the web',
  email: 'Email',
  phone: 'Phone',
  tracking: 'Tracking number',
  number: 'Reference',
  code: 'Code',
  amount: 'Price',
  percent: 'How much',
  date: 'Date',
  time: 'Time',
  handle: 'Find us at',
  name: 'Also',
  figure: 'Also'
}

/** What the sections do not say yet, as rows of details: each fact with the words around it in the brief. */
export function unplacedRows(brief: Brief, sections: SectionInput[], fragments: string[]): Pair[] {
  let words = wordsOf(sections)
  const rows: Pair[] = []
  const missing = brief.facts.filter(fact => !isPlaced(fact, words))
  for (const fact of missing) {
    if (isPlaced(fact, words)) continue
    const value = around(brief.text, fact, fragments)
    const named = NAMED_BY_NOUN.test(fact.kind) ? rowFor(brief, fact, value) : undefined
    if (named) {
      rows.push(named)
      words += ` ${flat(`${named.label} ${named.value}`)}`
      continue
    }
    const own = labelOf(fact, brief, value)
    const isTold = (value.length > 44 || isStatement(value)) && /amount|percent|figure|name|date/.test(fact.kind)
    const isSaid = /^(?:Date|Time)$/.test(own) && value.split(' ').length > 3 && value.length > fact.text.length + 8
    const label = isTold || isSaid ? 'Also' : own
    if (label === 'Also' && /figure|name/.test(fact.kind) && !isWhole(value)) continue
    const row = {
      label,
      value: value
        .replace(/^on (?=\p{Lu})/iu, '')
        .replace(new RegExp(`^(?:${label}(?: is|:)?|paid (?:by|with)) `, 'i'), '')
    }
    rows.push(row)
    words += ` ${flat(value)}`
  }
  return rows
}

const NAMED_BY_NOUN = /^(?:amount|date|time|percent)$/

/** The row of a fact by the noun before it, in the words around it or, when it stands alone after a comma, in the words before that. */
function rowFor({ text }: Brief, fact: Fact, value: string): Pair | undefined {
  const clause = askedAbout(clauseOf(text, fact))
  if (clause !== fact.text) return namedRow(value.length > clause.length ? value : clause, fact.text)
  const before = /(?:^|[.;\n,]\s+)([^.;\n,]{3,40}),\s*$/.exec(text.slice(0, fact.at))?.[1]
  return before && fact.kind === 'amount' ? namedRow(`${before}, ${fact.text}`, fact.text) : undefined
}

/** The comma of "June 3, 2025" ends no clause. */
const DATE_COMMA =
  /(?<=\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?),(?= 20\d\d)/gi

/** The words around a fact up to the next signs. */
function clauseOf(whole: string, fact: Fact): string {
  const text = whole.replace(DATE_COMMA, '\u0001')
  const from =
    Math.max(...[...',;\n:.()'].map(sign => text.lastIndexOf(/[,.:]/.test(sign) ? `${sign} ` : sign, fact.at - 1))) + 1
  const rest = text.slice(fact.at + fact.text.length)
  const end = /,(?!\d)|[;\n:)]|\.(?:\s|$)/.exec(rest)?.index ?? rest.length
  return text
    .slice(from, fact.at + fact.text.length + end)
    .trim()
    .replace(/^[-*•]\s+/, '')
    .replace(/^(?:and|also|mention|include|say|with|that|for|but)\s+/i, '')
    .replaceAll('\u0001', ',')
}

/** "Remind volunteers for the shift at St Mary's": what is asked of us falls away. */
function askedAbout(clause: string): string {
  const ask = askOf(clause, true)
  return ask ? (ask.said ?? ask.subject ?? clause) : clause
}

function around(text: string, fact: Fact, fragments: string[]): string {
  if (isAddressee(text, fact)) return fact.text
  if (/link|email|phone|handle|code|tracking|merge/.test(fact.kind)) return fact.text
  const fragment = fragments.find(words => flat(words).includes(flat(fact.text)) && words.length < 110)
  if (fragment) return capitalise(fragment)
  if (!/name|figure|amount|percent/.test(fact.kind)) return fact.text
  const clause = askedAbout(clauseOf(text, fact))
  if (/^\d+$/.test(fact.text)) return capitalise(clause)
  return clause.length < 110 && !/\b(?:email|e-mail|newsletter|template)\b/i.test(clause)
    ? capitalise(clause)
    : fact.text
}

/** "Receipt for John Smith". */
const isAddressee = (text: string, fact: Fact): boolean =>
  fact.kind === 'name' &&
  /\b(?:receipt|invoice|confirmation|order|booking)\s+(?:for|to)\s+$/i.test(
    text.slice(Math.max(0, fact.at - 24), fact.at)
  )

function labelOf(fact: Fact, brief: Brief, value: string): string {
  const before = brief.text.slice(Math.max(0, fact.at - 24), fact.at)
  if (isAddressee(brief.text, fact)) return 'For'
  if (/\b(?:sort code|iban|bank transfer)\b/i.test(value)) return 'Bank details'
  if (fact.kind === 'number')
    return /invoice/i.test(before)
      ? 'Invoice'
      : /order/i.test(before) || /order|shipping/.test(brief.kind)
        ? 'Order'
        : /booking/i.test(before)
          ? 'Booking'
          : 'Reference'
  if (fact.kind === 'date')
    return /\bnext (?:one|event|meeting|date|session|clean-?up)\b[^.]{0,12}$/i.test(before)
      ? 'Next time'
      : brief.kind === 'notice' && /\bfrom $/i.test(before)
        ? 'From'
        : /\brenew\w* (?:by|before|until) $/i.test(before)
          ? 'Renew by'
          : /renew/i.test(before)
            ? 'Next renewal'
            : /arriv|deliver|expect/i.test(before) || brief.kind === 'shipping'
              ? 'Arrives'
              : /paid/i.test(before)
                ? 'Paid'
                : /until|ends|by|before|valid/i.test(before)
                  ? 'Until'
                  : /\bstart(?:s|ing)?\b/i.test(before)
                    ? 'Starts'
                    : brief.kind === 'launch'
                      ? 'Available from'
                      : / (?:to|until|–|-) \d/.test(fact.text)
                        ? 'When'
                        : /days\b|(?:morning|afternoon|evening|night)s$/i.test(fact.text)
                          ? 'Days'
                          : 'Date'
  if (fact.kind === 'amount' && /^total\b/i.test(value)) return 'Total'
  if (fact.kind === 'amount')
    return brief.kind === 'job' ||
      (/\b(?:an|per) hour\b/i.test(value) && /\bhiring|\bjobs?\b|\bwages?\b|\bvacanc/i.test(brief.text))
      ? 'Pay'
      : /ticket/i.test(value)
        ? 'Tickets'
        : /ship|deliver|postage/i.test(value) && /order|shipping|cart|sale/.test(brief.kind)
          ? 'Delivery'
          : 'Price'
  if (fact.kind === 'percent') return /off|discount/i.test(value) ? 'Offer' : 'Also'
  if (fact.kind === 'name')
    return /ship|mail|dhl|ups|fedex|courier/i.test(value) && brief.kind === 'shipping'
      ? 'Carrier'
      : /\b(?:visa|mastercard|amex|paypal)\b/i.test(value)
        ? 'Paid with'
        : 'Also'
  return /\b(?:sort code|iban|bank)\b/i.test(value)
    ? 'Bank details'
    : /\b(?:visa|mastercard|amex|paypal|card)\b/i.test(value)
      ? 'Paid with'
      : LABELS[fact.kind]
}
