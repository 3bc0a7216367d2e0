import { clip, disc, layers, place, rectPath, shape, times } from '../draw.ts'
import type { Tone } from '../palette.ts'

/** A bunch of grapes hanging from (x, y). */
export function grapes(x: number, y: number, r: number, tone: Tone): string {
  return [4, 5, 4, 3, 2, 1]
    .map((count, row) =>
      times(count, at =>
        layers(
          disc(x + (at - (count - 1) / 2) * r * 1.8, y + row * r * 1.55, r, (at + row) % 3 ? tone.base : tone.deep),
          disc(x + (at - (count - 1) / 2) * r * 1.8 - r * 0.3, y + row * r * 1.55 - r * 0.35, r * 0.2, tone.soft)
        )
      )
    )
    .join('')
}

/** A whole cheese with a wedge taken out, lying on (x, foot), 200 wide. */
export const cheese = (x: number, foot: number, size: number, tone: Tone): string =>
  place(
    x,
    foot,
    layers(
      shape('M-110 0V-64L90 -118L112 -66V0Z', tone.base),
      shape('M-110 -64L90 -118L112 -66Z', tone.soft),
      clip(
        rectPath(-110, -64, 222, 64),
        layers(
          disc(-60, -26, 15, tone.deep),
          disc(10, -44, 11, tone.deep),
          disc(60, -16, 19, tone.deep),
          disc(-10, -2, 12, tone.deep)
        )
      )
    ),
    0,
    size
  )
