import type { Theme } from './theme-shape.ts'
import { toneColours } from './tones.ts'

const bare = (colour: string): string => colour.slice(1)

const iconColour = (theme: Theme): string => bare(toneColours(theme, 'brand').on)

/** The four colours a scene is drawn in: brand, accent, canvas, ink, as `RRGGBB,…`. */
function sceneColours(theme: Theme): string {
  return [theme.brand, theme.accent, theme.canvas, theme.ink].map(bare).join(',')
}

/** How much of an illustration is shown: all of it, or the square in its middle, for narrow places. */
export type SceneCrop = 'wide' | 'square'

/** The address of an illustration in a theme's colours; `variant` (1, 2, …) chooses another drawing of the same subject. */
export function sceneUrl(name: string, theme: Theme, variant = 1, crop: SceneCrop = 'wide'): string {
  const part = crop === 'wide' ? '' : `&crop=${crop}`
  return `/media/scenes/${name}.png?c=${sceneColours(theme)}&v=${variant}${part}`
}

/** The address of a small picture of a thing in a theme's colours; `variant` chooses its light and its side. */
export function thingUrl(name: string, theme: Theme, variant = 1): string {
  return `/media/things/${name}.png?c=${sceneColours(theme)}&v=${variant}`
}

/** The address of a 96 × 96 px icon (shown at 48 or less), in the colour that shows on brand: sections set icons on a square of it. */
export function iconUrl(name: string, theme: Theme): string {
  return `/media/icons/${name}.png?c=${iconColour(theme)}`
}

/** An address of ours with a theme's colours in it, whether it had some or none; any other address as it is. */
export function recolourMediaUrl(url: string, theme: Theme): string {
  const [, path, kind, query = ''] = /^(\/media\/(scenes|things|icons)\/[a-z-]+\.png)(?:\?(.*))?$/.exec(url) ?? []
  if (!path) return url
  const colours = `c=${kind === 'icons' ? iconColour(theme) : sceneColours(theme)}`
  const hasColours = /(?:^|&)c=[0-9a-fA-F,]+/
  if (hasColours.test(query)) return `${path}?${query.replace(hasColours, found => found.replace(/c=.*/, colours))}`
  return `${path}?${query ? `${colours}&${query}` : colours}`
}
