import { disc, each, layers, place, poly, rect, shape, times } from '../draw.ts'
import { haloed, wall } from '../motifs/backdrop.ts'
import { balloon, bunting, cake } from '../motifs/party.ts'
import { scraps } from '../motifs/scraps.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const feted = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    take ? disc(600, 330, 270, p.halo) : haloed(p, 600, 300, 200),
    scraps(p, random, 46, 480),
    bunting(-20, 620, 20, 60, [p.accent.base, p.gold.base, p.brand.base, p.third.base]),
    bunting(580, 1220, 20, 60, [p.third.base, p.accent.base, p.gold.base, p.brand.base]),
    [
      [180, 300, 84, p.accent],
      [310, 220, 74, p.gold],
      [90, 190, 60, p.brand],
      [1010, 300, 86, p.third],
      [890, 210, 72, p.accent],
      [1110, 190, 62, p.gold]
    ].map(([x, y, r, tone]) => balloon(Number(x), Number(y), Number(r), tone as Palette['brand'], p.inkSoft)),
    rect(0, 566, 1200, 58, p.floor),
    take
      ? [
          [470, p.accent],
          [600, p.brand],
          [730, p.third]
        ].map(([x, tone], at) => partyHat(p, Number(x), 576, tone as Palette['brand'], at === 1 ? 1.25 : 0.9))
      : cake(p, 600, 578, 0.98)
  )

const partyHat = (p: Palette, x: number, foot: number, tone: Palette['brand'], size: number): string =>
  place(
    x,
    foot,
    layers(
      shape(poly([-90, 0], [0, -250], [90, 0]), tone.base),
      shape(poly([20, 0], [0, -250], [90, 0]), tone.deep),
      each(
        [
          [-34, -40],
          [10, -80],
          [-10, -140],
          [44, -28]
        ],
        (dx, dy) => disc(dx, dy, 12, p.gold.soft)
      ),
      times(9, at => disc(-88 + at * 22, -4, 14, p.paper)),
      disc(0, -252, 26, p.gold.base)
    ),
    0,
    size
  )

/** Balloons and bunting. */
export const scene: SceneDrawing = { draw: feted }
