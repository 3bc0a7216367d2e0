import { layers, line, place, poly, shape, times } from '../draw.ts'
import { discs, wall, wedges } from '../motifs/backdrop.ts'
import { star } from '../motifs/emblems.ts'
import { scraps } from '../motifs/scraps.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const popper = (p: Palette, x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    layers(
      shape(poly([-26, 0], [26, 0], [82, -230], [-82, -230]), p.accent.base),
      times(3, at =>
        shape(
          poly(
            [-34 - at * 18, -36 - at * 72],
            [34 + at * 18, -56 - at * 72],
            [40 + at * 18, -82 - at * 72],
            [-40 - at * 18, -62 - at * 72]
          ),
          p.gold.base
        )
      ),
      shape('M-82 -230A82 26 0 0 1 82 -230A82 26 0 0 1 -82 -230Z', p.accent.dark),
      line('M0 -240q-30 -60 10 -110M-40 -240q-60 -30 -50 -110M40 -240q70 -40 50 -120', p.gold.soft, 8)
    ),
    turn
  )

const thrown = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    take ? wedges(600, 700, 24, p.halo) : discs(600, 312, [250, p.halo]),
    scraps(p, random, take ? 90 : 120),
    take ? layers(popper(p, 170, 650, 36), popper(p, 1030, 650, -36)) : place(600, 318, star(150, p.gold.base))
  )

/** Confetti falling. */
export const scene: SceneDrawing = { draw: thrown }
