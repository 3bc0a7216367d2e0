import { FONTS, type Font, fontKey, fontStack } from './fonts.ts'
import type { Theme } from './theme-shape.ts'
import { toneColours } from './tones.ts'

/** Corners: of buttons (`token`) and of cards and pictures. */
export const CORNERS = {
  square: { token: '0px', card: '0px' },
  soft: { token: '8px', card: '10px' },
  round: { token: '28px', card: '20px' }
} as const

/** Padding above and below a section. */
export const DENSITIES = {
  compact: { token: '26px', wide: '36px' },
  regular: { token: '36px', wide: '52px' },
  airy: { token: '48px', wide: '72px' }
} as const

/** Every part ends with a margin of 16 px, so the padding that follows the last one is that much less. */
const lessLastMargin = (space: string): string => `${Number.parseInt(space, 10) - 16}px`

/** Sizes of large type in px before a font's own scale, on wide screens and on those up to 480 px. */
const SIZES: Record<string, [wide: number, narrow: number]> = {
  poster: [72, 50],
  hero: [54, 38],
  'hero-side': [38, 34],
  cta: [38, 32],
  figure: [46, 40],
  heading: [30, 27],
  title: [19, 19]
}

/** Sizes that are set tighter, and how much of the font's tracking they take. */
const TRACKED: Record<string, number> = { poster: 1, hero: 1, heading: 1, title: 0.5 }

function sizeTokens(font: Font): [string, string][] {
  const px = (size: number) => `${Math.round(size * font.scale)}px`
  return Object.entries(SIZES).flatMap(([name, [wide, narrow]]) => {
    const tokens: [string, string][] = [[`--${name}-size`, px(wide)]]
    if (narrow !== wide) tokens.push([`--${name}-size-narrow`, px(narrow)])
    const share = TRACKED[name]
    if (share) tokens.push([`--${name}-tracking`, `${Math.round(wide * share * font.tracking * 10) / 10}px`])
    return tokens
  })
}

function typeTokens(theme: Theme): Record<string, string> {
  const font = FONTS[fontKey(theme.heading) ?? 'arial'] as Font
  return {
    '--heading-font': fontStack(theme.heading),
    '--body-font': fontStack(theme.body),
    '--heading-weight': String(font.weight),
    '--heading-leading': String(font.leading),
    '--poster-leading': Math.max(1, font.leading - 0.08).toFixed(2),
    '--heading-case': font.capitals ? 'uppercase' : 'none',
    ...Object.fromEntries(sizeTokens(font))
  }
}

/**
 * Every custom property of a theme in the order it is written. The five colours, fonts, corner and density come first;
 * what is derived from them follows, and every text colour reads on its ground (≥ 4.5:1).
 */
export function themeTokens(theme: Theme): Record<string, string> {
  const [surface, tint, canvas] = [
    toneColours(theme, 'surface'),
    toneColours(theme, 'tint'),
    toneColours(theme, 'canvas')
  ]
  const [brand, accent, ink] = [toneColours(theme, 'brand'), toneColours(theme, 'accent'), toneColours(theme, 'ink')]
  return {
    '--brand': theme.brand,
    '--accent': theme.accent,
    '--canvas': theme.canvas,
    '--surface': theme.surface,
    '--ink': theme.ink,
    '--corner': CORNERS[theme.corner].token,
    '--card-corner': CORNERS[theme.corner].card,
    '--space': DENSITIES[theme.density].token,
    '--space-end': lessLastMargin(DENSITIES[theme.density].token),
    '--space-wide': DENSITIES[theme.density].wide,
    '--space-wide-end': lessLastMargin(DENSITIES[theme.density].wide),
    ...typeTokens(theme),
    '--on-surface': surface.on,
    '--muted': surface.muted,
    '--link': surface.link,
    '--line': surface.line,
    '--button': surface.button,
    '--on-button': surface.onButton,
    '--tint': tint.ground,
    '--on-tint': tint.on,
    '--tint-muted': tint.muted,
    '--tint-link': tint.link,
    '--tint-line': tint.line,
    '--on-canvas': canvas.on,
    '--canvas-muted': canvas.muted,
    '--canvas-link': canvas.link,
    '--canvas-line': canvas.line,
    '--canvas-button': canvas.button,
    '--on-canvas-button': canvas.onButton,
    '--on-brand': brand.on,
    '--brand-muted': brand.muted,
    '--brand-line': brand.line,
    '--on-accent': accent.on,
    '--accent-muted': accent.muted,
    '--accent-line': accent.line,
    '--on-ink': ink.on,
    '--ink-muted': ink.muted,
    '--ink-link': ink.link,
    '--ink-line': ink.line,
    '--ink-button': ink.button,
    '--on-ink-button': ink.onButton
  }
}
