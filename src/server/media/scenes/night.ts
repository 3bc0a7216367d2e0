import { layers, line, pick, rect, shape } from '../draw.ts'
import { land, wall } from '../motifs/backdrop.ts'
import { house } from '../motifs/houses.ts'
import { sparkle, stars } from '../motifs/sky.ts'
import { skyline } from '../motifs/skyline.ts'
import { tree } from '../motifs/trees.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const night = (stage: Stage): string => {
  const { p, take, random } = stage
  const dusk = {
    ...stage,
    p: { ...p, brand: p.third, gold: { ...p.brand, base: p.floorDeep, deep: p.floor, dark: p.ground } }
  }
  const town = take
    ? layers(
        land(
          [
            [0, 470],
            [400, 420],
            [800, 470],
            [1200, 400]
          ],
          p.floor
        ),
        [120, 330, 560, 760, 980].map((x, at) =>
          house(
            x,
            520 + (at % 2) * 14,
            120,
            90 + (at % 3) * 26,
            pick([p.third, p.accent, p.brand, p.third, p.accent], at),
            'gable',
            { colour: p.ink, lit: p.sun, chance: 0.8, random }
          )
        ),
        land(
          [
            [0, 540],
            [400, 520],
            [800, 548],
            [1200, 510]
          ],
          p.leaf.dark
        ),
        [70, 270, 500, 700, 920, 1140].map((x, at) => tree(x, 560, 130 + (at % 3) * 24, p.leaf, p.ink))
      )
    : layers(skyline(dusk, 0.6), rect(0, 556, 1200, 68, p.ink))
  return layers(
    wall(p.ground),
    stars(random, p.paper, 130, 400),
    crescent(p, take ? 900 : 1020, take ? 150 : 130),
    line('M660 70l-120 62', p.sunSoft, 4),
    sparkle(660, 70, 16, p.paper),
    town
  )
}

const crescent = (p: Palette, x: number, y: number): string =>
  shape(`M${x + 30} ${y - 96}A100 100 0 1 0 ${x + 96} ${y + 46}A84 84 0 0 1 ${x + 30} ${y - 96}Z`, p.sun)

/** A town under the stars. */
export const scene: SceneDrawing = { draw: night, mood: 'night' }
