import { disc, each, layers, line, oval, pick, place, rect, times } from '../draw.ts'
import { haloed, shadow, table, wall } from '../motifs/backdrop.ts'
import { baguette, croissant, loaf } from '../motifs/bread.ts'
import { citrus, plate } from '../motifs/food.ts'
import { leaf } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const baked = ({ p }: Stage): string =>
  layers(
    table(p),
    haloed(p, 640, 230, 176),
    [300, 690, 990].map((x, at) => shadow(p, x + 16, pick([548, 552, 562], at), pick([190, 226, 160], at))),
    baguette(252, 470, -24, p.gold, p.gold.pale),
    baguette(318, 470, 2, p.accent, p.accent.pale, 0.94),
    baguette(384, 470, 22, p.gold, p.gold.pale, 0.9),
    vessel(312, 552, PROFILES.pot(118, 168), {
      tone: p.brand,
      bands: { colour: p.brand.soft, at: [0.66, 0.56], thick: 9 }
    }),
    rect(480, 530, 420, 22, p.third.base, 8),
    loaf(690, 532, 1.34, p.accent, p.accent.pale),
    croissant(1010, 566, 0.98, p.gold),
    wheat(p, 1090, 470)
  )

const wheat = (p: Palette, x: number, y: number): string =>
  place(
    x,
    y,
    layers(
      [-22, 4, 26].map(turn =>
        place(
          0,
          0,
          layers(
            line('M0 0V-210', p.gold.dark, 5),
            times(5, at =>
              layers(oval(-11, -120 - at * 24, 8, 17, p.gold.base), oval(11, -120 - at * 24, 8, 17, p.gold.deep))
            ),
            oval(0, -246, 8, 17, p.gold.base)
          ),
          turn
        )
      )
    )
  )

const breakfast = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    times(6, at => rect(at * 200, 0, 100, 624, p.floor)),
    rect(330, 52, 540, 520, p.halo, 10),
    plate(p, 600, 312, 224),
    croissant(552, 330, 1.12, p.gold),
    citrus(700, 378, 54, p.accent, p.accent.pale),
    each(
      [
        [650, 214, 30],
        [688, 236, 70]
      ],
      (x, y, turn) => leaf(x, y, 66, turn, p.leaf)
    ),
    disc(1010, 170, 118, p.third.deep),
    disc(1010, 170, 104, p.paper),
    disc(1010, 170, 88, p.ink),
    disc(1010, 170, 82, p.accent.dark),
    loaf(190, 520, 0.92, p.accent, p.accent.pale),
    disc(186, 172, 76, p.brand.base),
    disc(186, 172, 62, p.gold.base),
    disc(172, 158, 26, p.gold.soft),
    baguette(1070, 600, 8, p.gold, p.gold.pale, 0.72)
  )

/** Fresh loaves and pastries. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? breakfast(stage) : baked(stage)) }
