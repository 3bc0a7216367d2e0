import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import { CERTAIN, type Claim, claim, DOUBTFUL, LIKELY, SURE } from '../claim.ts'
import data from '../data/labels.json' with { type: 'json' }
import { buttonsIn } from '../guess/button.ts'
import { WEEKDAYS } from '../guess/occasion.ts'
import { offerIn } from '../guess/offer.ts'
import { senderIn } from '../guess/sender-parts.ts'
import { pricesIn } from '../guess/thing.ts'
import { type When, whenIn } from '../guess/when.ts'
import { entitiesIn, type Page, trimmed, typed } from '../page.ts'
import { capital, toReader } from '../turn/to-reader.ts'
import type { Labelled } from './labels.ts'

/** Letters of what may stand in a row of a table, and words of what is a sentence. */
const [SHORT, SENTENCE] = [90, 8]
const VERB = /\b(?:is|are|has|have|will|please|can|must|should|take|bring|keep)\b/i
/** More than one sentence. */
const SENTENCES = /[.!?]\s+\p{L}/u
const AMOUNT = new RegExp(`\\b(?:${data.amounts})\\b`, 'i')

/** A line whose label is no field's: by what stands behind it the sender, a button, a day, a thing with its price, a sentence, or a row. */
export function unknownRow(page: Page, row: Labelled, isForm: boolean): Claim[] {
  const { label, body, line } = row
  if (isForm && isSender(page, row)) return senderIn(page, body, CERTAIN)
  const [link] = entitiesIn(page, body, 'url', 'email')
  if (link && body.length < SHORT) return linkedRow(page, row, link.span)
  if (isDay(page, whenIn(page, body), body)) return [occasionOf(page, row)]
  const offer = SENTENCES.test(typed(page, body)) ? [] : offerIn(page, body)
  if (offer.length > 0) return offer
  const things = pricedRow(page, row)
  if (things.length > 0) return things
  const words = typed(page, body)
  if (countWords(words) >= SENTENCE && VERB.test(words))
    return isForm ? [claim({ path: 'sentences', value: toReader(words) }, line.span)] : []
  const isProse = !isForm && !line.bullet && SENTENCES.test(words)
  const isRow = isForm || line.bullet || (body.length < SHORT && !isProse)
  return isRow
    ? [
        claim(
          { path: 'rows', value: { label: quiet(label), value: words } },
          line.span,
          isForm || line.bullet ? LIKELY : DOUBTFUL
        )
      ]
    : []
}

/** A day or hour under the words that say what happens then. */
export function occasionOf(page: Page, { label, body, line: { span } }: Labelled): Claim {
  const when = whenIn(page, body)
  const occasion = when?.occasion ?? { date: typed(page, body) }
  return claim({ path: 'occasions', value: { ...occasion, note: quiet(label) } }, span, when ? CERTAIN : LIKELY)
}

/** Does the name that the model takes for the sender's begin the line? */
const isSender = (page: Page, { body, line }: Labelled): boolean =>
  line === page.lines[0] && page.tags.some(({ role, span }) => role === 'brand' && Math.abs(span.at - body.at) < 3)

function linkedRow(page: Page, { label, body, line: { span } }: Labelled, link: Span): Claim[] {
  const own = buttonsIn(page, body).filter(({ confidence }) => confidence >= SURE)
  const labelled = own.length > 0 ? own : buttonsIn(page, span)
  return labelled.length > 0
    ? labelled
    : [claim({ path: 'buttons', value: { label: quiet(label), link: typed(page, link) } }, span)]
}

/** A label that is a thing by its price; an amount that is needed or paid is a row. */
function pricedRow(page: Page, { label, body, line: { span } }: Labelled): Claim[] {
  const { price, was } = pricesIn(page, body)
  const isAmount = AMOUNT.test(label) || page.kind === 'appeal' || page.kind === 'receipt'
  const count = entitiesIn(page, body, 'money').length
  if (!price || isAmount || price.at > body.at + 1 || count > (was ? 2 : 1)) return []
  const rest = trimmed(page, between(Math.max(endOf(price), was ? endOf(was) : 0), endOf(body)))
  const text = rest.length > 2 ? capital(typed(page, rest)) : undefined
  const value = {
    name: quiet(label),
    price: typed(page, price),
    ...(was && { was: typed(page, was) }),
    ...(text && { text })
  }
  return [claim({ path: 'things', value }, span, LIKELY)]
}

/** Is a day most of what stands there, and none of every week? */
const isDay = (page: Page, when: When | undefined, body: Span): boolean =>
  when?.occasion.date !== undefined &&
  !WEEKDAYS.test(when.occasion.date) &&
  entitiesIn(page, body, 'money').length === 0 &&
  when.spans.reduce((sum, { length }) => sum + length, 0) > body.length * 0.6

/** A label without its capitals. */
export const quiet = (label: string): string =>
  capital(label === label.toUpperCase() && label.length > 3 ? label.toLowerCase() : label)
