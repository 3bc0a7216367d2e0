import { clip, disc, layers, line, n, oval, poly, rect, rectPath, shape } from '../draw.ts'
import type { Tone } from '../palette.ts'

/** A fir of three tiers standing at (x, foot), its right half in shade. */
export function fir(x: number, foot: number, tall: number, tone: Tone, trunk: string): string {
  const tier = (from: number, to: number, half: number): string =>
    layers(
      shape(poly([x - half, foot - from], [x, foot - to], [x + half, foot - from]), tone.base),
      shape(poly([x, foot - from], [x, foot - to], [x + half, foot - from]), tone.deep)
    )
  const w = tall * 0.24
  return layers(
    rect(x - tall * 0.03, foot - tall * 0.16, tall * 0.06, tall * 0.16, trunk),
    tier(tall * 0.13, tall * 0.62, w),
    tier(tall * 0.36, tall * 0.82, w * 0.8),
    tier(tall * 0.58, tall, w * 0.58)
  )
}

/** A tree with an oval crown and a forked trunk. */
export function tree(x: number, foot: number, tall: number, tone: Tone, trunk: string): string {
  const [rx, ry, cy] = [tall * 0.25, tall * 0.37, foot - tall * 0.63]
  const crown = `M${n(x - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`
  const branches = `M${n(x)} ${n(foot)}V${n(cy - ry * 0.2)}M${n(x)} ${n(cy + ry * 0.55)}l${n(rx * 0.45)} ${n(-ry * 0.42)}M${n(x)} ${n(cy + ry * 0.3)}l${n(-rx * 0.4)} ${n(-ry * 0.36)}`
  return layers(
    shape(crown, tone.base),
    clip(crown, oval(x + rx * 0.95, cy + ry * 0.1, rx, ry * 1.05, tone.deep)),
    line(branches, trunk, Math.max(4, tall * 0.028))
  )
}

/** A round bush that sits at (x, foot). */
export const bush = (x: number, foot: number, r: number, tone: Tone): string =>
  layers(
    clip(
      rectPath(x - 2 * r, foot - 2 * r, 4 * r, 2 * r),
      layers(
        disc(x - r * 0.7, foot - r * 0.2, r * 0.62, tone.base),
        disc(x + r * 0.75, foot - r * 0.15, r * 0.6, tone.deep),
        disc(x, foot - r * 0.4, r * 0.85, tone.base)
      )
    )
  )
