import { smooth } from '../curve.ts'
import { disc, layers, line, oval, type Point, place, shape, times } from '../draw.ts'
import { discs, land, wall } from '../motifs/backdrop.ts'
import { winding } from '../motifs/peaks.ts'
import { tree } from '../motifs/trees.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const folds = (p: Palette): string =>
  layers(
    times(4, at =>
      shape(
        `M${200 + at * 200} ${at % 2 ? 148 : 108}L${400 + at * 200} ${at % 2 ? 108 : 148}V${at % 2 ? 500 : 540}L${200 + at * 200} ${at % 2 ? 540 : 500}Z`,
        at % 2 ? p.paperShade : p.paper
      )
    ),
    shape('M200 380Q300 330 400 390V540L200 500Z', p.third.base),
    shape('M400 390Q470 430 600 400V500L400 540Z', p.third.deep),
    shape('M800 148L1000 108V260Q900 300 800 236Z', p.brand.deep),
    shape('M660 136L800 148V236Q700 220 660 136Z', p.brand.base),
    line('M200 240L400 280L600 220L800 300L1000 250M520 124L560 508M760 144L700 520', p.gold.base, 11)
  )

const mapped = ({ p, take }: Stage): string => {
  const trail: Point[] = [
    [300, 450],
    [420, 350],
    [560, 380],
    [680, 300],
    [800, 200]
  ]
  const pin = (x: number, y: number, size: number): string =>
    place(
      x,
      y,
      layers(
        oval(0, 0, 34, 9, p.floorDeep),
        shape('M0 0C-22 -46 -72 -84 -72 -136A72 72 0 0 1 72 -136C72 -84 22 -46 0 0Z', p.accent.base),
        shape('M0 0C22 -46 72 -84 72 -136A72 72 0 0 0 0 -208Z', p.accent.deep),
        disc(0, -136, 30, p.paper)
      ),
      0,
      size
    )
  if (take)
    return layers(
      wall(p.ground),
      discs(600, 330, [290, p.halo]),
      land(
        [
          [0, 500],
          [300, 452],
          [800, 520],
          [1200, 460]
        ],
        p.floor
      ),
      land(
        [
          [0, 560],
          [600, 520],
          [1200, 560]
        ],
        p.floorDeep
      ),
      winding(600, 470, 640, p.paper),
      [220, 330, 900, 1010].map((x, at) => tree(x, 540 + (at % 2) * 20, 190 + at * 14, p.leaf, p.ink)),
      pin(600, 480, 1.9)
    )
  return layers(
    wall(p.ground),
    disc(600, 312, 290, p.halo),
    folds(p),
    line(smooth(trail), p.ink, 8, '4 22'),
    disc(300, 450, 13, p.ink),
    pin(800, 214, 1),
    tree(900, 460, 120, p.leaf, p.ink),
    tree(950, 480, 90, p.leaf, p.ink)
  )
}

/** A folded map with a pin. */
export const scene: SceneDrawing = { draw: mapped }
