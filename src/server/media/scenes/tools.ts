import { disc, each, layers, line, oval, place, poly, rect, shape, times } from '../draw.ts'
import { discs, wall } from '../motifs/backdrop.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const crafted = ({ p, take }: Stage): string => {
  const hammer = (x: number, y: number, turn: number): string =>
    place(
      x,
      y,
      layers(
        rect(-15, -20, 30, 330, p.gold.base, 10),
        rect(2, -20, 13, 330, p.gold.deep, 8),
        shape('M-92 -66H60Q100 -66 124 -20H96Q76 -36 50 -30V6H-92Z', p.ink),
        rect(-104, -70, 26, 80, p.inkSoft, 5)
      ),
      turn
    )
  const wrench = (x: number, y: number, turn: number): string =>
    place(
      x,
      y,
      layers(
        rect(-21, -10, 42, 310, p.third.base, 20),
        shape('M-62 -86L-26 -66V-30H26V-66L62 -86Q84 -16 30 20H-30Q-84 -16 -62 -86Z', p.third.base),
        disc(0, 272, 12, p.ground)
      ),
      turn
    )
  const driver = (x: number, y: number, turn: number): string =>
    place(
      x,
      y,
      layers(
        rect(-7, -150, 14, 170, p.paperDeep),
        rect(-11, -164, 22, 26, p.paperDeep, 3),
        rect(-28, 10, 56, 160, p.accent.base, 22),
        rect(6, 10, 22, 160, p.accent.deep, 18),
        rect(-14, 30, 8, 110, p.accent.soft, 4)
      ),
      turn
    )
  const saw = place(
    820,
    220,
    layers(
      shape(poly([-250, -44], [110, -70], [110, 50], [-250, -6]), p.paperShade),
      times(17, at =>
        shape(
          poly([-246 + at * 21, -6 + at * 3.2], [-236 + at * 21, 12 + at * 3.2], [-225 + at * 21, -3 + at * 3.2]),
          p.paperShade
        )
      ),
      shape('M104 -84H190Q236 -80 220 -20L204 40Q196 66 160 62H104Z', p.gold.dark),
      oval(162, -10, 28, 34, p.ground)
    ),
    -4
  )
  const bench = layers(
    rect(60, 470, 1080, 34, p.gold.base, 4),
    rect(60, 496, 1080, 12, p.gold.dark),
    [120, 1030].map(x => rect(x, 506, 50, 120, p.gold.dark))
  )
  if (take)
    return layers(
      wall(p.ground),
      discs(600, 320, [280, p.halo]),
      place(600, 350, layers(wrench(-130, -120, -38), hammer(130, -120, 38), driver(0, -30, 0)), 0, 1.25),
      each(
        [
          [230, 180],
          [970, 470],
          [220, 470],
          [990, 170]
        ],
        (x, y) =>
          layers(
            shape(
              poly(
                ...[0, 1, 2, 3, 4, 5].map((at): [number, number] => [
                  x + 34 * Math.cos(at * 1.047),
                  y + 34 * Math.sin(at * 1.047)
                ])
              ),
              p.accent.base
            ),
            disc(x, y, 15, p.ground)
          )
      )
    )
  return layers(
    wall(p.ground),
    times(60, at => disc(60 + (at % 12) * 98, 60 + Math.floor(at / 12) * 84, 5, p.floor)),
    hammer(250, 130, 0),
    wrench(400, 120, 0),
    driver(540, 220, 0),
    saw,
    bench,
    rect(660, 330, 300, 142, p.accent.base, 8),
    rect(860, 330, 100, 142, p.accent.deep, 8),
    rect(640, 320, 340, 34, p.accent.dark, 6),
    line('M740 320V290Q740 274 756 274H864Q880 274 880 290V320', p.ink, 15),
    rect(790, 372, 44, 34, p.gold.soft, 5),
    rect(1010, 400, 20, 72, p.brand.base),
    rect(1034, 420, 60, 52, p.brand.soft),
    place(300, 456, layers(rect(-120, -14, 240, 28, p.gold.pale, 3), rect(-120, 4, 240, 10, p.gold.soft, 3)))
  )
}

/** Tools on a bench. */
export const scene: SceneDrawing = { draw: crafted }
