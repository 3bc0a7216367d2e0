import { distance } from '../../email/theme/colour.ts'
import { clamp, hexOf, hueGap, type Lch, lchOf } from './lch.ts'

/** A colour with its shaded and lit sides. */
export interface Tone {
  base: string
  deep: string
  dark: string
  soft: string
  pale: string
}

/** How a picture is lit: on a tint of the brand, on a tint of the accent, on one full colour, or in the dark. */
export type Mood = 'soft' | 'warm' | 'bold' | 'night'

/** Everything a picture may be coloured with. Tones and paper stand out from `ground`, the backdrop. */
export interface Palette {
  /** Is the backdrop dark? */
  dark: boolean
  ground: string
  halo: string
  floor: string
  floorDeep: string
  sun: string
  sunSoft: string
  brand: Tone
  accent: Tone
  third: Tone
  gold: Tone
  leaf: Tone
  paper: string
  paperShade: string
  paperDeep: string
  ink: string
  inkSoft: string
}

/** The four colours of an email that its pictures are drawn in, as `#rrggbb`. */
export interface Colours {
  brand: string
  accent: string
  canvas: string
  ink: string
}

interface Sources {
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
const GREY = 0.035
/** Hues of printers' inks: terracotta, gold, green, teal, blue, plum. */
const HUES = [40, 82, 150, 195, 255, 350]

/** The colours of a picture in the given mood. */
export function paletteOf(colours: Colours, mood: Mood): Palette {
  const sources = sourcesOf(colours)
  const ground = hexOf(groundOf(sources, mood))
  return { ...scenery(ground, sources), ...tones(ground, sources), ...papers(ground, sources) }
}

function sourcesOf(colours: Colours): Sources {
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

function groundOf({ brand, accent, canvas, vivid, nightly }: Sources, mood: Mood): Lch {
  const tinted = nightly ? canvas : brand.c < GREY ? vivid : brand
  if (mood === 'bold') return { l: clamp(vivid.l, 0.5, 0.88), c: vivid.c, h: vivid.h }
  if (mood === 'night' || nightly)
    return { l: mood === 'warm' ? 0.32 : 0.25, c: clamp(tinted.c, 0.02, 0.07), h: tinted.h }
  const from = mood === 'warm' && accent.c >= GREY ? accent : tinted
  return { l: 0.875, c: clamp(from.c * 0.5, 0.012, mood === 'warm' ? 0.07 : 0.055), h: from.h }
}

type Scenery = Pick<Palette, 'dark' | 'ground' | 'halo' | 'floor' | 'floorDeep' | 'sun' | 'sunSoft'>

function scenery(ground: string, { accent, brand }: Sources): Scenery {
  const base = lchOf(ground)
  const dark = base.l < 0.45
  const at = (lift: number, chroma = 1): string => hexOf({ l: base.l + lift, c: base.c * chroma, h: base.h })
  const warm = accent.c >= GREY ? accent : brand
  const loud: Lch = { l: base.l > 0.78 ? 0.965 : 0.9, c: Math.min(base.c, 0.07), h: base.h }
  const sun: Lch =
    base.c > 0.09 ? loud : dark ? { l: 0.9, c: 0.08, h: 88 } : { l: 0.85, c: clamp(warm.c, 0.03, 0.09), h: warm.h }
  const seen = distance(hexOf(sun), ground) < 0.09 ? { l: 0.95, c: 0.035, h: 88 } : sun
  const floor = dark
    ? [at(0.07), at(0.12)]
    : [at(-0.09, base.c > 0.09 ? 0.88 : 1.15), at(-0.16, base.c > 0.09 ? 0.84 : 1.2)]
  return {
    dark,
    ground,
    halo: at(base.l > 0.8 ? 0.045 : 0.06, 0.95),
    floor: floor[0]!,
    floorDeep: floor[1]!,
    sun: hexOf(seen),
    sunSoft: hexOf({ ...seen, l: seen.l - 0.06, c: seen.c + 0.012 })
  }
}

function tones(ground: string, sources: Sources): Pick<Palette, 'brand' | 'accent' | 'third' | 'gold' | 'leaf'> {
  const { brand, accent } = sources
  const strength = clamp(((brand.c + accent.c) / 2) * 0.95, 0.035, 0.125)
  const hue = HUES.map(h => ({ h, far: Math.min(hueGap(h, brand.h), hueGap(h, accent.h)) })).sort(
    (a, b) => b.far - a.far
  )[0]!.h
  const third =
    brand.c < GREY || accent.c < GREY
      ? { ...sources.vivid, l: 0.56, c: sources.vivid.c * 0.5 }
      : { l: 0.5, c: strength * 0.75, h: hue }
  const green = brand.c > GREY && hueGap(brand.h, 150) < 45 ? brand.h : 155
  return {
    brand: toneOf(brand, ground),
    accent: toneOf(accent, ground),
    third: toneOf(third, ground),
    gold: toneOf({ l: 0.78, c: strength + 0.01, h: 78 }, ground),
    leaf: toneOf({ l: 0.47, c: strength * 0.65, h: green }, ground)
  }
}

/** Far enough from the ground to be seen at once, in OKLab. */
const APART = 0.18

/** A colour made lighter or darker, the nearer way first, until it stands out from the ground. */
function apart(colour: Lch, ground: string): Lch {
  const { l: level, h: hue } = lchOf(ground)
  const lighter = colour.l >= level && (level < 0.45 || colour.c < GREY || hueGap(colour.h, hue) > 25)
  for (const step of lighter ? [0.02, -0.02] : [-0.02, 0.02]) {
    for (let l = colour.l; l > 0.22 && l < 0.95; l += step) {
      if (distance(hexOf({ ...colour, l }), ground) >= APART) return { ...colour, l }
    }
  }
  return colour
}

/** A colour in its shades, its lightness first moved until it stands out from the ground. */
function toneOf(colour: Lch, ground: string): Tone {
  const base = apart({ ...colour, l: clamp(colour.l, 0.3, 0.87) }, ground)
  const at = (lift: number, chroma = 1): string => hexOf({ l: base.l + lift, c: base.c * chroma, h: base.h })
  const pale = hexOf({ l: Math.max(base.l + 0.06, 0.9), c: base.c * 0.4, h: base.h })
  return {
    base: hexOf(base),
    deep: at(-0.07),
    dark: at(-0.15, 0.9),
    soft: at(Math.min(0.12, 0.94 - base.l), 0.85),
    pale
  }
}

function papers(
  ground: string,
  { light, dark }: Sources
): Pick<Palette, 'paper' | 'paperShade' | 'paperDeep' | 'ink' | 'inkSoft'> {
  const paper: Lch = { l: 0.965, c: Math.min(light.c, 0.03), h: light.h }
  const ink: Lch = { l: clamp(dark.l, 0.16, 0.28), c: Math.min(dark.c, 0.05), h: dark.h }
  const night = lchOf(ground).l < 0.45
  return {
    paper: hexOf(paper),
    paperShade: hexOf({ ...paper, l: 0.885, c: paper.c + 0.012 }),
    paperDeep: hexOf({ ...paper, l: 0.79, c: paper.c + 0.02 }),
    ink: hexOf(night ? { ...ink, l: Math.max(0.1, lchOf(ground).l - 0.11) } : ink),
    inkSoft: hexOf(night ? { ...ink, l: lchOf(ground).l + 0.13 } : { ...ink, l: ink.l + 0.14 })
  }
}
