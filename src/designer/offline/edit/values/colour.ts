import { contrast, fromOklab, oklab, readableOn } from '../../../../email/theme/colour.ts'
import { parseColour } from '../../../../email/theme/colour-words.ts'
import type { Token } from '../tokens.ts'
import { wordSet } from '../words.ts'
import words from './words.json' with { type: 'json' }

/** A colour that is named, or a shade against the colour that is there: lightness added, and what its chroma is multiplied by. */
export type ColourValue = { hex: string } | { lightness: number; chroma: number }

const SHADES = new Map(Object.entries<number[]>(words.shades))
const NO_COLOUR = wordSet(words['no-colour'])
const LONGEST_NAME = 4

/** The colour that some words mean: the first one named, else a shade. */
export function colourIn(tokens: readonly Token[]): ColourValue | undefined {
  const code = tokens.find(({ shape, text }) => shape === 'hex' || /^#?[\da-f]{6}$/i.test(text))
  if (code) return { hex: parseColour(code.text) ?? '#000000' }
  for (let length = LONGEST_NAME; length > 0; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const keys = tokens.slice(at, at + length).map(({ key }) => key)
      const hex = parseColour(keys.join(' '))
      if (hex && !NO_COLOUR.has(keys.at(-1) ?? '')) return { hex }
    }
  const [lightness, chroma] = tokens.map(({ key }) => SHADES.get(key)).find(Boolean) ?? []
  return lightness === undefined || chroma === undefined ? undefined : { lightness, chroma }
}

/** The colour that is asked for where `now` stands. */
export function colourFrom(value: ColourValue, now: string): string {
  if ('hex' in value) return value.hex
  const [lightness, a, b] = oklab(now)
  return fromOklab([Math.max(0.08, Math.min(0.97, lightness + value.lightness)), a * value.chroma, b * value.chroma])
}

/** Letters that read on a ground, those that are there if they do. */
export const lettersOn = (ground: string, now: string | undefined): string =>
  now && contrast(now, ground) >= 4.5 ? now : readableOn(ground)
