import type { Tone } from '../../../email/sections/section.ts'
import type { Kind } from '../../brief-reader/brief.ts'
import type { Choice } from './random.ts'

type Grounds = Record<'header' | 'hero' | 'main' | 'strong' | 'calm' | 'closing' | 'footer', Tone>

const grounds = (
  header: Tone,
  hero: Tone,
  main: Tone,
  strong: Tone,
  calm: Tone,
  closing: Tone,
  footer: Tone
): Grounds => ({ header, hero, main, strong, calm, closing, footer })

/** Sets of grounds that stand well over one another: a strong top, a calm middle, a dark foot. */
const GROUNDS: [Grounds, ...Grounds[]] = [
  grounds('surface', 'brand', 'surface', 'tint', 'surface', 'accent', 'ink'),
  grounds('brand', 'brand', 'surface', 'tint', 'surface', 'tint', 'ink'),
  grounds('surface', 'surface', 'tint', 'brand', 'surface', 'tint', 'ink'),
  grounds('ink', 'ink', 'surface', 'accent', 'tint', 'surface', 'ink'),
  grounds('surface', 'tint', 'surface', 'brand', 'surface', 'tint', 'brand'),
  grounds('surface', 'accent', 'surface', 'tint', 'surface', 'brand', 'ink'),
  grounds('accent', 'surface', 'tint', 'accent', 'surface', 'brand', 'ink'),
  grounds('brand', 'surface', 'tint', 'accent', 'surface', 'tint', 'brand')
]
const QUIET: [Grounds, ...Grounds[]] = [
  grounds('brand', 'surface', 'tint', 'accent', 'surface', 'tint', 'ink'),
  grounds('surface', 'brand', 'surface', 'tint', 'surface', 'tint', 'ink'),
  grounds('surface', 'tint', 'surface', 'tint', 'surface', 'brand', 'brand'),
  grounds('ink', 'surface', 'tint', 'brand', 'surface', 'tint', 'ink')
]

/** In a dark theme the ink is light: a foot or a top on it would be a bright bar, so it stands on the canvas there. */
export function groundsOf(
  kind: Kind,
  choice: Choice,
  dark: boolean,
  airy = false
): (part: string, before: Tone | undefined) => Tone {
  const [first, ...others] = /order|receipt|shipping|notice|appointment/.test(kind) ? QUIET : GROUNDS
  const picked = choice.pick([first, ...others])
  const set = airy ? (others.find(({ hero }) => hero === 'surface') ?? picked) : picked
  return (part, before) => {
    const own = set[roleOf(part)]
    const tone = dark && own === 'ink' ? 'canvas' : own
    return tone === before && tone !== 'surface' && part !== 'hero' && part !== 'header' ? 'surface' : tone
  }
}

function roleOf(part: string): keyof Grounds {
  if (part === 'header' || part === 'hero' || part === 'footer' || part === 'closing') return part
  if (part === 'coupon' || part === 'event' || part === 'quote' || part === 'quote2') return 'strong'
  return /goods|order|details|rating|features|steps|extra|group1|group3/.test(part) ? 'main' : 'calm'
}
