import type { Kind } from '../../../compose/kinds.ts'
import { contrast, darken, distance, lighten, luminance, mix } from '../../../email/theme/colour.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { FONTS, fontKey } from '../../../email/theme/fonts.ts'
import { PALETTES, type Palette, themeOf } from '../../../email/theme/palettes.ts'
import { SCENES } from '../../../email/theme/scenes.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Slot, StyleWish } from '../../reading/reading.ts'
import type { Choice } from './choice.ts'
import looks from './looks.json' with { type: 'json' }

interface About {
  kind: Kind
  style: readonly StyleWish[]
  slots: readonly Slot[]
  scene: string | undefined
  /** Themes of the same brief that this one is to differ from. */
  unlike?: readonly Theme[] | undefined
  density?: Theme['density'] | undefined
}

/** Does the email stand on a dark ground? */
export const isDark = ({ surface }: Pick<Theme, 'surface'>): boolean => luminance(surface) < 0.2

/** The palette nearest to what was wished, else to the trade and the kind; colours and type that were named replace its own. */
export function chooseTheme(about: About, choice: Choice): Theme {
  const { style, unlike = [], density } = about
  const [wanted, colours] = [wantedOf(about), coloursOf(style)]
  const wishesDark = style.some(({ wish }) => wish === 'dark') || isDark({ surface: colours.canvas ?? '#ffffff' })
  const rated = PALETTES.map(palette => {
    const isFitting = isDark(palette) === wishesDark
    const score = scoreOf(palette, wanted) + nearness(palette, colours) + choice.next() * 3.5
    return { palette, score: score - (isFitting ? 0 : wishesDark ? 99 : 6) - likeness(palette, unlike) }
  })
  const { palette } = rated.reduce((a, b) => (b.score > a.score ? b : a))
  const isAiry = isQuiet(style) || wanted.wished.has('luxury') || choice.next() < 1 / 3
  return withFont(withColours(themeOf(palette, density ?? (isAiry ? 'airy' : 'regular')), colours), style)
}

/** How much a palette looks like themes that were chosen already: by its type, and the colour that it is known by. */
const likeness = ({ brand, heading }: Palette, themes: readonly Theme[]): number =>
  themes.reduce(
    (sum, theme) => sum + (heading === theme.heading ? 6 : 0) + Math.max(0, 1 - distance(brand, theme.brand) * 3) * 8,
    0
  )

/** Is little colour wished for? */
export const isQuiet = (style: readonly StyleWish[]): boolean =>
  style.some(one => one.wish === 'mood' && (MOODS[one.value] ?? one.value).includes('minimal'))

type ColourPart = 'brand' | 'accent' | 'canvas' | 'ink'
type Colours = Partial<Record<ColourPart, string>>

type Wanted = Record<'wished' | 'about' | 'suits', ReadonlySet<string>>

const MOODS: Record<string, string> = looks.moods

function wantedOf({ kind, style, slots, scene }: About): Wanted {
  const moods = style.flatMap(wish => (wish.wish === 'mood' ? [wish.value, MOODS[wish.value] ?? ''] : []))
  const said = slots.filter(({ role }) => role === 'trade' || role === 'topic' || role === 'sender')
  const words = said.flatMap(({ text }) => text.toLowerCase().split(' '))
  return {
    wished: new Set(moods.flatMap(words => words.split(' '))),
    about: new Set([...words, ...(SCENES.find(({ name }) => name === scene)?.words ?? [])]),
    suits: new Set(looks.suits[kind].split(' '))
  }
}

/** What was wished counts most, then what the email is about, then what suits its kind. Running text as of a typewriter is for those who wish for it. */
function scoreOf({ moods, body }: Palette, { wished, about, suits }: Wanted): number {
  const count = (words: ReadonlySet<string>) => moods.filter(mood => words.has(mood)).length
  const typed = body === 'courier' && count(wished) === 0 ? -6 : 0
  return Math.min(10, count(wished) * 5) + Math.min(6, count(about) * 2) + Math.min(2, count(suits)) + typed
}

function nearness({ brand, accent, canvas }: Palette, colours: Colours): number {
  const near = (own: string, asked: string | undefined, weight: number) =>
    asked ? weight * (1 - Math.min(1, distance(own, asked) * 3)) : 0
  return near(brand, colours.brand, 8) + near(accent, colours.accent, 4) + near(canvas, colours.canvas, 3)
}

/** A colour paler than this is paper, not brand. */
const PALE = 0.78

/** Named colours by what they are for: the first strong one is the brand's, the second the accent, a pale one the ground. */
function coloursOf(style: readonly StyleWish[]): Colours {
  const colours: Colours = {}
  for (const wish of style) {
    const colour = wish.wish === 'colour' ? parseColour(wish.value) : undefined
    if (wish.wish !== 'colour' || !colour) continue
    const free = (['brand', 'accent'] as const).find(part => colours[part] === undefined)
    const part = wish.of ?? (luminance(colour) > PALE ? 'canvas' : free)
    if (part && colours[part] === undefined) colours[part] = colour
  }
  return colours
}

/** A single colour that was asked for, for whatever part, stands beside shades of itself; a named ground carries the surfaces that stand on it. */
function withColours(theme: Theme, { brand: named, accent, canvas, ink }: Colours): Theme {
  const brand = named ?? accent
  const ground = canvas && isDark({ surface: canvas }) === isDark(theme) ? canvas : undefined
  const surface = ground && isDark(theme) ? lighten(ground, 0.04) : theme.surface
  const own = { ...theme, surface, ...(ground && { canvas: ground }) }
  const inked = { ...own, ...(ink && contrast(ink, surface) >= INK && { ink }) }
  if (!brand) return inked
  const shade = luminance(brand) < MIDDLE ? lighten(brand, SHADE) : darken(brand, SHADE)
  const trace = mix(brand, surface, 0.1)
  return {
    ...inked,
    brand,
    accent: named && accent ? accent : shade,
    canvas: ground ?? (isDark(theme) ? theme.canvas : trace)
  }
}
const [INK, MIDDLE, SHADE] = [7, 0.18, 0.16]

/** Fonts that stand for a class of type. */
const CLASSES: Record<string, string> = looks.fonts

function withFont(theme: Theme, style: readonly StyleWish[]): Theme {
  const wish = style.find(one => one.wish === 'font')
  const key = wish && (fontKey(wish.value) ?? CLASSES[wish.value.toLowerCase()])
  if (!key) return theme
  const text = FONTS[key]
  return { ...theme, heading: key, body: text?.text && !text.file ? key : text?.serif ? 'georgia' : 'helvetica' }
}
