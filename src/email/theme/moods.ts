import type { EmailSource } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { SCENES } from './scenes.ts'
import type { Theme } from './theme-shape.ts'

/** Does a theme have the colours of a palette? */
export const hasColoursOf = (theme: Theme, palette: Palette): boolean =>
  (['brand', 'accent', 'canvas', 'surface', 'ink'] as const).every(name => theme[name] === palette[name])

/**
 * All palettes for an email: the one it has first, then those whose words it speaks (its own, and those of its drawings), then
 * those in the manner of the one it has.
 */
export function moodsFor(email: EmailSource, theme: Theme | undefined): Palette[] {
  const spoken = wordsOf(email)
  const own = theme && PALETTES.find(palette => hasColoursOf(theme, palette))
  const rank = (palette: Palette): number => {
    if (palette === own) return Number.POSITIVE_INFINITY
    const said = palette.moods.filter(word => spoken.has(word)).length
    return said * 4 + (own?.moods.filter(word => palette.moods.includes(word)).length ?? 0)
  }
  return [...PALETTES].sort((a, b) => (rank(b) === rank(a) ? 0 : rank(b) > rank(a) ? 1 : -1))
}

function wordsOf(email: EmailSource): Set<string> {
  const { doc } = outlineOf(email)
  const said = [
    email.subject,
    email.preheader,
    ...doc.texts.map(({ start, end }) => email.html.slice(start, end))
  ].join(' ')
  const drawn = [...email.html.matchAll(/\/media\/scenes\/([a-z-]+)\.png/g)].map(([, name]) => name)
  const scenes = SCENES.filter(({ name }) => drawn.includes(name)).flatMap(({ words }) => words)
  return new Set([...(said.toLowerCase().match(/\p{L}+/gu) ?? []), ...scenes])
}
