import { disc, layers, oval, place, poly, rect, shape } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** A painter's palette with dabs, round (x, y). */
export const paintPalette = (p: Palette, x: number, y: number, size: number): string =>
  place(
    x,
    y,
    layers(
      shape(
        'M-210 10C-220 -110 -90 -160 30 -150C160 -140 230 -60 210 20C196 76 130 50 100 76C70 104 110 140 50 150C-80 164 -200 120 -210 10Z',
        p.gold.base
      ),
      oval(60, 70, 34, 24, p.ground),
      [
        [-130, -20, p.accent.base],
        [-70, -92, p.third.base],
        [30, -106, p.brand.base],
        [130, -50, p.paper],
        [-110, 72, p.leaf.base],
        [-20, 100, p.ink]
      ].map(([dx, dy, c]) =>
        layers(disc(Number(dx), Number(dy), 34, String(c)), disc(Number(dx) + 18, Number(dy) + 16, 18, String(c)))
      )
    ),
    0,
    size
  )

/** A paint brush standing with its tip up at (x, y). */
export const brush = (
  p: Palette,
  x: number,
  y: number,
  turn: number,
  paint: string,
  handle: string,
  tall = 330
): string =>
  place(
    x,
    y,
    layers(
      shape(poly([-9, 110], [9, 110], [5, tall], [-5, tall]), handle),
      rect(-15, 66, 30, 50, p.paperDeep, 3),
      shape('M-17 68Q-22 20 0 -14Q22 20 17 68Z', p.ink),
      shape('M-17 34Q-18 8 0 -14Q18 8 17 34Q0 46 -17 34Z', paint)
    ),
    turn
  )
