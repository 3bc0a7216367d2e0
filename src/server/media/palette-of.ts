import { distance } from '../../email/theme/colour.ts'
import { clamp, hexOf, hueGap, type Lch, lchOf } from './lch.ts'
import type { Colours, Mood, Palette } from './palette.ts'
import { GREY, groundOf, type Sources, sourcesOf } from './sources.ts'
import { toneOf } from './tones.ts'

/** Hues that a third object may take: terracotta, green, teal, blue, plum. Gold has a tone of its own. */
const HUES = [40, 150, 195, 255, 350]

/** The colours of a picture in the given mood. */
export function paletteOf(colours: Colours, mood: Mood): Palette {
  const sources = sourcesOf(colours)
  const ground = hexOf(groundOf(sources, mood))
  return { ...scenery(ground, sources), ...tones(ground, sources), ...papers(ground, sources) }
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
