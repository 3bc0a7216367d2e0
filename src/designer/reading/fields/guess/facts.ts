import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import { type Claim, claim, LIKELY } from '../claim.ts'
import data from '../data/things.json' with { type: 'json' }
import { entitiesIn, type Page, trimmed, typed } from '../page.ts'
import { capital } from '../turn/to-reader.ts'
import { buttonsIn } from './button.ts'
import { hoursIn, occasionIn } from './occasion.ts'
import { offerIn } from './offer.ts'
import { thingsIn } from './priced.ts'

const DIVIDES = /,\s(?:and |or )?|;\s|\s(?:and|or|then)\s|\s[–—-]\s/g
/** Of two sums one is what the thing did cost. */
const OLD = new RegExp(`^[\\s,(]*(?!from\\b)(?:now|${data.was})\\s*:?\\s*$`, 'i')
/** Two days side by side are one stretch of time, or one list. */
const NEXT = /^,?\s(?:and|or|to|until|–|-)\s(?:the\s)?$/i
/** In words. */
const LONG_NAME = 5

/** The facts that a piece of prose tells in few words: an offer, what to do at an address, things with prices, days. None where it is a sentence. */
export function factsIn(page: Page, span: Span): Claim[] {
  const offer = offerIn(page, span)
  if (offer.length > 0) return offer
  const buttons = buttonsIn(page, span)
  if (buttons.length > 0) return buttons
  const reference = referenceIn(page, span)
  if (reference) return [reference]
  const things = parted(page, span, 'money').flatMap(one => thingsIn(page, one))
  if (things.length > 0) return things
  const hours = hoursIn(page, span)
  if (hours) return [hours]
  const day = occasionIn(page, span)
  if (day) return [day]
  const occasions = parted(page, span, 'date').map(one => occasionIn(page, one))
  return occasions.every(one => one !== undefined) ? occasions : []
}

/** Parts of a stretch with one entity of a kind each, divided at the sign between them. */
function parted(page: Page, span: Span, kind: 'money' | 'date'): Span[] {
  const found = entitiesIn(page, span, kind)
  const cuts = found.slice(1).flatMap((one, at) => {
    const from = endOf(found[at]!.span)
    const signs = [...page.text.slice(from, one.span.at).matchAll(DIVIDES)]
    if (kind === 'money' && OLD.test(page.text.slice(from, one.span.at))) return [endOf(span)]
    if (kind === 'date' && NEXT.test(page.text.slice(from, one.span.at))) return [endOf(span)]
    const sign = kind === 'money' ? signs.at(-1) : signs[0]
    return sign ? [from + sign.index] : []
  })
  if (cuts.length !== found.length - 1) return [span]
  const edges = [...new Set([span.at, ...cuts, endOf(span)])].sort((a, b) => a - b)
  return edges.slice(1).map((to, at) => trimmed(page, between(edges[at]!, to)))
}

/** "Order no. 20617": a row of what is said of the number, and the number. */
function referenceIn(page: Page, span: Span): Claim | undefined {
  const [number] = entitiesIn(page, span, 'reference')
  if (!number || endOf(number.span) !== endOf(span) || countWords(typed(page, span)) > LONG_NAME) return undefined
  const label = typed(page, between(span.at, number.span.at)).replace(/[\s:#]+$/, '')
  return label.length > 1
    ? claim({ path: 'rows', value: { label: capital(label), value: typed(page, number.span) } }, span, LIKELY)
    : undefined
}
