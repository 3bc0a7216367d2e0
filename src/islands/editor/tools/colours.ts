import type { EmailSource } from '../../../email/email.ts'
import { contrast, darken, lighten, READABLE } from '../../../email/theme/colour.ts'
import { nameColour, parseColour } from '../../../email/theme/colour-words.ts'
import { readTheme } from '../../../email/theme/theme.ts'
import { themeTokens } from '../../../email/theme/tokens.ts'

/** A colour to choose. */
export interface Colour {
  /** As it is written into the email: `var(--brand)` goes with the theme. */
  css: string
  /** `#rrggbb`. */
  hex: string
  name: string
}

const TOKENS: [token: string, name: string][] = [
  ['ink', 'Ink'],
  ['brand', 'Brand'],
  ['accent', 'Accent'],
  ['muted', 'Quiet ink'],
  ['surface', 'Paper'],
  ['canvas', 'Around the email']
]

/** The colours of the email's theme; none for an email without one. */
export function themeColours(css: string): Colour[] {
  const theme = readTheme(css)
  const tokens = theme && themeTokens(theme)
  if (!tokens) return []
  return TOKENS.map(([token, name]) => {
    const hex = tokens[`--${token}`]!
    return { css: `var(--${token})`, hex, name: `${name}, ${nameColour(hex)}` }
  })
}

const MOST = 12

/** Colours that go with an email: those it has besides its theme's, then lighter and darker ones of the theme. */
export function paletteOf({ html, css }: Pick<EmailSource, 'html' | 'css'>): Colour[] {
  const theme = readTheme(css)
  const known = new Set(themeColours(css).map(({ hex }) => hex))
  const own = [...`${html} ${theme ? '' : css}`.matchAll(/(?<![&\w/])#[0-9a-f]{3}(?:[0-9a-f]{3})?\b/gi)].flatMap(
    ([written]) => parseColour(written) ?? []
  )
  const shades = (theme ? [theme.brand, theme.accent] : []).flatMap(hex => [
    lighten(hex, 0.25),
    lighten(hex, 0.12),
    darken(hex, 0.12)
  ])
  const all = [...byOften(own), ...shades, '#ffffff', '#111111']
  return [...new Set(all)]
    .filter(hex => !known.has(hex))
    .slice(0, MOST)
    .map(plainColour)
}

function byOften(colours: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!).slice(0, 6)
}

export const plainColour = (hex: string): Colour => ({ css: hex, hex, name: nameColour(hex) })

/** A colour as somebody types it: `#1f4d3f`, `1f4d3f`, `rgb(…)`, 'bottle green'. */
export const readColour = (text: string): Colour | undefined => {
  const hex = parseColour(text)
  return hex === undefined ? undefined : plainColour(hex)
}

/** Letters from this size on, in px, read with less contrast (WCAG 2.2, 1.4.3). */
const LARGE = 24
const READABLE_LARGE = 3

/** How letters read on a ground: the ratio as it is said, and whether it is enough. */
export function readability(colour: string, ground: string, size: number): { ratio: string; isEnough: boolean } {
  const ratio = contrast(colour, ground)
  const isEnough = ratio >= (size >= LARGE ? READABLE_LARGE : READABLE)
  return { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), isEnough }
}
