import type { Operation } from '../../../email/operations/operation.ts'
import { contrast, distance, luminance, mix, oklab } from '../../../email/theme/colour.ts'
import { PALETTES, type Palette } from '../../../email/theme/palettes.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Rule } from './desk.ts'

const OTHER =
  /^(?:(?:use|try|give me|show me|pick|choose|change to|change)\s+)?(?:some |an?|the )?\s*(?:other|another|different|new)\s+(?:colou?rs?|palette|colou?r (?:scheme|palette))$|^change (?:the )?(?:colou?rs|palette|colou?r scheme)$/i
const MOOD =
  /^(?:(?:make|use|try|give|have|want)\s+)?(?:(?:it|this|the (?:whole )?(?:email|design)|me|everything) )?(?:look |feel |be )?(?:an? |some |the )?(?:more |much more |a bit more )?([a-z-]{4,14}?)(?:er)?(?: (look|style|palette|colou?rs?|feel|theme|design|vibe|colou?r scheme))?$/i

/** What people say, as the palettes' own words. */
const SAME: Record<string, string> = {
  sleek: 'minimal',
  simple: 'minimal',
  luxurious: 'luxury',
  fancy: 'luxury',
  classy: 'elegant',
  natural: 'nature',
  earth: 'earthy',
  wintery: 'winter',
  summery: 'summer',
  autumnal: 'autumn',
  festive: 'party',
  cosy: 'warm',
  cozy: 'warm',
  trustworthy: 'trust',
  techy: 'tech',
  vintage: 'retro',
  girly: 'pink',
  expensive: 'luxury',
  posh: 'luxury',
  upmarket: 'luxury',
  xmas: 'christmas',
  easter: 'spring',
  professional: 'corporate'
}

/** 'winter' is no comparative of 'wint', as 'simpler' is one of 'simple'. */
const isMood = (word: string): boolean =>
  word in HUES || word in OCCASIONS || PALETTES.some(({ moods }) => moods.includes(word))

/** "another colour scheme", "use a warm palette", "make it look more modern": one of our palettes, its colours alone. */
const mood: Rule = (wish, desk) => {
  if (!desk.isThemed) return undefined
  const match = MOOD.exec(wish)
  const isLook =
    match?.[2] !== undefined ||
    /\blook\b/i.test(wish) ||
    /\bmore (?:modern|elegant|minimal|retro|luxur|premium|classic|natural|corporate|romantic|festive)/i.test(wish)
  const word = match?.[1]?.toLowerCase() ?? ''
  const wanted = [word, `${word}er`, `${word}e`].map(each => SAME[each] ?? each).find(isMood) ?? word
  const plain =
    /^(?:make it |in |use |all )?(?:black (?:and|&) white|monochrome|black-and-white)(?: only| colou?rs| palette)?$/i.test(
      wish
    )
  if (plain)
    return [{ op: 'theme', brand: '#111111', accent: '#111111', canvas: '#f2f2f2', surface: '#ffffff', ink: '#111111' }]
  const occasion = isLook ? OCCASIONS[wanted] : undefined
  if (occasion) return [{ op: 'theme', ...occasion }]
  const among = OTHER.test(wish) ? PALETTES : isLook ? PALETTES.filter(({ moods }) => moods.includes(wanted)) : []
  const palette = nextTo(desk.theme, among)
  const hue = /^(?:warm|cool|cold)$/.test(wanted) && isLook ? HUES[wanted] : undefined
  if (palette) return [coloursOf(palette)]
  if (hue) return [tinted(desk.theme, hue)]
  if (among[0]) return [coloursOf(among[0])]
  return match?.[2] && /theme|palette|colou?r/i.test(match[2]) ? { words: UNKNOWN } : undefined
}

/** Days with colours of their own. */
const OCCASIONS: Record<string, Pick<Theme, 'brand' | 'accent' | 'canvas' | 'surface' | 'ink'>> = {
  christmas: { brand: '#a61e2d', accent: '#1f5c3a', canvas: '#f1e8da', surface: '#fffaf2', ink: '#2b1714' },
  halloween: { brand: '#f2761b', accent: '#7b3fa0', canvas: '#120d16', surface: '#1d1523', ink: '#f6ead9' },
  valentine: { brand: '#c21f4e', accent: '#8c2a5b', canvas: '#fbe6ea', surface: '#fffafb', ink: '#3a1222' }
}

const UNKNOWN =
  'I know no such colours. Name a mood, such as warm, calm, fresh, winter or elegant, or a part and a colour: "make the button green".'

const HUES: Record<string, string> = { warm: '#e8743b', cool: '#2f74c0', cold: '#2f74c0' }

/** Where no palette of ours is as dark or light as the email: its own colours, nearer to a hue. */
function tinted({ brand, accent, canvas, surface, ink }: Theme, hue: string): Operation {
  const near = (colour: string, share: number) => mix(hue, colour, share)
  return {
    op: 'theme',
    brand: near(brand, 0.4),
    accent: near(accent, 0.4),
    canvas: near(canvas, 0.12),
    surface: near(surface, 0.08),
    ink
  }
}

/** As light or dark as the theme is now, and not the one that it has: the next in the order of their hues. */
function nextTo(theme: Theme, palettes: Palette[]): Palette | undefined {
  const isDark = (surface: string) => luminance(surface) < 0.2
  const alike = palettes.filter(
    palette => isDark(palette.surface) === isDark(theme.surface) && distance(palette.brand, theme.brand) > 0.02
  )
  const hue = (colour: string) => Math.atan2(oklab(colour)[2], oklab(colour)[1])
  const turned = (palette: Palette) => (hue(palette.brand) - hue(theme.brand) + 2 * Math.PI) % (2 * Math.PI)
  return alike
    .toSorted((one, other) => turned(one) - turned(other))
    .find(({ surface, ink }) => contrast(surface, ink) > 4.5)
}

const coloursOf = ({ brand, accent, canvas, surface, ink }: Palette): Operation => ({
  op: 'theme',
  brand,
  accent,
  canvas,
  surface,
  ink
})

export const MOOD_RULES = [mood]
