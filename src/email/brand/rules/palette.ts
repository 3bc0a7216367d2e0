import { distanceInOklab, fromOklab, oklab, type Triple } from '../../theme/colour.ts'
import type { BrandValue } from '../brand.ts'
import { themeOfBrand } from '../theme.ts'

/** What a brand may be coloured with. Colours are `#rrggbb`. */
export interface Palette {
  colours: readonly string[]
  /** Is it one of them, a shade between two, or no farther off than the brand lets it? */
  has: (colour: string) => boolean
  /** The nearest that is, between two of them too. */
  nearest: (colour: string) => string
}

/** How far a colour moves by being written as `#rrggbb` (OKLab). */
const ROUNDING = 0.004

/** The brand's colours, and what its theme takes for those that it has not. */
export function paletteOf({
  colours,
  type,
  button,
  rules
}: Pick<BrandValue, 'colours' | 'type' | 'button' | 'rules'>): Palette {
  const { brand, accent, canvas, surface, ink } = themeOfBrand({
    colours,
    ...(type && { type }),
    ...(button && { button })
  })
  const own = [...new Set([brand, accent, canvas, surface, ink])]
  const places = own.map(oklab)
  const lines = places.flatMap((from, at) => places.slice(at).map(to => [from, to] as const))
  const closest = (colour: string) => {
    const place = oklab(colour)
    const points = lines.map(([from, to]) => onLine(place, from, to))
    return points.reduce((a, b) => (distanceInOklab(a, place) <= distanceInOklab(b, place) ? a : b))
  }
  return {
    colours: own,
    has: colour => distanceInOklab(closest(colour), oklab(colour)) <= rules.onlyColours.within + ROUNDING,
    nearest: colour => fromOklab(closest(colour))
  }
}

/** The point of a line that is nearest to a place. */
function onLine(place: Triple, from: Triple, to: Triple): Triple {
  const along = to.map((value, axis) => value - from[axis]!) as Triple
  const length = along.reduce((sum, value) => sum + value * value, 0)
  const share =
    length === 0 ? 0 : along.reduce((sum, value, axis) => sum + value * (place[axis]! - from[axis]!), 0) / length
  const held = Math.max(0, Math.min(1, share))
  return from.map((value, axis) => value + along[axis]! * held) as Triple
}
