import type { Tone } from '../sections/section.ts'
import { adjustToRead, contrast, darken, distance, lighten, mix, oklab, READABLE, readableOn } from './colour.ts'
import type { Theme } from './theme-shape.ts'

/** What stands on one ground. Every text colour reads on it (≥ 4.5:1). */
export interface ToneColours {
  ground: string
  /** Headings and text. */
  on: string
  /** Captions and notes. */
  muted: string
  /** Links, eyebrows, large numerals. */
  link: string
  /** Hairlines. */
  line: string
  button: string
  onButton: string
}

/** A button that is closer than this to its ground looks like part of it. */
const BUTTON_CONTRAST = 1.7

/** A trace of brand in the surface, just enough to be seen: the ground of quiet sections and cards. */
function tintOf(theme: Theme): string {
  const tints = TRACES.map(share => mix(theme.brand, theme.surface, share))
  const seen = tints.find(tint => distance(tint, theme.surface) > 0.04)
  return seen && isColourful(theme.brand) ? seen : shaded(theme)
}

const TRACES = [0.08, 0.12, 0.16, 0.22, 0.3, 0.4]

const isColourful = (colour: string): boolean => Math.hypot(oklab(colour)[1], oklab(colour)[2]) > 0.03

/** Black or grey would cool a warm paper, so a colourless brand only shades it. */
const shaded = (theme: Theme): string =>
  contrast(theme.surface, '#000000') > 4 ? darken(theme.surface, 0.05) : lighten(theme.surface, 0.06)

function groundOf(theme: Theme, tone: Tone): string {
  return tone === 'tint' ? tintOf(theme) : theme[tone]
}

/** The text colour of a ground: the theme's own ink or surface where they read, else black or white. */
function textOn(theme: Theme, ground: string): string {
  const own = [theme.ink, theme.surface, theme.canvas].sort((a, b) => contrast(b, ground) - contrast(a, ground))
  return readableOn(ground, ground === theme.surface ? [theme.ink, ...own] : own)
}

/** The link colour on a ground: the brand, else the accent, moved until it reads. */
function linkOn(theme: Theme, ground: string): string {
  const candidates = [theme.brand, theme.accent].filter(colour => contrast(colour, ground) >= 2)
  const reads = candidates.find(colour => contrast(colour, ground) >= READABLE)
  return reads ?? adjustToRead(candidates[0] ?? theme.brand, [ground], textOn(theme, ground))
}

function buttonOn(theme: Theme, ground: string, on: string): string {
  const candidates = ground === theme.ink ? [theme.accent, theme.brand] : [theme.brand, theme.accent]
  return candidates.find(colour => contrast(colour, ground) >= BUTTON_CONTRAST) ?? on
}

/** Everything that a section of this tone is coloured with. */
export function toneColours(theme: Theme, tone: Tone): ToneColours {
  const ground = groundOf(theme, tone)
  const on = textOn(theme, ground)
  const full = tone === 'brand' || tone === 'accent'
  const button = full ? on : buttonOn(theme, ground, on)
  return {
    ground,
    on,
    muted: adjustToRead(mix(on, ground, 0.66), [ground], on),
    link: full ? on : linkOn(theme, ground),
    line: mix(on, ground, 0.16),
    button,
    onButton: button === on ? readableOn(on, [ground]) : textOn(theme, button)
  }
}
