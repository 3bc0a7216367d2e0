import { themeOfBrand } from '../../email/brand/theme.ts'
import { contrast, darken, distance, lighten, luminance, mix } from '../../email/theme/colour.ts'
import { FONTS, fontKey } from '../../email/theme/fonts.ts'
import { PALETTES, type Palette, themeOf } from '../../email/theme/palettes.ts'
import type { Theme } from '../../email/theme/theme.ts'
import type { Kind } from '../kinds.ts'
import type { Look } from '../look.ts'
import type { Choice } from './choice.ts'
import type { Branding } from './in-brand.ts'
import looks from './looks.json' with { type: 'json' }
import { stem } from './scene-words.ts'

interface About {
  kind: Kind
  look: Look
  /** Words for what the sender does, by their stems. */
  trade: ReadonlySet<string>
  brand: Pick<Branding, 'colours' | 'type' | 'button'> | undefined
  /** Themes of the same facts that this one is to differ from. */
  unlike: readonly Theme[]
  density?: Theme['density'] | undefined
}

type Colours = NonNullable<Look['colours']>

/** What each word that a palette and a trade have in common is worth. */
const TRADE = 2.5

const MOODS: Record<string, string> = looks.moods

/** Does the email stand on a dark ground? */
export const isDark = ({ surface }: Pick<Theme, 'surface'>): boolean => luminance(surface) < 0.2

/** What moods mean to palettes: "cosy" is "warm home autumn". */
const wordsOf = (moods: readonly string[] = []): string[] =>
  moods.flatMap(mood => [mood.toLowerCase(), ...(MOODS[mood.toLowerCase()] ?? '').split(' ')]).filter(Boolean)

/** Is little colour wished for? */
export const isQuiet = ({ moods }: Look): boolean => wordsOf(moods).includes('minimal')

/** The theme of an email, by its look, its kind, who sends it and the seed: what it says changes nothing. Colours and type that were chosen replace a palette's own. */
export function chooseTheme({ kind, look, trade, brand, unlike, density }: About, choice: Choice): Theme {
  const isAiry = isQuiet(look) || wordsOf(look.moods).includes('luxury') || choice.number('density') < 1 / 3
  const palette = paletteOf({ kind, look, trade, unlike }, choice)
  const theme = themeOf(palette, density ?? (isAiry ? 'airy' : 'regular'))
  const worn = brand && look.palette === undefined ? themeOfBrand(brand, theme) : theme
  return withFont(withColours(worn, look.colours ?? {}), look.font)
}

function paletteOf({ kind, look, trade, unlike }: Omit<About, 'brand'>, choice: Choice): Palette {
  const chosen = PALETTES.find(({ name }) => name.toLowerCase() === look.palette?.toLowerCase())
  if (chosen) return chosen
  const canvas = look.colours?.canvas
  const wantsDark = look.ground ? look.ground === 'dark' : canvas !== undefined && isDark({ surface: canvas })
  const [wished, suits] = [new Set(wordsOf(look.moods)), new Set(looks.suits[kind].split(' '))]
  const scoreOf = (palette: Palette): number => {
    const misfit = isDark(palette) === wantsDark ? 0 : wantsDark || look.ground ? 99 : 6
    const chance = choice.number(`palette ${palette.name}`) * 3.5
    return (
      moodScore(palette, wished, suits) +
      tradeScore(palette, trade) +
      nearness(palette, look.colours ?? {}) +
      chance -
      misfit -
      likeness(palette, unlike)
    )
  }
  const rated = PALETTES.map(palette => ({ palette, score: scoreOf(palette) }))
  return rated.reduce((a, b) => (b.score > a.score ? b : a)).palette
}

/** What was wished counts most, then what suits the kind. Running text as of a typewriter is for those who wish for it. */
function moodScore({ moods, body }: Palette, wished: ReadonlySet<string>, suits: ReadonlySet<string>): number {
  const count = (words: ReadonlySet<string>) => moods.filter(mood => words.has(mood)).length
  const typed = body === 'courier' && count(wished) === 0 ? -6 : 0
  return Math.min(10, count(wished) * 5) + Math.min(2, count(suits)) + typed
}

/** A palette whose words are those of a trade looks made for it. */
const tradeScore = ({ moods }: Palette, trade: ReadonlySet<string>): number =>
  Math.min(2, moods.filter(mood => trade.has(stem(mood))).length) * TRADE

/** How much a palette looks like themes that were chosen already: by its type, and the colour that it is known by. */
const likeness = ({ brand, heading }: Palette, themes: readonly Theme[]): number =>
  themes.reduce(
    (sum, theme) => sum + (heading === theme.heading ? 6 : 0) + Math.max(0, 1 - distance(brand, theme.brand) * 3) * 8,
    0
  )

function nearness({ brand, accent, canvas }: Palette, colours: Colours): number {
  const near = (own: string, asked: string | undefined, weight: number) =>
    asked ? weight * (1 - Math.min(1, distance(own, asked) * 3)) : 0
  return near(brand, colours.brand, 8) + near(accent, colours.accent, 4) + near(canvas, colours.canvas, 3)
}

const [INK, MIDDLE, SHADE] = [7, 0.18, 0.16]

/** A single colour that was chosen, for whatever part, stands beside shades of itself; a chosen ground carries the surfaces that stand on it. */
function withColours(theme: Theme, { brand: named, accent, canvas, ink }: Colours): Theme {
  const brand = named ?? accent
  const ground = canvas && isDark({ surface: canvas }) === isDark(theme) ? canvas : undefined
  const surface = ground && isDark(theme) ? lighten(ground, 0.04) : theme.surface
  const own = { ...theme, surface, ...(ground && { canvas: ground }) }
  const inked = { ...own, ...(ink && contrast(ink, surface) >= INK && { ink }) }
  if (!brand) return inked
  const shade = luminance(brand) < MIDDLE ? lighten(brand, SHADE) : darken(brand, SHADE)
  return {
    ...inked,
    brand,
    accent: named && accent ? accent : shade,
    canvas: ground ?? (isDark(theme) ? theme.canvas : mix(brand, surface, 0.1))
  }
}

function withFont(theme: Theme, font: string | undefined): Theme {
  const key = font && fontKey(font)
  if (!key) return theme
  const face = FONTS[key]
  return { ...theme, heading: key, body: face?.text && !face.file ? key : face?.serif ? 'georgia' : 'helvetica' }
}
