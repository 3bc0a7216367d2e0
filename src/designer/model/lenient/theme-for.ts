import { parseColour } from '../../../email/theme/colour-words.ts'
import { FONTS, fontKey } from '../../../email/theme/fonts.ts'
import { CORNERS, DENSITIES } from '../../../email/theme/tokens.ts'
import type { Dropped } from './content.ts'
import { meant, WORDS } from './words.ts'

/** A theme with what can be read of it: a font or a colour that means none is left out and named. */
export function themeFor(fields: Record<string, unknown>): { value: Record<string, unknown>; dropped: Dropped[] } {
  const value: Record<string, unknown> = { op: 'theme' }
  const dropped: Dropped[] = []
  for (const [name, written] of Object.entries(fields)) {
    const read = readers[name]?.(String(written)) ?? (readers[name] ? undefined : readColour(String(written)))
    if (read === undefined)
      dropped.push({ name, value: written, reason: `The theme's "${name}" cannot be "${String(written)}".` })
    else value[name] = read
  }
  return { value, dropped }
}

const readers: Record<string, (written: string) => string | undefined> = {
  heading: written => readFont(written, true),
  body: written => readFont(written, false),
  corner: written => meant(written, Object.keys(CORNERS), WORDS.corner),
  density: written => meant(written, Object.keys(DENSITIES), WORDS.density)
}

const readColour = (written: string): string | undefined => parseColour(written)

/** A font by its name or that of one alike, with words behind it that are none of it ("dm-serif bold"); or a stack that ends in a generic family. */
function readFont(written: string, isHeading: boolean): string | undefined {
  if (/,\s*(serif|sans-serif|monospace)\s*$/i.test(written)) return written
  const keys = Object.keys(FONTS).filter(key => isHeading || FONTS[key]?.text)
  const words = written.replace(/,.*/s, '').replace(/["']/g, '').trim().split(/\s+/)
  const names = words.map((_, at) => words.slice(0, words.length - at).join(' '))
  const known = names.map(name => fontKey(name) ?? meant(name, keys, WORDS.font))
  return known.find(key => key !== undefined && keys.includes(key))
}
