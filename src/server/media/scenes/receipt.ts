import { layers, place, rect } from '../draw.ts'
import { discs, wall } from '../motifs/backdrop.ts'
import { coin, coinPile } from '../motifs/coins.ts'
import { till } from '../motifs/papers.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const billed = ({ p, take }: Stage): string =>
  layers(
    wall(p.ground),
    discs(600, 312, [280, p.halo], [220, p.sun]),
    take
      ? layers(
          place(
            600,
            330,
            layers(
              rect(-330, -150, 330, 210, p.third.base, 18),
              rect(-330, -108, 330, 40, p.ink),
              rect(-300, -20, 90, 20, p.third.soft, 6)
            ),
            -10
          ),
          place(180, 0, till(p, 600, 90), 4)
        )
      : layers(rect(390, 70, 420, 26, p.ink, 13), till(p, 600, 84)),
    coinPile(take ? 420 : 300, 580, 3, p.gold, 74),
    coinPile(take ? 290 : 930, 580, take ? 2 : 4, p.gold, 74),
    take ? coin(520, 500, 56, p.gold) : coin(1010, 530, 50, p.gold)
  )

/** A receipt. */
export const scene: SceneDrawing = { draw: billed, mirror: false }
