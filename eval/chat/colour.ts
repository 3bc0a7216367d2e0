import { channels, distance, oklab } from '../../src/email/theme/colour.ts'
import { parseColour } from '../../src/email/theme/colour-words.ts'

/** A colour as people see it: lightness and strength from 0 to 1, hue in degrees. */
interface Seen {
  lightness: number
  strength: number
  hue: number
}

/** OKLCh; strength is chroma against about the strongest that screens show. */
function seen(hex: string): Seen {
  const [lightness, a, b] = oklab(hex)
  return { lightness, strength: Math.hypot(a, b) / 0.3, hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** Hues that go by a word, from and to (over 360 where the range passes red). Neighbours overlap, as words do. */
const HUES: Record<string, [from: number, to: number]> = {
  pink: [325, 385],
  red: [5, 42],
  orange: [38, 80],
  brown: [30, 90],
  yellow: [75, 118],
  gold: [65, 105],
  green: [112, 180],
  teal: [165, 225],
  turquoise: [165, 225],
  blue: [215, 285],
  navy: [240, 285],
  purple: [280, 335],
  violet: [275, 325]
}
/** What must hold beside the hue. */
const BOUNDS: Record<string, (colour: Seen) => boolean> = {
  black: ({ lightness }) => lightness < 0.3,
  white: ({ lightness }) => lightness > 0.95,
  grey: ({ strength }) => strength < 0.1,
  gray: ({ strength }) => strength < 0.1,
  cream: ({ lightness, strength, hue }) =>
    lightness > 0.88 && strength < 0.25 && (strength < 0.03 || isIn(hue, [40, 125])),
  beige: ({ lightness, strength, hue }) => lightness > 0.75 && strength < 0.3 && isIn(hue, [40, 120]),
  brown: ({ lightness }) => lightness < 0.65,
  navy: ({ lightness }) => lightness < 0.42,
  pink: ({ lightness }) => lightness > 0.55
}

const isIn = (hue: number, [from, to]: [number, number]): boolean =>
  (hue >= from && hue <= to) || (hue + 360 >= from && hue + 360 <= to)

/** Does a colour go by a word: `green`, `dark green`, `cream`? A word without a range means the colours near its own. */
export function isLike(colour: string, word: string): boolean {
  const hex = parseColour(colour)
  const words = word.toLowerCase().split(/\s+/)
  const base = words.at(-1) ?? ''
  if (!hex) return false
  const { lightness, strength, hue } = seen(hex)
  if (words.includes('dark') && lightness > 0.6) return false
  if (/\b(?:light|pale)\b/.test(word) && lightness < 0.65) return false
  const range = HUES[base]
  const isBound = BOUNDS[base]?.({ lightness, strength, hue }) ?? true
  if (range) return isBound && strength > 0.035 && isIn(hue, range)
  if (BOUNDS[base]) return isBound
  const named = parseColour(word)
  return named !== undefined && distance(named, hex) < 0.18
}

/** Is it this colour, however it is written? */
export function isColour(colour: string, other: string): boolean {
  const [one, two] = [parseColour(colour), parseColour(other)]
  return one !== undefined && two !== undefined && channels(one).every((value, at) => value === channels(two)[at])
}
