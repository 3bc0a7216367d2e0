import { INLINE_COLOURS } from '../sections/inline-marks.ts'
import { adjustToRead, contrast, luminance, mix, READABLE } from './colour.ts'
import { parseColour } from './colour-words.ts'
import { darkTokens } from './dark-tokens.ts'
import type { Theme } from './theme-shape.ts'
import { themeTokens } from './tokens.ts'

/** Words stand on a paper, which darkens, or on a ground that stays as it is. */
export type Footing = 'paper' | 'ground'

/** What colours that somebody chose by hand take after dark. */
export interface OwnNight {
  /** `#rrggbb` for the value of a `color`; nothing where it stays, or is no colour that can be told. */
  words: (value: string, on: Footing) => string | undefined
  /** `#rrggbb` for a ground; nothing where it is no colour that can be told. One on which words of the night read stays. */
  ground: (value: string) => string | undefined
}

/** Words are given these to stand on something else than paper: a picture, a ground of the brand. */
const FOR_GROUNDS: ReadonlySet<string> = new Set(['surface', 'canvas'])

/** So much of a ground's own colour is left when it darkens. */
const TRACE = 0.12

/** The night of a theme for colours that are not the theme's to place: words read on every paper (≥ 4.5:1). */
export function ownNight(theme: Theme): OwnNight {
  const [day, night] = [themeTokens(theme), darkTokens(theme)]
  const [surface, ink] = [night['--surface'], night['--on-surface']] as [string, string]
  const deepened = (hex: string) => (contrast(ink, hex) >= READABLE ? hex : mix(hex, surface, TRACE))
  const papers = [...['--surface', '--tint', '--canvas'].map(name => night[name] as string), deepened('#ffffff')]
  const ofTheme = (name: string, on: Footing) =>
    on === 'ground' || FOR_GROUNDS.has(name)
      ? day[`--${name}`]
      : adjustToRead(night[`--${name}`] as string, papers, '#ffffff')
  return {
    words(value, on) {
      const name = themeColour(value)
      if (name) return ofTheme(name, on)
      const hex = on === 'paper' ? parseColour(value) : undefined
      return hex && adjustToRead(hex, papers, '#ffffff')
    },
    ground(value) {
      const hex = parseColour(value)
      return hex && deepened(hex)
    }
  }
}

/** Tones whose grounds stay after dark; cards in them have a paper of their own. */
export const keptTones = ({ ink }: Theme): string[] => ['brand', 'accent', ...(luminance(ink) < 0.2 ? ['ink'] : [])]

/** The colour of the theme that a declaration gives to words, by its name. */
function themeColour(value: string): string | undefined {
  const name = /^var\(--([a-z]+)\)$/.exec(value.trim())?.[1]
  return INLINE_COLOURS.find(colour => colour === name)
}
