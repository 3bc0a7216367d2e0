import { each, layers, line } from '../draw.ts'
import { discs, wall, wedges } from '../motifs/backdrop.ts'
import { padlock, shieldSign } from '../motifs/emblems.ts'
import { cloud, sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const guarded = ({ p, take }: Stage): string =>
  layers(
    wall(p.ground),
    take ? wedges(600, 312, 28, p.halo) : discs(600, 318, [300, p.halo], [230, p.sun]),
    shieldSign(p, 600, 322, 1.36, take ? p.accent : p.brand),
    take ? line('M530 322L584 378L684 262', p.paper, 34) : padlock(p, 600, 300, 1.06, p.gold),
    cloud(220, 560, 1.2, p.halo),
    cloud(1000, 590, 1.3, p.halo),
    each(
      [
        [230, 170, 26],
        [980, 130, 34],
        [1040, 330, 18],
        [170, 350, 18]
      ],
      (x, y, r) => sparkle(x, y, r, p.paper)
    )
  )

/** A shield with a lock. */
export const scene: SceneDrawing = { draw: guarded, mirror: false }
