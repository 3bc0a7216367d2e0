import { fromOklab, luminance, oklab } from './colour.ts'
import type { Theme } from './theme-shape.ts'

/** A surface darker than this is a dark theme already. */
const DARK = 0.18

/** Canvases with more colour than this belong to the design and stay in the dark. */
const LOUD = 0.09

/**
 * The theme for readers whose device is set to dark: paper becomes a dark shade of the ink, colours stay. The tokens
 * derived from it have the same names, so rules resolved under both tell what a dark-mode rule has to change.
 * `undefined` when the theme is dark by nature.
 */
export function nightTheme(theme: Theme): Theme | undefined {
  if (luminance(theme.surface) < DARK) return undefined
  const [, a, b] = oklab(theme.ink)
  const shade = (lightness: number) => fromOklab([lightness, a * 0.6, b * 0.6])
  const [, canvasA, canvasB] = oklab(theme.canvas)
  const loud = Math.hypot(canvasA, canvasB) > LOUD
  return { ...theme, surface: shade(0.25), canvas: loud ? theme.canvas : shade(0.2) }
}
