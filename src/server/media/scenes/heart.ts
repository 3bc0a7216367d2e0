import { each, layers, pick, ring, times } from '../draw.ts'
import { discs, wall, wedges } from '../motifs/backdrop.ts'
import { heart } from '../motifs/emblems.ts'
import { sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const loved = ({ p, take, random }: Stage): string => {
  const small = times(26, at =>
    heart(
      (at % 2 ? 880 : 40) + random() * 290,
      40 + Math.floor(at / 2) * 46,
      14 + random() * 22,
      pick([p.gold, p.third, p.brand], at),
      random() * 50 - 25
    )
  )
  if (take)
    return layers(
      wall(p.ground),
      wedges(600, 320, 22, p.halo),
      heart(470, 330, 190, p.brand, -12),
      heart(740, 350, 170, p.accent, 12),
      each(
        [
          [180, 140, 40],
          [1040, 160, 50],
          [220, 500, 30],
          [1030, 500, 36]
        ],
        (x, y, r) => heart(x, y, r, p.gold, (x % 40) - 20)
      )
    )
  return layers(
    wall(p.ground),
    small,
    discs(600, 312, [290, p.halo]),
    heart(600, 324, 226, p.accent),
    ring(600, 312, 272, p.paper, 4),
    each(
      [
        [846, 150],
        [352, 470]
      ],
      (x, y) => sparkle(x, y, 34, p.paper)
    )
  )
}

/** A large heart. */
export const scene: SceneDrawing = { draw: loved }
