import { layers, rect } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { birds, lighthouse, sailboat } from '../motifs/boats.ts'
import { cloud, glitter, moon, ripples, stars } from '../motifs/sky.ts'
import { bush } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const coast = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    p.dark && stars(random, p.paper, 70),
    p.dark ? moon(p, 760, 190, 140) : haloed(p, take ? 460 : 770, 210, 138),
    !p.dark &&
      layers(cloud(190, 170, 1, p.halo), cloud(1090, 130, 0.7, p.halo), birds(take ? 640 : 330, 120, p.inkSoft)),
    rect(0, 400, 1200, 224, p.third.base),
    glitter(random, take ? 460 : 770, 412, 560, p.sun),
    take
      ? layers(
          land(
            [
              [760, 490],
              [880, 386],
              [1060, 384],
              [1200, 330]
            ],
            p.brand.base
          ),
          lighthouse(p, 1010, 382, 1),
          bush(1120, 372, 36, p.leaf)
        )
      : land(
          [
            [820, 484],
            [960, 380],
            [1090, 372],
            [1200, 338]
          ],
          p.brand.soft
        ),
    sailboat(p, take ? 420 : 440, 458, take ? 0.94 : 1.16),
    sailboat(p, take ? 700 : 980, 426, 0.3),
    rect(0, 482, 1200, 142, p.third.deep),
    ripples(494, 3, 40, p.third.soft, 6, 9),
    land(
      [
        [0, 600],
        [300, 560],
        [640, 612],
        [900, 640],
        [1200, 640]
      ],
      p.gold.soft
    )
  )

/** A boat on the sea. */
export const scene: SceneDrawing = { draw: coast }
