import { clip, fade, layers, line, type Point, place, poly, rect, shape } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** A sailing boat about 300 high with two sails, its water line at (x, y). */
export const sailboat = (p: Palette, x: number, y: number, size: number, hull = p.ink, sail = p.paper): string =>
  place(
    x,
    y,
    layers(
      rect(-3, -292, 7, 268, hull),
      shape('M-10 -280C-30 -170 -78 -90 -122 -44H-10Z', p.sunSoft),
      shape('M10 -288C44 -190 70 -120 96 -44H10Z', sail),
      shape('M10 -288C26 -190 30 -120 30 -44H10Z', p.paperShade),
      shape('M-150 -30H134C124 -2 108 12 84 16H-96C-126 10 -142 -8 -150 -30Z', hull),
      shape('M-150 -30H134L130 -19H-146Z', p.accent.base)
    ),
    0,
    size
  )

/** A striped lighthouse 300 high standing on (x, foot). */
export const lighthouse = (p: Palette, x: number, foot: number, size: number): string => {
  const tower = poly([-44, 0], [-28, -232], [28, -232], [44, 0])
  return place(
    x,
    foot,
    layers(
      shape(tower, p.paper),
      clip(
        tower,
        layers(
          [-60, -150, -240].map(y => rect(-60, y, 120, 44, p.accent.base)),
          fade(0.16, rect(8, -240, 60, 250, p.ink))
        )
      ),
      rect(-40, -244, 80, 14, p.ink, 3),
      rect(-20, -286, 40, 44, p.gold.soft),
      rect(-3, -286, 6, 44, p.ink),
      shape('M-30 -284Q0 -330 30 -284Z', p.accent.dark),
      rect(-10, -40, 20, 40, p.ink, 10),
      rect(-7, -190, 14, 22, p.ink, 7)
    ),
    0,
    size
  )
}

/** Gulls far off, drawn as two strokes each. */
export const birds = (
  x: number,
  y: number,
  colour: string,
  spots: Point[] = [
    [0, 0],
    [64, -34],
    [118, 6]
  ]
): string =>
  spots
    .map(([dx, dy], at) => line(`M${x + dx - 20} ${y + dy - 8}q12 -10 20 6q8 -16 22 -6`, colour, at === 1 ? 5 : 4))
    .join('')
