import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { countWords } from '../../text/words.ts'
import { CERTAIN, type Claim, claim, LIKELY } from '../claim.ts'
import data from '../data/offer.json' with { type: 'json' }
import { entitiesIn, type Page, typed, typedWithout } from '../page.ts'
import { capital, sentence, spoken } from '../turn/to-reader.ts'
import { whenIn } from './when.ts'

const REDUCED = new RegExp(data.reduced, 'i')
const WHO = new RegExp(`^(.{3,70}?),?\\s(?:${data.who})\\s(.+)$`, 'i')
const OPENS = new RegExp(`^(?:(?:${data.opens})\\s)+`, 'i')
const MORE = /\s*(?:;|,(?=\s(?:not|excluding|except|excl|online only|in store|when|if|one per|min|and)\b)|\s(?=\())\s*/
/** The words around a code: "use code FERN15 at the checkout". */
const BEFORE_CODE =
  /[\s,(–-]*\b(?:(?:and|or|just|then)\s)?(?:with|using|use|quote|enter|type in|type|apply|by using)?(?:\s?(?:the|a|our|this))?\s?(?:promo |discount |coupon |voucher )?(?:code|coupon|voucher)?\s*:?\s*["']?$/i
const AFTER_CODE =
  /^["')]*(?:\s+(?:at (?:the )?(?:checkout|check-out|till|basket)|online|when (?:you )?(?:book|order|pay)\w*))?/i
/** Another clause, with a subject of its own. */
const OTHER = /(?:,|\s(?:so|but|because))\s(?:we|you|they|it|i|there)\b/i
const MOST_WORDS = 14

/** What the reader saves: an amount, its code, its end, who gets it. Nothing where a stretch offers nothing. */
export function offerIn(page: Page, span: Span, isLabelled = false): Claim[] {
  const [code] = entitiesIn(page, span, 'code')
  const words = page.text.slice(span.at, endOf(span))
  const hasSum = entitiesIn(page, span, 'money', 'percent').length > 0
  const isReduced = REDUCED.test(words) || isLabelled || (code !== undefined && hasSum)
  if (!code && !isReduced) return []
  const when = whenIn(page, span)
  const until = when?.deadline && when.occasion.date ? when : undefined
  const rest = typedWithout(page, span, [
    ...(code ? [codeWords(page, code.span)] : []),
    ...(until?.spans.slice(0, 2) ?? [])
  ])
  const { what, terms } = partsOf(rest)
  const saves = (REDUCED.test(what) || !REDUCED.test(terms)) && !(OTHER.test(what) && !isLabelled)
  const isWhat = isReduced && saves && what.length > 3 && countWords(what) <= MOST_WORDS
  if (!isWhat && !code) return []
  return [
    ...(isWhat ? [claim({ path: 'offer.what', value: capital(what) }, span, LIKELY)] : []),
    ...(code ? [claim({ path: 'offer.code', value: typed(page, code.span) }, span, CERTAIN)] : []),
    ...(until ? [claim({ path: 'offer.until', value: dayOf(until.occasion) }, span, LIKELY)] : []),
    ...(isWhat && terms.length > 3 ? [claim({ path: 'offer.terms', value: sentence(terms) }, span, LIKELY)] : [])
  ]
}

const dayOf = ({ date, time }: { date?: string | undefined; time?: string | undefined }): string =>
  [date, time].filter(Boolean).join(', ')

/** What is offered, and to whom or on which terms. */
function partsOf(words: string): { what: string; terms: string } {
  const [offer = '', ...more] = clauses(clean(words))
  const [, who = '', gets] = WHO.exec(offer) ?? []
  const isWho =
    gets !== undefined &&
    /\p{L}{3}/u.test(gets.replace(/\b(?:p|kr|usd|eur|gbp)\b/i, '')) &&
    !/^(?:you|we|they|everyone|everybody|i)$/i.test(who)
  const what = spoken(clean(isWho ? gets : offer)).replace(OPENS, '')
  const terms = [isWho ? who : '', ...more].filter(Boolean).join(', ')
  return { what, terms: capital(terms.replace(/^\((.*)\)$/, '$1').replace(/^and /, '')) }
}

/** Clauses; a long one ends at its first comma. */
function clauses(words: string): string[] {
  const [first = '', ...more] = words.split(MORE)
  const [head = '', ...tail] = countWords(first) > MOST_WORDS ? first.split(/,\s/) : [first]
  return [head, ...tail, ...more]
}

const clean = (words: string): string => words.replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '').replace(OPENS, '')

function codeWords(page: Page, span: Span): Span {
  const lead = BEFORE_CODE.exec(page.text.slice(Math.max(0, span.at - 50), span.at))?.[0].length ?? 0
  const after = AFTER_CODE.exec(page.text.slice(endOf(span), endOf(span) + 40))?.[0].length ?? 0
  return { at: span.at - lead, length: span.length + lead + after }
}
