import { disc, layers, line, place, poly, rect, shape, times } from '../draw.ts'
import { haloed, land, shadow, table, wall } from '../motifs/backdrop.ts'
import { heart } from '../motifs/emblems.ts'
import { envelope } from '../motifs/papers.ts'
import { leaf } from '../motifs/plants.ts'
import { cloud } from '../motifs/sky.ts'
import { tree } from '../motifs/trees.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const posted = ({ p, take }: Stage): string =>
  take
    ? layers(
        wall(p.ground),
        cloud(190, 180, 1, p.halo),
        cloud(1020, 150, 0.8, p.halo),
        haloed(p, 640, 260, 176),
        land(
          [
            [0, 540],
            [400, 500],
            [800, 556],
            [1200, 500]
          ],
          p.floor
        ),
        line('M60 520C220 560 250 400 400 430S560 560 640 430', p.paper, 6, '2 20'),
        plane(p, 800, 280, 1.7),
        tree(120, 560, 180, p.leaf, p.ink),
        tree(1080, 570, 220, p.leaf, p.ink)
      )
    : layers(
        table(p, 520),
        disc(600, 290, 250, p.halo),
        shadow(p, 620, 584, 300),
        envelope(
          p,
          600,
          396,
          520,
          0,
          layers(
            rect(-206, -330, 412, 460, p.paperShade),
            rect(-214, -334, 412, 460, p.paper, 4),
            place(0, -246, heart(0, 0, 42, p.accent)),
            times(5, at => rect(-160, -176 + at * 32, at === 4 ? 160 : 300, 10, p.paperDeep, 5))
          )
        ),
        leaf(200, 590, 130, 60, p.leaf),
        leaf(190, 590, 110, 20, p.leaf),
        leaf(1010, 590, 120, -50, p.leaf),
        pen(p, 1000, 300)
      )

const plane = (p: Palette, x: number, y: number, size: number): string =>
  place(
    x,
    y,
    layers(
      shape(poly([-150, 20], [140, -100], [-40, 70]), p.paper),
      shape(poly([-40, 70], [140, -100], [-10, 120]), p.accent.base),
      shape(poly([-40, 70], [140, -100], [60, 90]), p.paperShade),
      shape(poly([-40, 70], [-10, 120], [4, 82]), p.accent.dark)
    ),
    0,
    size
  )

const pen = (p: Palette, x: number, y: number): string =>
  place(
    x,
    y,
    layers(
      rect(-16, -130, 32, 210, p.third.base, 8),
      rect(4, -130, 12, 210, p.third.deep, 6),
      rect(-16, 50, 32, 20, p.gold.base),
      shape('M-14 80H14L4 130H-4Z', p.gold.soft),
      line('M0 92V130', p.ink, 3)
    ),
    24
  )

/** An envelope with a letter. */
export const scene: SceneDrawing = { draw: posted }
