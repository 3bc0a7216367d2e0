import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { CERTAIN, type Claim, claim, LIKELY } from '../claim.ts'
import { addressOf } from '../guess/button.ts'
import { offerIn } from '../guess/offer.ts'
import { whenIn } from '../guess/when.ts'
import { entitiesIn, type Page, trimmed, typed } from '../page.ts'
import { capital, toReader } from '../turn/to-reader.ts'
import type { Labelled, LabelName } from './labels.ts'

interface Joined {
  rows: Labelled[]
  claims: Claim[]
}

/** Rows that are parts of one thing or one occasion: its name, price and text; its day and place. */
export function joinedRows(page: Page, rows: readonly Labelled[]): Joined {
  const first = (name: LabelName) => rows.find(row => row.name === name)
  const [when, where] = [first('when'), first('where')]
  const [name, price, text] = [first('name'), first('price'), first('text')]
  const joined = [
    occasion(page, when, where),
    button(page, first('button'), first('link')),
    ...(name ? [thing(page, name, price, text)] : [])
  ]
  return { rows: joined.flatMap(one => one.rows), claims: joined.flatMap(one => one.claims) }
}

const bodyOf = (page: Page, row: Labelled | undefined): string | undefined => row && typed(page, row.body)
const present = (rows: (Labelled | undefined)[]): Labelled[] => rows.filter(row => row !== undefined)
const spanOf = (rows: Labelled[]): Span => rows[0]!.line.span

function occasion(page: Page, when: Labelled | undefined, where: Labelled | undefined): Joined {
  const rows = present([when, where])
  if (rows.length === 0) return { rows, claims: [] }
  const read = when && (whenIn(page, when.body)?.occasion ?? { date: typed(page, when.body) })
  const place = bodyOf(page, where)
  return {
    rows,
    claims: [claim({ path: 'occasions', value: { ...read, ...(place && { place }) } }, spanOf(rows), CERTAIN)]
  }
}

/** The words of a button and its address, each in a row. */
function button(page: Page, words: Labelled | undefined, link: Labelled | undefined): Joined {
  const [url] = link ? entitiesIn(page, link.body, 'url', 'email', 'phone') : []
  if (!words || !link || !url || entitiesIn(page, words.body, 'url').length > 0) return { rows: [], claims: [] }
  const value = { label: capital(typed(page, words.body)), link: addressOf(page, url) }
  return { rows: [words, link], claims: [claim({ path: 'buttons', value }, words.line.span, CERTAIN)] }
}

function thing(page: Page, name: Labelled, price: Labelled | undefined, text: Labelled | undefined): Joined {
  const rows = present([name, price, text])
  const [sum] = price ? entitiesIn(page, price.body, 'money') : []
  const said = text && toReader(typed(page, text.body))
  const value = {
    name: typed(page, name.body),
    ...(price && { price: typed(page, sum?.span ?? price.body) }),
    ...(said && { text: said })
  }
  const rest = price && sum ? trimmed(page, between(endOf(sum.span), endOf(price.body))) : undefined
  const offer = rest && rest.length > 3 ? offerIn(page, rest, true) : []
  const left =
    rest && rest.length > 3 && offer.length === 0
      ? [claim({ path: 'sentences', value: toReader(typed(page, rest)) }, rest, LIKELY)]
      : []
  return { rows, claims: [claim({ path: 'things', value }, spanOf(rows), CERTAIN), ...offer, ...left] }
}
