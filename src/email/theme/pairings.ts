import { FONTS, type Font, fontKey } from './fonts.ts'

/** Two fonts that are set well together. */
export interface Pairing {
  /** Keys of `FONTS`. */
  heading: string
  body: string
}

const pair = (heading: string, body: string): Pairing => ({ heading, body })

/** Pairings to choose from: a voice in the headings, and below it a text face whose letters are as wide and as high. */
export const PAIRINGS: readonly Pairing[] = [
  pair('young-serif', 'source-serif'),
  pair('fraunces', 'helvetica'),
  pair('archivo', 'arial'),
  pair('dm-serif', 'georgia'),
  pair('bricolage', 'figtree'),
  pair('space-grotesk', 'arial'),
  pair('newsreader', 'newsreader'),
  pair('anton', 'helvetica'),
  pair('palatino', 'verdana'),
  pair('georgia', 'georgia')
]

const fontOf = (font: string): Font | undefined => FONTS[fontKey(font) ?? '']

/** What a font is called: its label, or the first family of a stack of the writer's own. */
export const fontLabel = (font: string): string =>
  fontOf(font)?.label ??
  font
    .replace(/,.*/s, '')
    .trim()
    .replace(/^["']|["']$/g, '')

/** "Young Serif, Source Serif 4", or one name where both are the same. */
export const pairingLabel = ({ heading, body }: Pairing): string =>
  heading === body ? fontLabel(heading) : `${fontLabel(heading)}, ${fontLabel(body)}`

/** What mail clients without web fonts show instead of a font of ours; `undefined` for fonts that every client has. */
export function fallbackLabel(font: string): string | undefined {
  const own = fontOf(font)
  const next = own?.file ? own.stack.split(',')[1] : undefined
  return next && fontLabel(next)
}
