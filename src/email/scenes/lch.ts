import { fromOklab, oklab } from '../theme/colour.ts'

/** A colour as lightness (0–1), chroma (0 to about 0.3) and hue (degrees) in OKLCH. */
export interface Lch {
  l: number
  c: number
  h: number
}

/** `value`, but not outside the two limits. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** OKLCH of a `#rrggbb`. */
export function lchOf(hex: string): Lch {
  const [l, a, b] = oklab(hex)
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** The inverse; what a screen cannot show is clamped. */
export function hexOf({ l, c, h }: Lch): string {
  const angle = (h * Math.PI) / 180
  return fromOklab([clamp(l, 0, 1), c * Math.cos(angle), c * Math.sin(angle)])
}

/** Degrees between two hues, 0–180. */
export const hueGap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)
