import { distance } from '../theme/colour.ts'
import { clamp, hexOf, hueGap, type Lch, lchOf } from './lch.ts'
import type { Colours, Mood, Palette, PaperColour, SceneryColour, ToneColour } from './palette.ts'
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

/** Is a backdrop of this lightness one of the night? */
const isDark = ({ l }: Lch): boolean => l < 0.45

/** Does a picture in this palette show the night? */
export const isNight = ({ ground }: Palette): boolean => isDark(lchOf(ground))

function scenery(ground: string, { accent, brand }: Sources): Record<SceneryColour, string> {
  const base = lchOf(ground)
  const dark = isDark(base)
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
    ground,
    halo: at(base.l > 0.8 ? 0.045 : 0.06, 0.95),
    floor: floor[0]!,
    'floor-deep': floor[1]!,
    sun: hexOf(seen),
    'sun-soft': hexOf({ ...seen, l: seen.l - 0.06, c: seen.c + 0.012 })
  }
}

function tones(ground: string, sources: Sources): Record<ToneColour, string> {
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
    ...toneOf('brand', brand, ground),
    ...toneOf('accent', accent, ground),
    ...toneOf('third', third, ground),
    ...toneOf('gold', { l: 0.78, c: strength + 0.01, h: 78 }, ground),
    ...toneOf('leaf', { l: 0.47, c: strength * 0.65, h: green }, ground)
  }
}

function papers(ground: string, { light, dark }: Sources): Record<PaperColour, string> {
  const paper: Lch = { l: 0.965, c: Math.min(light.c, 0.03), h: light.h }
  const ink: Lch = { l: clamp(dark.l, 0.16, 0.28), c: Math.min(dark.c, 0.05), h: dark.h }
  const night = isDark(lchOf(ground))
  return {
    paper: hexOf(paper),
    'paper-shade': hexOf({ ...paper, l: 0.885, c: paper.c + 0.012 }),
    'paper-deep': hexOf({ ...paper, l: 0.79, c: paper.c + 0.02 }),
    ink: hexOf(night ? { ...ink, l: Math.max(0.1, lchOf(ground).l - 0.11) } : ink),
    'ink-soft': hexOf(night ? { ...ink, l: lchOf(ground).l + 0.13 } : { ...ink, l: ink.l + 0.14 })
  }
}
