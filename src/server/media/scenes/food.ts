import { disc, each, layers, oval, rect, times } from '../draw.ts'
import { haloed, shadow, table, wall } from '../motifs/backdrop.ts'
import { steam } from '../motifs/coffee.ts'
import { citrus, cutlery, egg, plate, tomato } from '../motifs/food.ts'
import { cheese } from '../motifs/larder.ts'
import { leaf } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const plated = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    disc(600, 312, 300, p.halo),
    rect(300, 40, 600, 544, p.floor, 14),
    times(9, at => rect(300 + at * 66 + 20, 40, 14, 544, p.floorDeep)),
    plate(p, 600, 312, 236),
    cutlery(600, 312, 296, 360, p.ink),
    disc(600, 312, 150, p.brand.base),
    disc(606, 318, 138, p.brand.deep),
    each(
      [
        [520, 270, -40],
        [560, 220, 0],
        [640, 216, 30],
        [704, 300, 90],
        [520, 380, -120]
      ],
      (x, y, turn) => leaf(x, y, 92, turn, p.leaf)
    ),
    egg(568, 318, 58, p.paper, p.gold),
    tomato(664, 282, 48, p.accent),
    tomato(640, 376, 40, p.accent),
    citrus(536, 400, 34, p.gold, p.paper),
    disc(1040, 150, 84, p.third.base),
    disc(1040, 150, 66, p.third.soft),
    citrus(1040, 150, 46, p.gold, p.paper),
    tomato(150, 470, 62, p.accent),
    leaf(210, 520, 110, 60, p.leaf),
    leaf(206, 530, 90, 110, p.leaf),
    disc(1066, 486, 70, p.accent.base),
    leaf(1066, 430, 70, 36, p.leaf)
  )

const potluck = ({ p }: Stage): string =>
  layers(
    table(p, 440),
    haloed(p, 600, 220, 178),
    [270, 610, 960].map(x => shadow(p, x + 16, 552, 180)),
    steam(610, 236, p.paper, 110),
    oval(610, 300, 26, 18, p.brand.dark),
    vessel(
      610,
      552,
      [
        [150, 0],
        [196, 30],
        [206, 110],
        [206, 190]
      ],
      { tone: p.brand, bands: { colour: p.brand.soft, at: [0.8], thick: 10 } }
    ),
    rect(388, 352, 444, 24, p.brand.deep, 12),
    rect(446, 316, 328, 40, p.brand.soft, 20),
    [382, 800].map(x => rect(x, 410, 36, 46, p.brand.deep, 12)),
    vessel(266, 552, PROFILES.bowl(160, 122), { tone: p.third, bands: { colour: p.paper, at: [0.76], thick: 14 } }),
    [190, 264, 338].map((x, at) => (at === 1 ? tomato(x, 410, 50, p.accent) : citrus(x, 420, 48, p.gold, p.paper))),
    vessel(960, 552, PROFILES.bottle(58, 300), { tone: p.gold, glaze: { colour: p.gold.pale, to: 0.4 } }),
    tomato(1080, 540, 40, p.accent),
    leaf(1120, 570, 90, 70, p.leaf),
    cheese(820, 572, 0.62, p.gold)
  )

/** A laid table with a full plate. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? potluck(stage) : plated(stage)) }
