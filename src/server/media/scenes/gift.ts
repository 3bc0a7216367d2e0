import { disc, layers, rect } from '../draw.ts'
import { shadow, wall, wedges } from '../motifs/backdrop.ts'
import { present } from '../motifs/boxes.ts'
import { scraps } from '../motifs/scraps.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const gifts = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    take ? wedges(600, 420, 24, p.halo) : disc(600, 330, 270, p.halo),
    scraps(p, random, 36, 330),
    rect(0, 556, 1200, 68, p.floor),
    [330, 600, 890].map(x => shadow(p, x + 10, 566, 150)),
    present(330, 566, 200, 190, p.third, p.gold, p.third.soft),
    present(890, 566, 230, 150, p.brand, p.accent, p.brand.soft),
    present(600, 566, 300, 270, p.accent, take ? p.third : p.brand),
    present(876, 414, 130, 104, p.gold, p.third)
  )

/** A wrapped gift. */
export const scene: SceneDrawing = { draw: gifts }
