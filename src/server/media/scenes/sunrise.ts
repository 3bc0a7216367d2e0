import { disc, each, HEIGHT, layers, pick } from '../draw.ts'
import { land, wall, wedges } from '../motifs/backdrop.ts'
import { birds } from '../motifs/boats.ts'
import { house } from '../motifs/houses.ts'
import { winding } from '../motifs/peaks.ts'
import { grass } from '../motifs/plants.ts'
import { bush, fir, tree } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

export const day = ({ p, take, random }: Stage): string => {
  const [x, y] = take ? [340, 330] : [660, 340]
  return layers(
    wall(p.ground),
    wedges(x, y, 18, p.halo, 1400, 5),
    disc(x, y, 210, p.sunSoft),
    disc(x, y, 164, p.sun),
    land(
      [
        [0, 372],
        [260, 410],
        [600, 350],
        [900, 404],
        [1200, 352]
      ],
      p.third.soft
    ),
    land(
      [
        [0, 430],
        [380, 400],
        [760, 462],
        [1200, 404]
      ],
      p.brand.soft
    ),
    land(
      [
        [0, 500],
        [300, 462],
        [800, 520],
        [1200, 470]
      ],
      p.brand.base
    ),
    winding(take ? 820 : 430, 486, HEIGHT + 10, p.gold.soft),
    take
      ? each(
          [
            [700, 486, 130],
            [980, 500, 170],
            [1090, 494, 120]
          ],
          (a, b, c) => tree(a, b, c, p.leaf, p.ink)
        )
      : layers(
          [150, 224, 1050].map((a, at) => fir(a, 500, pick([130, 170, 150], at), p.leaf, p.ink)),
          house(860, 486, 96, 66, p.accent, 'gable', { colour: p.gold.soft, lit: p.gold.soft, chance: 1, random })
        ),
    land(
      [
        [0, 590],
        [240, 566],
        [520, 610],
        [760, 620]
      ],
      p.brand.deep
    ),
    birds(take ? 720 : 240, 170, p.ink),
    bush(1010, 560, 44, p.leaf),
    bush(120, 592, 52, p.leaf),
    grass(300, 600, 40, p.leaf.dark),
    grass(880, 600, 34, p.leaf.dark)
  )
}

/** The sun rising over hills. */
export const scene: SceneDrawing = { draw: day }
