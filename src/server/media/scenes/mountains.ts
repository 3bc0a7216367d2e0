import { disc, layers, line, n, pick, times } from '../draw.ts'
import { beams, haloed, land, wall } from '../motifs/backdrop.ts'
import { tent } from '../motifs/houses.ts'
import { peak } from '../motifs/peaks.ts'
import { cloud, ripples, stars } from '../motifs/sky.ts'
import { fir } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** Strokes that run down a peak's flank, as cut with a gouge. */
const hatching = (x: number, y: number, rows: number, gap: number, length: number, colour: string, width = 7): string =>
  times(rows, at =>
    line(
      `M${n(x + at * gap * 0.16)} ${n(y + at * gap)}l${n(-length * 0.34 - at * 6)} ${n(length * 0.6 + at * 9)}`,
      colour,
      width
    )
  )

const woodcut = ({ p }: Stage): string => {
  const [rock, cut] = p.dark ? [p.floorDeep, p.sun] : [p.ink, p.ground]
  return layers(
    wall(p.ground),
    disc(600, 150, 78, p.accent.base),
    beams(600, 150, 98, 136, 28, p.accent.base, 9),
    peak(250, 624, 420, 400, rock, ''),
    peak(850, 624, 400, 456, rock, ''),
    peak(1130, 624, 300, 320, rock, ''),
    peak(560, 624, 260, 240, rock, ''),
    hatching(240, 262, 7, 34, 84, cut),
    hatching(842, 212, 8, 36, 92, cut),
    hatching(1124, 336, 5, 34, 74, cut),
    hatching(552, 418, 3, 32, 60, cut),
    land(
      [
        [0, 546],
        [300, 520],
        [620, 548],
        [900, 524],
        [1200, 540]
      ],
      rock
    ),
    ripples(552, 4, 20, cut, 5, 7)
  )
}

const alps = ({ p, random }: Stage): string =>
  layers(
    wall(p.ground),
    p.dark && stars(random, p.paper, 60),
    haloed(p, 800, 200, 112),
    !p.dark && cloud(240, 200, 1, p.halo),
    !p.dark && cloud(1060, 150, 0.8, p.halo),
    peak(320, 560, 420, 380, p.third.base, p.third.dark, p.paper),
    peak(930, 560, 380, 310, p.third.soft, p.third.dark, p.paper),
    peak(610, 560, 300, 240, p.third.deep, p.third.dark, p.paper),
    land(
      [
        [0, 440],
        [300, 470],
        [620, 432],
        [940, 476],
        [1200, 430]
      ],
      p.brand.base
    ),
    land(
      [
        [0, 512],
        [320, 498],
        [700, 540],
        [1200, 492]
      ],
      p.brand.deep
    ),
    [60, 118, 180, 1010, 1082, 1150].map((x, at) =>
      fir(x, pick([536, 556, 540, 540, 566, 544], at), pick([180, 230, 150, 170, 240, 190], at), p.leaf, p.ink)
    ),
    tent(p, 600, 584, 0.72),
    line('M768 588l26 -22l24 24M780 588h30', p.gold.soft, 6)
  )

/** Mountain peaks under the sun. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? alps(stage) : woodcut(stage)) }
