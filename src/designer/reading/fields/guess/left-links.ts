import { overlaps } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { type Claim, claim, DOUBTFUL, LIKELY, SURE } from '../claim.ts'
import { type Page, touching, typed } from '../page.ts'
import { addressOf, fallback, isOwnKind } from './button.ts'
import { DENIED } from './told.ts'

/** Addresses that no claim has: a button each, sure where it is the only one of an email that wants one. */
export function leftLinks(page: Page, claims: readonly Claim[], asides: readonly Span[]): Claim[] {
  const said = JSON.stringify(claims.map(({ value }) => value))
  const urls = page.found.filter(({ kind }) => kind === 'url').slice(0, MOST)
  const left = urls.filter(one => !said.includes(addressOf(page, one)) && !isDenied(page, one.span, asides))
  const isOnly = urls.length === 1 && !claims.some(one => one.path === 'buttons' && one.confidence >= SURE)
  return left.map(one =>
    claim(
      { path: 'buttons', value: { label: fallback(page, one), link: addressOf(page, one) } },
      one.span,
      isOnly && isOwnKind(page) ? LIKELY : DOUBTFUL
    )
  )
}
const MOST = 20

const isDenied = (page: Page, span: Span, asides: readonly Span[]): boolean =>
  asides.some(one => overlaps(one, span)) ||
  touching(page.sentences, span).some(one => DENIED.test(typed(page, one.span)))
