import { clamp, type Lch, lchOf } from './lch.ts'
import type { Colours, Mood } from './palette.ts'

/** An email's four colours, sorted by what they do in a picture. */
export interface Sources {
  brand: Lch
  accent: Lch
  canvas: Lch
  light: Lch
  dark: Lch
  /** The more colourful of brand and accent. */
  vivid: Lch
  nightly: boolean
}

/** Below this chroma a colour counts as grey: its hue says nothing. */
export const GREY = 0.035

/** Tells light from dark and vivid from grey. */
export function sourcesOf(colours: Colours): Sources {
  const [brand, accent, canvas, ink] = [colours.brand, colours.accent, colours.canvas, colours.ink].map(lchOf) as Lch[]
  const nightly = canvas!.l < 0.45
  const [light, dark] = nightly ? [ink!, canvas!] : [canvas!, ink!]
  const vivid = brand!.c >= Math.max(GREY, accent!.c * 0.6) && brand!.l > 0.3 ? brand! : accent!
  return {
    brand: brand!,
    accent: accent!,
    canvas: canvas!,
    light,
    dark,
    vivid: vivid.c < GREY ? brand! : vivid,
    nightly
  }
}

/** The backdrop that a mood asks for. */
export function groundOf({ brand, accent, canvas, vivid, nightly }: Sources, mood: Mood): Lch {
  const tinted = nightly ? canvas : brand.c < GREY ? vivid : brand
  if (mood === 'bold') return { l: clamp(vivid.l, 0.5, 0.88), c: vivid.c, h: vivid.h }
  if (mood === 'night' || nightly)
    return { l: mood === 'warm' ? 0.32 : 0.25, c: clamp(tinted.c, 0.02, 0.07), h: tinted.h }
  const from = mood === 'warm' && accent.c >= GREY ? accent : tinted
  return { l: 0.875, c: clamp(from.c * 0.5, 0.012, mood === 'warm' ? 0.07 : 0.055), h: from.h }
}
