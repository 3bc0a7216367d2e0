import type { Theme } from './theme-shape.ts'
import { toneColours } from './tones.ts'

const bare = (colour: string): string => colour.slice(1)

const iconColour = (theme: Theme): string => bare(toneColours(theme, 'brand').on)

/** The four colours a scene is drawn in: brand, accent, canvas, ink, as `RRGGBB,…`. */
function sceneColours(theme: Theme): string {
  return [theme.brand, theme.accent, theme.canvas, theme.ink].map(bare).join(',')
}

/** The address of an illustration in a theme's colours; `variant` (1, 2, …) chooses another drawing of the same subject. */
export function sceneUrl(name: string, theme: Theme, variant = 1): string {
  return `/media/scenes/${name}.png?c=${sceneColours(theme)}&v=${variant}`
}

/** The address of a 96 × 96 px icon (shown at 48 or less), in the colour that shows on brand: sections set icons on a square of it. */
export function iconUrl(name: string, theme: Theme): string {
  return `/media/icons/${name}.png?c=${iconColour(theme)}`
}

/** An address of ours with its colours changed to a theme's; any other address as it is. */
export function recolourMediaUrl(url: string, theme: Theme): string {
  const ours = /^(\/media\/(scenes|icons)\/[a-z-]+\.png\?(?:.*&)?c=)[0-9a-fA-F,]+/.exec(url)
  if (!ours) return url
  const colours = ours[2] === 'icons' ? iconColour(theme) : sceneColours(theme)
  return `${ours[1]}${colours}${url.slice(ours[0].length)}`
}
