import { layers, rect } from '../draw.ts'
import { discs, haloed, shadow, table, wall } from '../motifs/backdrop.ts'
import { bean, coffeeBag, pourOver, steam } from '../motifs/coffee.ts'
import { mug } from '../motifs/cups.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const beans = (p: Palette, spots: [number, number, number][]): string =>
  spots.map(([x, y, turn]) => bean(x, y, turn, p.accent.dark, p.ink)).join('')

const bagged = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    discs(600, 330, [330, p.halo], [248, p.sunSoft], [172, p.sun]),
    rect(0, 560, 1200, 64, p.floorDeep),
    shadow({ ...p, floorDeep: p.floor }, 620, 566, 210),
    coffeeBag(p, 600, 566, 1.18),
    beans(p, [
      [150, 536, -24],
      [224, 566, 32],
      [96, 584, 8],
      [306, 540, -50],
      [890, 548, 60],
      [968, 570, -14],
      [1052, 538, 30],
      [1124, 574, -40],
      [824, 584, 4]
    ])
  )

const poured = ({ p }: Stage): string =>
  layers(
    table(p),
    haloed(p, 420, 232, 160),
    [420, 800].map((x, at) => shadow(p, x + 20, 556 - at * 4, 160)),
    pourOver(p, 420, 556, 1.1),
    steam(790, 380, p.paper),
    mug(790, 550, 104, 150, { tone: p.brand, glaze: { colour: p.paper, to: 0.5 } }, p.ink),
    beans(p, [
      [1000, 556, 20],
      [1064, 528, -36],
      [1110, 572, 62],
      [600, 586, 12],
      [160, 560, -20],
      [110, 586, 40]
    ])
  )

/** A bag of coffee and beans. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? poured(stage) : bagged(stage)) }
