/** Colours are `#rrggbb` in lower case everywhere in the core; these functions take and give nothing else. */

export type Triple = [number, number, number]

/** Red, green and blue, 0–255 each. */
export function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The inverse of `channels`; values are rounded and clamped. */
export function hexOf(rgb: readonly number[]): string {
  const byte = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

const toLinear = (byte: number): number => {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
const fromLinear = (c: number): number =>
  255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(0, c) ** (1 / 2.4) - 0.055)

/** Relative luminance as WCAG 2.2 defines it, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as Triple
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** OKLab coordinates (Björn Ottosson, https://bottosson.github.io/posts/oklab/): lightness 0–1, then the two colour axes. */
export function oklab(hex: string): Triple {
  const [r, g, b] = channels(hex).map(toLinear) as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  ]
}

/** The inverse of `oklab`; what lies outside sRGB is clamped. */
export function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ]
  return hexOf(linear.map(fromLinear))
}

/** `share` (0–1) of `a` in `b`, mixed in OKLab so that the middle stays clean. */
export function mix(a: string, b: string, share: number): string {
  const [to, from] = [oklab(a), oklab(b)]
  const between = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share
  return fromOklab([between(0), between(1), between(2)])
}

/** How far apart two colours look; about 0.02 is just noticeable. */
export function distance(a: string, b: string): number {
  return distanceInOklab(oklab(a), oklab(b))
}

/** The same of colours whose places in OKLab are known. */
export const distanceInOklab = (one: Triple, other: Triple): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** The colour with its lightness moved by `amount` (0–1) and its hue kept. */
export function lighten(hex: string, amount = 0.1): string {
  const [lightness, a, b] = oklab(hex)
  return fromOklab([Math.max(0, Math.min(1, lightness + amount)), a, b])
}

/** The opposite of `lighten`. */
export const darken = (hex: string, amount = 0.1): string => lighten(hex, -amount)

/** Contrast of ordinary text that WCAG 2.2 AA asks for. */
export const READABLE = 4.5

/**
 * The first of `preferred` that reads on `ground`, else white or near black, whichever reads better. Between the two lies a
 * narrow band of mid tones on which only pure black reaches 4.5:1.
 */
export function readableOn(ground: string, preferred: string[] = []): string {
  const plain = contrast('#ffffff', ground) >= contrast('#111111', ground) ? '#ffffff' : '#111111'
  return [...preferred, plain].find(colour => contrast(colour, ground) >= READABLE) ?? '#000000'
}

/** `colour` moved towards `anchor` (a colour that reads on every ground) just far enough to read on all of them. */
export function adjustToRead(colour: string, grounds: string[], anchor: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = share === 0 ? colour : mix(anchor, colour, share)
    if (grounds.every(ground => contrast(candidate, ground) >= READABLE)) return candidate
  }
  return anchor
}
