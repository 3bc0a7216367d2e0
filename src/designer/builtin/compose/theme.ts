import { contrast, distance, luminance, mix } from '../../../email/theme/colour.ts'
import { PALETTES, type Palette, themeOf } from '../../../email/theme/palettes.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Brief, Kind } from '../../brief-reader/brief.ts'
import { feelsOf } from './feels.ts'
import type { Choice } from './random.ts'

/** What suits a kind when the brief asks for nothing. */
const SUITS: Record<Kind, string> = {
  welcome: 'friendly warm calm fresh optimistic',
  newsletter: 'editorial literary newsletter letter bold',
  sale: 'loud energetic bold sale shop pop',
  launch: 'launch modern creative bold premium',
  cart: 'warm gentle calm fashion soft',
  order: 'trust order classic calm clear',
  shipping: 'fresh clear warm honest calm',
  event: 'event evening dramatic music festive party',
  review: 'friendly warm outdoors calm natural',
  winback: 'optimistic sunny warm gentle',
  receipt: 'receipt clear trust minimal plain',
  notice: 'clear software data saas official technical',
  thanks: 'warm romantic gentle handmade',
  survey: 'clear friendly playful accessible',
  birthday: 'festive party playful sunny',
  referral: 'friendly warm optimistic fresh',
  restock: 'shop fresh bold modern',
  appointment: 'calm clear trust soft',
  job: 'modern friendly clear bold',
  volunteer: 'fresh outdoors friendly optimistic',
  appeal: 'warm gentle trust honest',
  greeting: 'festive warm gentle evening',
  renewal: 'friendly warm clear trust',
  listing: 'calm editorial premium clear',
  letter: 'letter literary plain calm classic',
  announcement: 'clear bold warm modern'
}

/** The palettes nearest to the brief's words, then to its kind; colours that were asked for replace the palette's own. */
export function chooseTheme(brief: Brief, choice: Choice): Theme {
  const words = feelsOf(brief.source)
  const wantsDark = brief.moods.includes('dark') || (brief.kind === 'event' && brief.moods.includes('night'))
  const scored = PALETTES.map(palette => ({
    palette,
    score:
      scoreOf(palette, brief, words) +
      (wantsDark === isDarkTheme(palette) ? 4 : wantsDark ? -6 : -1) +
      choice.next() * 3
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a)).palette
  const density =
    brief.moods.includes('minimal') || brief.moods.includes('luxury')
      ? 'airy'
      : choice.pick(['regular', 'regular', 'airy'] as const)
  return asked(themeOf(best, density), brief)
}

/** Does the email stand on a dark ground? */
export const isDarkTheme = ({ surface }: Pick<Theme, 'surface'>): boolean => luminance(surface) < 0.2

const VOICES = /^(?:friendly|warm|calm|serious|confident|optimistic|gentle)$/
const QUIET = /^(?:luxury|elegant|calm|minimal|gentle|quiet|serious|premium)$/

/**
 * What a mood of a palette counts for: most when the brief asks for the look, less when it only speaks of it, and little when
 * it says how the email should sound, or names its own kind.
 */
function weightOf(mood: string, { moods }: Brief, words: Set<string>, suits: string[]): number {
  const asked = moods.includes(mood) ? (VOICES.test(mood) ? 1.5 : 5) : 0
  const spoken = (words.has(mood) || words.has(`${mood}s`)) && !suits.includes(mood) ? (VOICES.test(mood) ? 1.5 : 3) : 0
  const loud = mood === 'loud' && moods.some(wish => QUIET.test(wish)) ? -5 : 0
  return (mood === 'night' ? 0 : Math.max(asked, spoken)) + loud + (suits.includes(mood) ? 1 : 0)
}

function scoreOf(palette: Palette, brief: Brief, words: Set<string>): number {
  const suits = SUITS[brief.kind].split(' ')
  const sum = palette.moods.reduce((score, mood) => score + weightOf(mood, brief, words, suits), 0)
  const [first, second] = brief.colours
  const near = first
    ? 8 * (1 - Math.min(1, distance(palette.brand, first) * 3)) +
      (second ? 4 * (1 - Math.min(1, distance(palette.accent, second) * 3)) : 0)
    : 0
  return Math.min(sum, 7) + near
}

/**
 * The first colour is the brand's, the second the accent; a pale one is what the email stands on, and then nothing beside
 * the two is brought in. A colour that would vanish in the paper changes nothing else.
 */
function asked(theme: Theme, { colours: [brand, accent], paper }: Brief): Theme {
  const onPaper = paper && !isDarkTheme(theme) ? { canvas: paper } : {}
  if (!brand) return { ...theme, ...onPaper }
  const own = distance(brand, theme.accent) < 0.12 ? theme.brand : theme.accent
  const second = accent ?? (paper ? mix(brand, paper, 0.6) : own)
  const canvas =
    distance(theme.canvas, theme.brand) < 0.05 || accent === undefined ? paleOf(theme, brand) : theme.canvas
  return { ...theme, brand, accent: second, canvas, ...onPaper }
}

const paleOf = (theme: Theme, brand: string): string =>
  contrast(theme.canvas, brand) > 1.6 ? theme.canvas : theme.surface
