import { disc, layers, pick, rect } from '../draw.ts'
import { shadow, table, wall } from '../motifs/backdrop.ts'
import { mug } from '../motifs/cups.ts'
import { spray, sprig } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const still = ({ p }: Stage): string =>
  layers(
    table(p),
    disc(875, 196, 176, p.sun),
    [172, 352, 590, 860, 530, 1060].map((x, at) =>
      shadow(p, x + 26, pick([540, 530, 504, 532, 568, 556], at), pick([76, 130, 104, 150, 84, 76], at))
    ),
    spray(352, 196, 190, p.leaf),
    vessel(352, 534, PROFILES.vase(111, 352), { tone: p.accent, glaze: { colour: p.accent.pale, to: 0.52 } }),
    vessel(600, 504, PROFILES.flask(85, 284), { tone: p.third, glaze: { colour: p.third.soft, to: 0.5 } }),
    vessel(176, 542, PROFILES.beaker(61, 110), {
      tone: p.brand,
      glaze: { colour: p.brand.soft, to: 0.55 },
      speckles: p.brand.dark
    }),
    vessel(858, 534, PROFILES.bowl(170, 128), {
      tone: { ...p.gold, base: p.paper, dark: p.paperDeep },
      bands: { colour: p.brand.base, at: [0.78, 0.56], thick: 15 },
      speckles: p.inkSoft
    }),
    vessel(858, 406, PROFILES.bowl(134, 100), { tone: p.gold, glaze: { colour: p.gold.pale, to: 0.62 } }),
    mug(526, 570, 62, 108, {
      tone: { ...p.gold, base: p.paper, dark: p.paperDeep },
      glaze: { colour: p.brand.base, to: 0.52 }
    }),
    mug(1062, 562, 56, 98, { tone: p.accent, glaze: { colour: p.paper, to: 0.42 } })
  )

const shelf = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    disc(300, 300, 226, p.sun),
    [330, 566].map(y => layers(rect(90, y, 1020, 20, p.accent.dark, 3), rect(90, y + 20, 1020, 10, p.floor))),
    vessel(230, 330, PROFILES.round(92, 176), {
      tone: p.brand,
      bands: { colour: p.brand.soft, at: [0.7, 0.58, 0.2], thick: 12 }
    }),
    [0, 1, 2].map(at =>
      vessel(480, 330 - at * 52, PROFILES.bowl(112 - at * 9, 72), {
        tone: pick([p.accent, p.gold, p.third], at),
        speckles: pick([p.accent.dark, p.gold.dark, p.third.soft], at)
      })
    ),
    vessel(730, 330, PROFILES.flask(72, 226), { tone: p.gold, glaze: { colour: p.paper, to: 0.55 } }),
    mug(930, 330, 66, 112, { tone: p.third, glaze: { colour: p.third.pale, to: 0.5 } }),
    sprig(260, 440, 150, -50, p.leaf),
    sprig(260, 440, 140, 62, p.leaf),
    vessel(260, 566, PROFILES.pot(82, 132), { tone: p.accent, bands: { colour: p.accent.soft, at: [1], thick: 28 } }),
    [430, 590].map((x, at) =>
      mug(x, 566, 58, 98, { tone: at ? p.gold : p.brand, glaze: { colour: p.paper, to: 0.44 } })
    ),
    vessel(820, 566, PROFILES.bowl(138, 112), {
      tone: { ...p.gold, base: p.paper, dark: p.paperDeep },
      bands: { colour: p.third.base, at: [0.8], thick: 20 },
      speckles: p.accent.base
    }),
    vessel(1020, 566, PROFILES.vase(66, 196), { tone: p.third, glaze: { colour: p.third.soft, to: 0.62 } })
  )

/** Vases, bowls and cups on a shelf. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? shelf(stage) : still(stage)) }
