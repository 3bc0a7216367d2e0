import { KINDS, type Kind } from '../../../compose/kinds.ts'
import type { Direction, FactGuess } from '../../../compose/reading/brief-reading.ts'
import { endOf, overlaps } from '../entities/found.ts'
import type { StyleWish } from '../reading.ts'
import { type Claim, type Stretch, SURE } from './claim.ts'
import { type Page, typed } from './page.ts'

/** All kinds, the likeliest first. */
export const allKinds = (likeliest: readonly Kind[]): Kind[] => [
  ...likeliest,
  ...KINDS.filter(kind => !likeliest.includes(kind))
]

/** A claim with its place in the brief as it was typed. */
export const guessOf = ({ span, ...place }: Claim, { view }: Page): FactGuess => ({
  ...place,
  sure: place.confidence >= SURE,
  from: view.toSource(span)
})

/** What is said to the designer, in order, with wishes for looks that stand elsewhere. */
export function directionsOf(stretches: readonly Stretch[], wishes: readonly StyleWish[], page: Page): Direction[] {
  const directions = stretches
    .filter(({ span }) => /[\p{L}\p{N}]/u.test(page.text.slice(span.at, endOf(span))))
    .map(({ span, role }): Direction => {
      const from = page.view.toSource(span)
      return { text: typed(page, span), about: role === 'look' ? 'look' : 'work', from }
    })
  const others = wishes
    .filter(({ span }) => !directions.some(({ from }) => overlaps(from, span)))
    .map(({ span }): Direction => ({ text: page.view.source.slice(span.at, endOf(span)), about: 'look', from: span }))
  return [...directions, ...others].sort((a, b) => a.from.at - b.from.at)
}
