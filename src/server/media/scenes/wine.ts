import { disc, layers, line, rect } from '../draw.ts'
import { haloed, shadow, table } from '../motifs/backdrop.ts'
import { wineGlass } from '../motifs/cups.ts'
import { cheese, grapes } from '../motifs/larder.ts'
import { leaf } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const tasting = ({ p, take }: Stage): string =>
  layers(
    table(p),
    haloed(p, take ? 330 : 810, 236, 178),
    [420, 700, 920].map(x => shadow(p, x + 14, 556, 100)),
    vessel(420, 556, PROFILES.bottle(74, 430), { tone: p.brand, gleam: true }),
    rect(347, 392, 146, 106, p.paper),
    disc(420, 438, 26, p.accent.base),
    rect(372, 474, 96, 8, p.brand.base),
    rect(393, 122, 54, 84, p.gold.base, 6),
    take ? vessel(250, 556, PROFILES.flask(66, 330), { tone: p.third }) : cheese(200, 560, 1.05, p.gold),
    wineGlass(p, 690, 562, 1.02, p.accent.base, 0.56),
    wineGlass(p, 900, 574, 0.92, p.accent.deep, 0.4),
    grapes(1070, 430, 23, take ? p.brand : p.third),
    leaf(1050, 430, 78, -60, p.leaf),
    leaf(1080, 428, 70, 46, p.leaf),
    line('M1068 424q4 -26 18 -34', p.leaf.dark, 8)
  )

/** A bottle of wine and two glasses. */
export const scene: SceneDrawing = { draw: tasting }
