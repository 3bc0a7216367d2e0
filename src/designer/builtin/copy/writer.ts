import { isImperative, isSentence } from '../../brief/clauses.ts'
import { capitalise, lowerFirst, shorten, withoutStop, wordCount } from '../../brief/words.ts'
import type { Brief, Statement } from '../../brief.ts'
import type { Random } from '../random.ts'

/** What a kind of email says before lengths are checked. Absent candidates are passed over. */
export interface Wording {
  eyebrow?: string | undefined
  headings: (string | undefined)[]
  /** Sentences after the headline. */
  lead: (string | undefined)[]
  button: string
  /** No button when the brief gives no address. */
  needsLink?: boolean
  ctas: (string | undefined)[]
  ctaText?: string | undefined
  subjects: (string | undefined)[]
  previews: (string | undefined)[]
  footer: string
}

/** A brief with the phrases that copy is made of. */
export interface Writer {
  brief: Brief
  random: Random
  /** The sender, or ''. */
  brand: string
  /** `20% off all beans`. */
  offer: string | undefined
  /** `until Sunday`. */
  until: string | undefined
  /** The first thing of the brief: a product, an item, what is offered. */
  thing: string | undefined
  /** The statement that makes the news, as a headline. */
  news: string | undefined
  /** `basket`, `cart` or `bag`, as the brief says it. */
  cart: string
  isAmerican: boolean
}

export function createWriter(brief: Brief, random: Random): Writer {
  const { offer } = brief
  const isAmerican = /\$|\bcolor\b|\bcart\b/.test(brief.text) && !/£|\bcolour\b|\bbasket\b/.test(brief.text)
  const newsworthy = newsOf(brief)
  return {
    brief,
    random,
    brand: brief.brand.source === 'none' ? '' : brief.brand.name,
    offer:
      offer &&
      (offer.scope &&
      /^(?:everything|all|site|store|every|the whole)/i.test(offer.scope) &&
      !/^\d|^[£$€]/.test(offer.label)
        ? `${offer.scope} ${offer.label}`
        : [offer.label, offer.scope].filter(Boolean).join(' ')),
    until: offer?.until,
    thing: brief.product?.name ?? brief.items[0]?.title,
    news: newsworthy && headlineOf(newsworthy.text),
    cart:
      /\b(basket|trolley|bag)\b/i.exec(brief.text.replace(/\bbags? of\b/gi, ''))?.[1]?.toLowerCase() ??
      (/\bcart\b/i.test(brief.text) || isAmerican ? 'cart' : 'basket'),
    isAmerican
  }
}

/** The sentence that says most: one with a day or a new thing in it, else the first. */
function newsOf({ statements, facts }: Brief): Statement | undefined {
  const sentences = statements.filter(
    ({ form, text }) => form === 'sentence' && !isImperative(text) && headlineOf(text)
  )
  const dated = sentences.find(({ start, end }) =>
    facts.some(fact => (fact.kind === 'date' || fact.kind === 'amount') && fact.start >= start && fact.end <= end)
  )
  const isNew = sentences.find(({ text }) => /\bnew\b|\bopen|\bmoving\b|\blaunch/i.test(text))
  return isNew ?? dated ?? sentences[0]
}

/** A sentence as a headline of at most 56 characters: whole, or up to a place where it may end; `undefined` when it has none. */
export function headlineOf(text: string): string | undefined {
  const plain = withoutStop(text)
    .replace(
      /^(?:we will (?:do|carry out|perform)|we(?:['’]ll| will) be (?:doing|carrying out)|there (?:will be|is)|we are (?:doing|planning)|please note that)\s+(?:an?\s|some\s)?/i,
      ''
    )
    .replace(/^(?:we have|we['’]ve got|we['’]ve)\s+(?=(?:a |an |our |some )?new\b)/i, '')
  const full = capitalise(plain)
  if (/https?:|\w\.\w{2,}|@/.test(full)) return undefined
  if (full.length <= 56) return wordCount(full) >= 2 ? full : undefined
  const stops = [
    ...full.matchAll(
      /,\s|\s[-–—]\s|:\s|\s(?=(?:because|so that|which|where|from \d|between|with|after|before|in order|starting|and (?:we|you|it|they|the))\b)|\s(?=(?:from|on|for|until|at)\s(?:the\s)?[A-Z\d])/g
    )
  ].map(({ index }) => index)
  const at = stops.filter(index => index <= 56 && index >= 14).at(-1)
  const cut = at === undefined ? undefined : full.slice(0, at).trim()
  return cut && wordCount(cut) >= 3 && (isSentence(cut) || wordCount(cut) <= 7) ? cut : undefined
}

/** The first candidate that is there and short enough, drawn from those that fit. */
export function choose(candidates: readonly (string | undefined)[], most: number, random?: Random): string | undefined {
  const fitting = candidates.filter((text): text is string => !!text && text.length <= most)
  return random && fitting.length > 1 ? random.pick(fitting.slice(0, 3)) : fitting[0]
}

/** A subject of at most 60 characters. */
export const subjectOf = (candidates: readonly (string | undefined)[], fallback: string): string =>
  choose(candidates, 60) ?? shorten(fallback, 60)

/** A preview line of 40 to 90 characters from sentences, each used whole where it fits. */
export function previewOf(candidates: readonly (string | undefined)[], subject: string): string {
  const said = subject.toLowerCase()
  const sentences = candidates.filter(
    (text): text is string => !!text && text.toLowerCase().replace(/\.$/, '') !== said
  )
  let line = ''
  for (const text of sentences) {
    const next = line ? `${line} ${text}` : text
    if (next.length <= 90 && !line.includes(text)) line = next
    if (line.length >= 40) return line
  }
  const longest = sentences.find(text => text.length > 90)
  return line.length < 40 && longest ? shorten(line ? `${line} ${longest}` : longest, 90) : line
}

/** "the spring sale" in a sentence. */
export const inSentence = (text: string): string => lowerFirst(text)
