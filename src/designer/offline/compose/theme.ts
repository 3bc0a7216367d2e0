import { contrast, distance, luminance, mix } from '../../../email/theme/colour.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { FONTS, fontKey } from '../../../email/theme/fonts.ts'
import { SCENES } from '../../../email/theme/media-urls.ts'
import { PALETTES, type Palette, themeOf } from '../../../email/theme/palettes.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Kind } from '../../reading/kinds.ts'
import type { Slot, StyleWish } from '../../reading/reading.ts'
import type { Choice } from './choice.ts'
import looks from './looks.json' with { type: 'json' }

interface About {
  kind: Kind
  style: readonly StyleWish[]
  slots: readonly Slot[]
  scene: string | undefined
}

/** Does the email stand on a dark ground? */
export const isDark = ({ surface }: Pick<Theme, 'surface'>): boolean => luminance(surface) < 0.2

/** The palette nearest to what was wished, else to the trade and the kind; colours and type that were named replace its own. */
export function chooseTheme(about: About, choice: Choice): Theme {
  const wanted = wantedOf(about)
  const wishesDark = about.style.some(({ wish }) => wish === 'dark')
  const rated = PALETTES.map(palette => {
    const ground = isDark(palette) === wishesDark ? 4 : wishesDark ? -8 : -2
    return {
      palette,
      score:
        scoreOf(palette, wanted) +
        ground +
        typed(palette, wanted) +
        nearness(palette, wanted.colours) +
        choice.next() * 3.5
    }
  })
  const { palette } = rated.reduce((a, b) => (b.score > a.score ? b : a))
  const density =
    wanted.wished.has('minimal') || wanted.wished.has('luxury')
      ? 'airy'
      : choice.pick(['regular', 'regular', 'airy'] as const)
  return withFont(withColours(themeOf(palette, density), wanted.colours), about.style)
}

type ColourPart = 'brand' | 'accent' | 'canvas' | 'ink'
type Colours = Partial<Record<ColourPart, string>>

interface Wanted {
  wished: Set<string>
  about: Set<string>
  suits: Set<string>
  colours: Colours
}

const MOODS: Record<string, string> = looks.moods

function wantedOf({ kind, style, slots, scene }: About): Wanted {
  const wished = style.flatMap(wish =>
    wish.wish === 'mood' ? [wish.value, ...(MOODS[wish.value] ?? '').split(' ')] : []
  )
  const said = slots
    .filter(({ role }) => role === 'trade' || role === 'topic' || role === 'sender')
    .flatMap(({ text }) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  return {
    wished: new Set(wished),
    about: new Set([...said, ...(SCENES.find(({ name }) => name === scene)?.words ?? [])]),
    suits: new Set(looks.suits[kind].split(' ')),
    colours: coloursOf(style)
  }
}

/** What was wished counts most, then what the email is about, then what suits its kind. */
function scoreOf({ moods }: Palette, { wished, about, suits }: Wanted): number {
  const count = (words: ReadonlySet<string>) => moods.filter(mood => words.has(mood)).length
  return Math.min(10, count(wished) * 5) + Math.min(6, count(about) * 2) + Math.min(2, count(suits))
}

/** Running text as of a typewriter is for those who wish for it. */
const typed = ({ body, moods }: Palette, { wished }: Wanted): number =>
  body === 'courier' && !moods.some(mood => wished.has(mood)) ? -6 : 0

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

function withColours(theme: Theme, { brand, accent, canvas, ink }: Colours): Theme {
  const ground = canvas && !isDark(theme) ? canvas : undefined
  const inked = ink && contrast(ink, theme.surface) >= 7 ? { ink } : {}
  if (!brand) return { ...theme, ...inked, ...(ground && { canvas: ground }) }
  const own = distance(brand, theme.accent) < 0.12 ? theme.brand : theme.accent
  const pale = contrast(theme.canvas, brand) > 1.6 ? mix(brand, theme.surface, 0.1) : theme.surface
  return { ...theme, ...inked, brand, accent: accent ?? own, canvas: ground ?? (isDark(theme) ? theme.canvas : pale) }
}

/** Fonts that stand for a class of type. */
const CLASSES: Record<string, string> = looks.fonts

function withFont(theme: Theme, style: readonly StyleWish[]): Theme {
  const wish = style.find(one => one.wish === 'font')
  const key = wish && (fontKey(wish.value) ?? CLASSES[wish.value.toLowerCase()])
  if (!key) return theme
  const text = FONTS[key]
  return { ...theme, heading: key, body: text?.text && !text.file ? key : text?.serif ? 'georgia' : 'helvetica' }
}
