import { disc, layers, line, pick, rect, shape, times } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { house } from '../motifs/houses.ts'
import { peak } from '../motifs/peaks.ts'
import { moon } from '../motifs/sky.ts'
import { fir } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const wintry = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    take ? moon(p, 900, 150, 84) : haloed(p, 880, 190, 104),
    peak(260, 520, 330, 300, p.third.soft, p.third.dark, p.paper),
    peak(1010, 520, 360, 250, p.third.base, p.third.dark, p.paper),
    land(
      [
        [0, 430],
        [320, 400],
        [700, 444],
        [1200, 396]
      ],
      p.paperShade
    ),
    [80, 160, 1030, 1120].map((x, at) => fir(x, 486, pick([210, 150, 170, 240], at), p.leaf, p.ink)),
    land(
      [
        [0, 486],
        [500, 452],
        [900, 500],
        [1200, 470]
      ],
      p.paper
    ),
    house(470, 520, 210, 120, p.accent, 'gable', { colour: p.gold.soft, lit: p.gold.soft, chance: 1, random }),
    shape('M456 402L575 308L694 402L680 408L575 330L470 408Z', p.paper),
    rect(628, 300, 30, 56, p.accent.dark),
    rect(622, 290, 42, 14, p.paper, 6),
    land(
      [
        [0, 540],
        [480, 516],
        [1200, 552]
      ],
      p.paper
    ),
    line('M300 624Q420 540 540 524M380 624Q470 556 572 528', p.paperDeep, 5),
    times(70, () => disc(random() * 1200, random() * 560, 2 + random() * 4, p.paper))
  )

/** A snowy landscape. */
export const scene: SceneDrawing = { draw: wintry }
