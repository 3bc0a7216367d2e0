import { contrast, fromOklab, oklab, readableOn } from '../../../../email/theme/colour.ts'
import { parseColour } from '../../../../email/theme/colour-words.ts'
import type { Token } from '../tokens.ts'

/** A colour that is named, or a shade against the colour that is there. */
export type ColourValue = { hex: string } | { lightness: number; chroma: number }

/** What words do to a colour that is there: lightness added, and what its chroma is multiplied by. */
const SHADES: Record<string, [lightness: number, chroma: number]> = {
  darker: [-0.12, 1],
  deeper: [-0.1, 1.1],
  stronger: [-0.05, 1.25],
  richer: [-0.06, 1.2],
  bolder: [-0.04, 1.3],
  lighter: [0.12, 0.95],
  paler: [0.15, 0.7],
  softer: [0.08, 0.7],
  calmer: [0.04, 0.6],
  quieter: [0.06, 0.6],
  muted: [0, 0.55],
  brighter: [0.08, 1.3],
  livelier: [0.04, 1.35],
  warmer: [0.02, 1.15],
  dark: [-0.25, 0.9],
  light: [0.25, 0.6],
  pale: [0.25, 0.5],
  down: [0.04, 0.6],
  less: [0.04, 0.6]
}

const LONGEST_NAME = 4

/** The colour that some words mean: the first one named, else a shade. */
export function colourIn(tokens: readonly Token[]): ColourValue | undefined {
  const hex = tokens.find(({ shape, text }) => shape === 'hex' || /^#?[\da-f]{6}$/i.test(text))
  if (hex) return { hex: parseColour(hex.text) ?? '#000000' }
  for (let length = LONGEST_NAME; length > 0; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const words = tokens.slice(at, at + length)
      const named = parseColour(words.map(({ key }) => key).join(' '))
      if (named && !/^(?:the|an?|our|very|some|in|of)$/.test(words.at(-1)?.key ?? '')) return { hex: named }
    }
  const shade = tokens.map(({ key }) => SHADES[key]).find(Boolean)
  return shade && { lightness: shade[0], chroma: shade[1] }
}

/** The colour that is asked for where `now` stands. */
export function colourFrom(value: ColourValue, now: string): string {
  if ('hex' in value) return value.hex
  const [lightness, a, b] = oklab(now)
  const next = Math.max(0.08, Math.min(0.97, lightness + value.lightness))
  return fromOklab([next, a * value.chroma, b * value.chroma])
}

/** Letters that read on a ground, those that are there if they do. */
export const lettersOn = (ground: string, now: string | undefined): string =>
  now && contrast(now, ground) >= 4.5 ? now : readableOn(ground)
