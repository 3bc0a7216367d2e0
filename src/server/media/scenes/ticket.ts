import { each, layers } from '../draw.ts'
import { wall, wedges } from '../motifs/backdrop.ts'
import { ticket } from '../motifs/papers.ts'
import { scraps } from '../motifs/scraps.ts'
import { sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const admitted = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    wedges(600, take ? 700 : 312, 26, p.halo),
    take && scraps(p, random, 40),
    take
      ? layers(
          ticket(540, 330, -28, p.third, 1.2),
          ticket(600, 330, -10, p.brand, 1.2),
          ticket(680, 340, 10, p.accent, 1.2)
        )
      : layers(ticket(560, 250, -12, p.brand, 1.3), ticket(650, 390, 8, p.accent, 1.3)),
    !take &&
      each(
        [
          [170, 150, 30],
          [1040, 160, 38],
          [150, 480, 22],
          [1070, 520, 26]
        ],
        (x, y, r) => sparkle(x, y, r, p.paper)
      )
  )

/** Two tickets. */
export const scene: SceneDrawing = { draw: admitted }
