import { distance } from '../theme/colour.ts'
import { clamp, hexOf, hueGap, type Lch, lchOf } from './lch.ts'
import type { Shade } from './palette.ts'
import { GREY } from './sources.ts'

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

/** A colour in its shades, by the names of their classes, its lightness first moved until it stands out from the ground. */
export function toneOf<Name extends string>(
  name: Name,
  colour: Lch,
  ground: string
): Record<`${Name}${Shade}`, string> {
  const base = apart({ ...colour, l: clamp(colour.l, 0.3, 0.87) }, ground)
  const at = (lift: number, chroma = 1): string => hexOf({ l: base.l + lift, c: base.c * chroma, h: base.h })
  const shades: Record<Shade, string> = {
    '': hexOf(base),
    '-deep': at(-0.07),
    '-dark': at(-0.15, 0.9),
    '-soft': at(Math.min(0.12, 0.94 - base.l), 0.85),
    '-pale': hexOf({ l: Math.max(base.l + 0.06, 0.9), c: base.c * 0.4, h: base.h })
  }
  const named = Object.entries(shades).map(([shade, hex]) => [`${name}${shade}`, hex])
  return Object.fromEntries(named) as Record<`${Name}${Shade}`, string>
}
