import { layers, place, poly, rect, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A town house with rows of windows, its left foot at (x, foot); `lit` gives the chance that a window glows. */
export function house(
  x: number,
  foot: number,
  width: number,
  tall: number,
  tone: Tone,
  roof: 'flat' | 'gable' | 'shed',
  windows: { colour: string; lit: string; chance: number; random: () => number }
): string {
  const [columns, rows] = [Math.max(2, Math.round(width / 52)), Math.max(1, Math.floor((tall - 40) / 66))]
  const gap = width / columns
  const top = foot - tall
  const glass = times(rows * columns, at => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return rect(
      x + gap * (column + 0.5) - gap * 0.22,
      top + 30 + row * 64,
      gap * 0.44,
      38,
      windows.random() < windows.chance ? windows.lit : windows.colour,
      2
    )
  })
  const roofs = {
    flat: rect(x - 6, top - 12, width + 12, 14, tone.dark),
    gable: shape(poly([x - 8, top + 1], [x + width / 2, top - width * 0.42], [x + width + 8, top + 1]), tone.dark),
    shed: shape(poly([x - 8, top + 1], [x + width + 8, top + 1], [x + width + 8, top - width * 0.3]), tone.dark)
  }
  return layers(
    roofs[roof],
    rect(x, top, width, tall, tone.base),
    rect(x + width * 0.78, top, width * 0.22, tall, tone.deep),
    glass
  )
}

/** A fence of pales between two places. */
export const fence = (from: number, to: number, foot: number, tall: number, colour: string, rail: string): string =>
  layers(
    [0.3, 0.66].map(at => rect(from, foot - tall * (1 - at), to - from, 10, rail)),
    times(Math.floor((to - from) / 44), at =>
      shape(
        poly(
          [from + at * 44 + 6, foot],
          [from + at * 44 + 6, foot - tall * 0.86],
          [from + at * 44 + 20, foot - tall],
          [from + at * 44 + 34, foot - tall * 0.86],
          [from + at * 44 + 34, foot]
        ),
        colour
      )
    )
  )

/** A tent 260 wide, lit from inside, standing on (x, foot). */
export const tent = (p: Palette, x: number, foot: number, size: number): string =>
  place(
    x,
    foot,
    layers(
      shape(poly([-150, 0], [-20, -150], [40, 0]), p.accent.base),
      shape(poly([-20, -150], [40, 0], [150, 0], [70, -128]), p.accent.deep),
      shape(poly([-20, -150], [-64, 0], [16, 0]), p.gold.soft),
      shape(poly([-20, -150], [-64, 0], [-40, 0]), p.gold.base)
    ),
    0,
    size
  )
