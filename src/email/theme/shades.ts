import { fromOklab, oklab } from './colour.ts'

/** Lightness of the shades, from the palest to the deepest (OKLab, 0–1). */
const STEPS = [0.95, 0.86, 0.75, 0.63, 0.51, 0.39, 0.27]

/** Seven shades of a colour's own hue, from pale to deep; the ends carry less of it, as ink thinned and ink in shadow do. */
export function shadesOf(colour: string): string[] {
  const [own, a, b] = oklab(colour)
  return STEPS.map(lightness => {
    const share = Math.min(1, chromaRoom(lightness) / chromaRoom(own))
    return fromOklab([lightness, a * share, b * share])
  })
}

/** How much colour fits at a lightness: most in the middle, next to none in black and white. */
const chromaRoom = (lightness: number): number => Math.max(0.12, 1 - Math.abs(lightness - 0.55) / 0.5)
