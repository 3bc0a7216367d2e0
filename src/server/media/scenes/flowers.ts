import { disc, each, layers, line, place, rect, shape } from '../draw.ts'
import { shadow, table, wall, wedges } from '../motifs/backdrop.ts'
import { berries, blossom, daisy, tulip } from '../motifs/flowers.ts'
import { leaf } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const bunch = (p: Palette, x: number, y: number): string =>
  layers(
    each(
      [
        [-150, -60],
        [-96, -150],
        [20, -206],
        [110, -140],
        [168, -60],
        [-30, -120],
        [60, -60],
        [-90, -40]
      ],
      (dx, dy) => line(`M${x} ${y + 60}Q${x + dx * 0.3} ${y + dy * 0.2} ${x + dx} ${y + dy}`, p.leaf.dark, 6)
    ),
    each(
      [
        [-66, 190],
        [-40, 230],
        [38, 230],
        [66, 190],
        [12, 250]
      ],
      (turn, length) => leaf(x, y + 40, length, turn, p.leaf)
    ),
    berries(p, x - 50, y, 190, p.gold.base),
    berries(p, x + 120, y, 150, p.third.base),
    blossom(x - 6, y - 88, 62, p.accent, p.ink),
    daisy(x - 130, y - 96, 50, { ...p.gold, base: p.paper, soft: p.paperShade }, p.gold.base),
    daisy(x + 104, y - 140, 46, { ...p.gold, base: p.paper, soft: p.paperShade }, p.gold.base),
    tulip(x + 16, y - 180, 0.78, p.brand, 6),
    tulip(x - 92, y - 150, 0.66, p.gold, -20),
    blossom(x + 140, y - 40, 46, p.third, p.gold.base),
    blossom(x - 110, y - 8, 44, p.gold, p.accent.dark),
    daisy(x + 50, y - 14, 38, p.accent, p.gold.soft)
  )

const bouquet = ({ p, take }: Stage): string => {
  const wrap = (x: number): string =>
    layers(
      shape(`M${x - 200} 290Q${x} 400 ${x + 200} 290L${x + 46} 560L${x + 60} 624H${x - 60}L${x - 46} 560Z`, p.paper),
      shape(`M${x + 200} 290L${x + 46} 560L${x + 60} 624H${x}Q${x + 70} 470 ${x + 60} 338Z`, p.paperShade),
      rect(x - 54, 544, 108, 22, p.accent.base, 8),
      shape(`M${x} 552q-70 -34 -80 4q10 34 80 0q70 -34 80 4q-10 34 -80 0Z`, p.accent.deep)
    )
  if (!take)
    return layers(
      table(p, 500),
      disc(600, 270, 262, p.halo),
      disc(600, 270, 196, p.sun),
      shadow(p, 620, 560, 150),
      bunch(p, 600, 272),
      vessel(600, 566, PROFILES.round(124, 236), { tone: p.brand, glaze: { colour: p.brand.soft, to: 0.5 } }),
      each(
        [
          [330, 568, 40],
          [372, 584, 110],
          [880, 572, -60]
        ],
        (x, y, turn) => leaf(x, y, 66, turn, p.leaf)
      ),
      disc(820, 574, 10, p.gold.base),
      disc(846, 584, 7, p.gold.base)
    )
  return layers(
    wall(p.ground),
    wedges(600, 400, 20, p.halo),
    place(600, 286, bunch(p, 0, 0), 0, 1.22),
    wrap(600),
    each(
      [
        [130, 300],
        [250, 500],
        [1010, 190],
        [1080, 470]
      ],
      (x, y, _c, at) =>
        at % 2
          ? daisy(x, y, 46, { ...p.gold, base: p.paper, soft: p.paperShade }, p.gold.base)
          : tulip(x, y, 0.9, at ? p.gold : p.accent, at ? 20 : -20)
    )
  )
}

/** A bunch of flowers. */
export const scene: SceneDrawing = { draw: bouquet }
