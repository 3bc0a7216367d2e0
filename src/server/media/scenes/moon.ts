import { disc, layers, rect } from '../draw.ts'
import { land, wall } from '../motifs/backdrop.ts'
import { sailboat } from '../motifs/boats.ts'
import { glitter, moon, ripples, stars } from '../motifs/sky.ts'
import { fir } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const lake = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    stars(random, p.paper, 110, 380),
    disc(take ? 380 : 760, 190, 214, p.halo),
    moon(p, take ? 380 : 760, 190, 156),
    land(
      [
        [0, 396],
        [200, 350],
        [460, 404],
        [760, 380],
        [1000, 336],
        [1200, 384]
      ],
      p.floor
    ),
    rect(0, 404, 1200, 220, p.floorDeep),
    glitter(random, take ? 380 : 760, 418, 610, p.gold.soft),
    take
      ? layers(
          land(
            [
              [0, 560],
              [200, 590],
              [500, 624]
            ],
            p.ink
          ),
          fir(80, 580, 330, { ...p.leaf, base: p.ink, deep: p.inkSoft }, p.ink),
          fir(190, 600, 220, { ...p.leaf, base: p.ink, deep: p.inkSoft }, p.ink),
          sailboat(p, 870, 470, 0.7)
        )
      : sailboat(p, 360, 500, 1.24, p.ink),
    ripples(606, 1, 20, p.floorDeep)
  )

/** A full moon over water. */
export const scene: SceneDrawing = { draw: lake, mood: 'night' }
