import { disc, layers, line, pick, place, poly, rect, shape } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { blossom, tulip } from '../motifs/flowers.ts'
import { fence } from '../motifs/houses.ts'
import { grass, leaf, plantPot, sprig } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { bush, tree } from '../motifs/trees.ts'
import { vessel } from '../motifs/vessels.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const wateringCan = (x: number, foot: number, tone: Tone): string =>
  place(
    x,
    foot,
    layers(
      line('M-80 -130C-180 -150 -180 -10 -84 -30M-50 -150C-40 -220 70 -220 60 -150', tone.dark, 15),
      shape('M70 -40L186 -168L204 -154L96 -10Z', tone.deep),
      place(196, -164, shape(poly([-34, -8], [34, -8], [20, 18], [-20, 18]), tone.dark), 42),
      shape('M-92 -152H92L104 0H-104Z', tone.base),
      shape('M40 -152H92L104 0H60Z', tone.deep),
      rect(-96, -158, 192, 14, tone.soft, 6)
    )
  )

const lilies = (p: Palette, x: number, foot: number): string =>
  layers(
    [
      [-70, 150, p.accent],
      [-10, 210, p.gold],
      [58, 170, p.accent],
      [112, 120, p.gold]
    ].map(([dx, tall, tone]) =>
      layers(
        line(`M${x + Number(dx)} ${foot}V${foot - Number(tall)}`, p.leaf.deep, 7),
        leaf(x + Number(dx), foot - 16, Number(tall) * 0.55, -24, p.leaf),
        leaf(x + Number(dx), foot - 16, Number(tall) * 0.5, 26, p.leaf),
        tulip(x + Number(dx), foot - Number(tall) + 8, 0.62, tone as Tone)
      )
    )
  )

const patch = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    haloed(p, 830, 200, 126),
    land(
      [
        [0, 410],
        [300, 380],
        [800, 420],
        [1200, 380]
      ],
      p.floor
    ),
    tree(130, 470, 330, p.leaf, p.ink),
    tree(1090, 470, 260, p.leaf, p.ink),
    fence(0, 1200, 496, 104, p.paper, p.paperShade),
    rect(0, 490, 1200, 134, p.leaf.dark),
    bush(60, 500, 70, p.leaf),
    bush(1160, 500, 60, p.leaf),
    lilies(p, 300, 520),
    rect(170, 500, 300, 74, p.gold.dark, 4),
    rect(170, 500, 300, 12, p.gold.deep),
    [240, 320, 400].map(x => rect(x, 500, 4, 74, p.gold.deep)),
    wateringCan(620, 584, p.accent),
    plantPot(p, 870, 588, 0.92),
    plantPot(p, 990, 596, 0.62, p.accent),
    [80, 530, 760, 1090].map(x => grass(x, 606, 36, p.leaf.soft))
  )

const windowsill = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    rect(120, 50, 960, 440, p.floorDeep, 6),
    rect(136, 66, 928, 410, p.sun),
    disc(820, 220, 96, p.paper),
    land(
      [
        [136, 380],
        [400, 340],
        [760, 400],
        [1064, 350]
      ],
      p.leaf.soft
    ),
    rect(0, 476, 1200, 148, p.ground),
    rect(80, 476, 1040, 26, p.paper),
    rect(80, 502, 1040, 14, p.paperDeep),
    rect(591, 50, 18, 430, p.paper),
    [250, 430, 600, 780, 960].map((x, at) =>
      at % 2
        ? plantPot(p, x, 478, pick([0, 0.86, 0, 1.05], at), p.third)
        : layers(
            at === 2 ? cactus(p, x, 380) : sprigs(p, x, 370),
            vessel(x, 478, PROFILES.pot(64, 110), {
              tone: at === 2 ? p.accent : p.brand,
              bands: { colour: p.paper, at: [0.6], thick: 10 }
            })
          )
    ),
    rect(0, 600, 1200, 24, p.floor)
  )

const cactus = (p: Palette, x: number, foot: number): string =>
  layers(
    line(`M${x} ${foot}V${foot - 190}`, p.leaf.base, 62),
    line(
      `M${x - 10} ${foot - 70}H${x - 66}V${foot - 130}M${x + 10} ${foot - 100}H${x + 64}V${foot - 156}`,
      p.leaf.base,
      32
    ),
    line(`M${x - 14} ${foot}V${foot - 184}M${x + 14} ${foot}V${foot - 184}`, p.leaf.soft, 4, '2 16'),
    blossom(x, foot - 222, 24, p.accent, p.gold.base)
  )

const sprigs = (p: Palette, x: number, foot: number): string =>
  layers(sprig(x, foot, 170, -60, p.leaf, 3), sprig(x, foot, 160, 66, p.leaf, 3), sprig(x, foot, 210, 6, p.leaf, 4))

/** Pots and plants in a garden. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? windowsill(stage) : patch(stage)) }
