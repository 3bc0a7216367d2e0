import { disc, layers, line, oval, place, rect, shape } from '../draw.ts'
import { haloed, shadow, table } from '../motifs/backdrop.ts'
import { lying } from '../motifs/books.ts'
import { leaf } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const taught = ({ p, take }: Stage): string => {
  const apple = (x: number, foot: number): string =>
    layers(
      disc(x - 26, foot - 52, 50, p.accent.base),
      disc(x + 26, foot - 52, 50, p.accent.deep),
      line(`M${x} ${foot - 92}q4 -26 20 -34`, p.ink, 8),
      leaf(x + 8, foot - 100, 54, 62, p.leaf)
    )
  const pencils = (x: number, foot: number): string =>
    layers(
      [
        [-34, -8, p.gold.base],
        [0, 4, p.brand.base],
        [34, 12, p.third.base]
      ].map(([dx, turn, colour]) =>
        place(
          x + Number(dx),
          foot - 90,
          layers(
            rect(-11, -150, 22, 160, String(colour)),
            shape('M-11 -150L0 -186L11 -150Z', p.gold.pale),
            shape('M-4 -174L0 -186L4 -174Z', p.ink)
          ),
          Number(turn)
        )
      ),
      vessel(x, foot, PROFILES.beaker(66, 124), {
        tone: p.accent,
        bands: { colour: p.accent.soft, at: [0.7], thick: 14 }
      })
    )
  const board = layers(
    rect(310, 60, 600, 350, p.gold.dark, 8),
    rect(328, 78, 564, 314, p.leaf.dark),
    line('M400 320L500 180L600 320ZM660 250a62 62 0 1 0 124 0a62 62 0 1 0 -124 0M400 140h120M580 140h60', p.paper, 7)
  )
  return layers(
    table(p, 480),
    take ? board : haloed(p, 620, 240, 190),
    shadow(p, 600, 570, 290),
    lying(380, 566, 470, 66, p.brand, p.paper),
    lying(410, 500, 400, 54, p.third, p.paper),
    take ? '' : lying(390, 446, 420, 58, p.gold, p.paper),
    apple(take ? 620 : 600, take ? 446 : 388),
    pencils(230, 570),
    globe(p, 1000, 566)
  )
}

const globe = (p: Palette, x: number, foot: number): string =>
  layers(
    oval(x, foot - 8, 76, 13, p.gold.dark),
    rect(x - 7, foot - 60, 14, 50, p.gold.dark),
    line(`M${x - 70} ${foot - 250}A120 120 0 1 0 ${x + 96} ${foot - 90}`, p.gold.dark, 9),
    disc(x, foot - 160, 100, p.third.base),
    shape(
      `M${x - 88} ${foot - 206}Q${x - 30} ${foot - 250} ${x + 10} ${foot - 210}Q${x - 6} ${foot - 150} ${x - 40} ${foot - 140}Q${x - 70} ${foot - 160} ${x - 88} ${foot - 206}ZM${x + 20} ${foot - 130}Q${x + 70} ${foot - 170} ${x + 92} ${foot - 130}Q${x + 70} ${foot - 70} ${x + 40} ${foot - 80}Z`,
      p.leaf.soft
    )
  )

/** Books, pencils and an apple. */
export const scene: SceneDrawing = { draw: taught }
