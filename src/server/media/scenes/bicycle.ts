import { disc, layers, oval, rect } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { bicycle } from '../motifs/bicycle.ts'
import { tree } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const cycling = (stage: Stage): string => {
  const { p, take } = stage
  const behind = take
    ? layers(
        rect(0, 0, 1200, 524, p.floor),
        rect(140, 70, 380, 260, p.sun, 4),
        rect(324, 70, 12, 260, p.paper),
        rect(140, 190, 380, 12, p.paper),
        rect(124, 326, 412, 18, p.paper),
        rect(830, 90, 210, 436, p.brand.base, 6),
        rect(856, 120, 158, 150, p.brand.deep),
        rect(856, 296, 158, 200, p.brand.deep),
        disc(1004, 320, 10, p.gold.base)
      )
    : layers(
        haloed(p, 600, 240, 190),
        land(
          [
            [0, 470],
            [340, 420],
            [800, 480],
            [1200, 420]
          ],
          p.floor
        ),
        tree(140, 540, 300, p.leaf, p.ink),
        tree(1070, 540, 240, p.brand, p.ink)
      )
  return layers(
    wall(p.ground),
    behind,
    rect(0, 524, 1200, 100, p.floorDeep),
    oval(620, 566, 300, 16, p.inkSoft),
    bicycle(p, 600, 564, 1.28, take ? p.third : p.accent)
  )
}

/** A bicycle. */
export const scene: SceneDrawing = { draw: cycling }
