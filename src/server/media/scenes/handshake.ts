import { each, layers, line, place, rect, shape } from '../draw.ts'
import { haloed, wall, wedges } from '../motifs/backdrop.ts'
import { heart } from '../motifs/emblems.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** Two forearms that meet in a handshake, in sleeves; no skin, hands take the paper and gold tints. */
const handshake = (p: Palette, x: number, y: number, size: number): string =>
  place(
    x,
    y,
    layers(
      shape('M-600 -60L-196 -96V92L-600 170Z', p.brand.base),
      shape('M-600 70L-196 40V92L-600 170Z', p.brand.deep),
      shape('M600 -60L196 -96V92L600 170Z', p.accent.base),
      shape('M600 70L196 40V92L600 170Z', p.accent.deep),
      rect(-206, -104, 44, 204, p.paper, 8),
      rect(162, -104, 44, 204, p.paper, 8),
      shape('M166 -82H96Q60 -92 20 -78L-40 -56Q-84 -34 -96 4Q-92 32 -62 22Q-30 -4 0 -2L120 86H166Z', p.gold.soft),
      shape(
        'M-166 -80H-110Q-60 -96 -18 -84L-50 -50Q-84 -30 -96 4Q-92 32 -62 22Q-34 -2 2 0L104 78Q116 100 96 112Q82 118 66 106Q66 130 42 130Q30 130 20 120Q12 140 -10 136Q-20 134 -28 126Q-40 138 -56 130Q-70 124 -110 84H-166Z',
        p.gold.base
      ),
      line('M66 106L24 72M20 120L-18 88M-28 126L-58 98', p.gold.dark, 6),
      shape('M20 -78L-40 -56Q-84 -34 -96 4Q-92 32 -62 22Q-30 -4 0 -2L30 20L96 -10V-90Q60 -92 20 -78Z', p.gold.soft)
    ),
    0,
    size
  )

const agreed = ({ p, take }: Stage): string =>
  layers(
    wall(p.ground),
    take ? wedges(600, 330, 26, p.halo) : haloed(p, 600, 300, 226),
    handshake(p, 600, 330, 1.25),
    take
      ? heart(600, 110, 56, p.accent)
      : each(
          [
            [480, 120],
            [600, 84],
            [720, 120]
          ],
          (x, y, _c, at) => place(x, y, rect(-6, -30, 12, 56, p.paper, 6), (at - 1) * 28)
        )
  )

/** Two hands shaking. */
export const scene: SceneDrawing = { draw: agreed }
