import { adjustToRead, contrast, luminance, mix } from './colour.ts'
import type { Theme } from './theme-shape.ts'
import { themeTokens } from './tokens.ts'

/**
 * The custom properties of a theme after dark: its papers darken and keep a trace of their hue, its texts lighten;
 * brand and accent stay, and so do sections on ink, which are dark already. Every text reads on its ground (≥ 4.5:1).
 */
export function darkTokens(theme: Theme): Record<string, string> {
  const tokens = themeTokens(darkTheme(theme))
  const light = themeTokens(theme)
  const kept = Object.keys(tokens).filter(name => luminance(theme.ink) < 0.2 && /^--(on-)?ink(-|$)/.test(name))
  return { ...tokens, ...Object.fromEntries(kept.map(name => [name, light[name] as string])) }
}

function darkTheme(theme: Theme): Theme {
  const hue = [theme.ink, theme.brand].find(colour => luminance(colour) < 0.1) ?? '#17191c'
  const surface = mix(hue, '#17191c', 0.3)
  const canvas = mix(surface, '#08090a', 0.5)
  const pale = contrast(theme.surface, surface) >= 7 ? theme.surface : '#f2f2ef'
  return { ...theme, surface, canvas, ink: adjustToRead(mix(pale, '#f2f2ef', 0.5), [surface, canvas], '#ffffff') }
}
