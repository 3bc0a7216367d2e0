import { disc, layers, poly, rect, shape } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { daisy } from '../motifs/flowers.ts'
import { fence } from '../motifs/houses.ts'
import { winding } from '../motifs/peaks.ts'
import { stars } from '../motifs/sky.ts'
import { bush, tree } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const cottage = ({ p, take, random }: Stage): string => {
  const body = layers(
    rect(410, 280, 380, 250, p.paper),
    rect(700, 280, 90, 250, p.paperShade),
    shape(poly([370, 292], [600, 120], [830, 292]), p.accent.base),
    shape(poly([600, 120], [830, 292], [700, 292]), p.accent.deep),
    rect(700, 130, 46, 110, p.accent.dark),
    rect(694, 122, 58, 16, p.accent.deep),
    rect(556, 386, 92, 144, p.brand.base, 46),
    rect(556, 430, 92, 100, p.brand.base),
    disc(632, 466, 6, p.gold.base),
    disc(600, 226, 30, p.gold.pale),
    disc(600, 226, 22, p.third.base)
  )
  const windows = [442, 690].map(x =>
    layers(
      rect(x - 8, 352, 92, 96, p.third.dark, 4),
      rect(x, 360, 76, 80, p.gold.soft),
      rect(x + 35, 360, 6, 80, p.paper),
      rect(x, 396, 76, 6, p.paper),
      rect(x - 14, 444, 104, 18, p.brand.base, 4),
      [0, 1, 2, 3].map(at => disc(x + at * 25, 442, 11, at % 2 ? p.accent.base : p.gold.base))
    )
  )
  return layers(
    wall(p.ground),
    p.dark && stars(random, p.paper, 60),
    haloed(p, take ? 880 : 320, 190, 110),
    land(
      [
        [0, 450],
        [300, 410],
        [800, 452],
        [1200, 400]
      ],
      p.floor
    ),
    tree(250, 540, 340, p.leaf, p.ink),
    tree(960, 540, 270, p.leaf, p.ink),
    take && tree(1090, 548, 200, p.gold, p.ink),
    land(
      [
        [0, 530],
        [600, 512],
        [1200, 536]
      ],
      p.leaf.base
    ),
    body,
    windows,
    winding(602, 526, 640, p.gold.soft),
    fence(0, 380, 580, 70, p.paper, p.paperShade),
    fence(830, 1200, 580, 70, p.paper, p.paperShade),
    bush(420, 540, 40, p.leaf),
    bush(790, 540, 34, p.leaf),
    [90, 180, 880, 1000, 1100].map((x, at) => daisy(x, 604, 18, at % 2 ? p.accent : p.gold, p.paper))
  )
}

/** A house with a garden. */
export const scene: SceneDrawing = { draw: cottage }
