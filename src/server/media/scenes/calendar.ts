import { disc, layers, line, place, rect, times } from '../draw.ts'
import { discs, haloed, room } from '../motifs/backdrop.ts'
import { monthPage } from '../motifs/papers.ts'
import { plantPot } from '../motifs/plants.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const dated = ({ p, take }: Stage): string =>
  layers(
    room(p, 500),
    take ? discs(430, 280, [240, p.halo], [190, p.sun]) : haloed(p, 600, 290, 210),
    monthPage(p, take ? 430 : 600, 318, take ? 1.1 : 1.14, take ? 9 : 14),
    take
      ? layers(alarm(p, 840, 420), plantPot(p, 1060, 572, 0.94))
      : layers(
          plantPot(p, 230, 572, 1.05),
          place(
            960,
            520,
            layers(
              rect(-60, -60, 110, 110, p.accent.base, 10),
              line('M-34 -104L-8 -60M30 -112L6 -60M0 -120V-60', p.gold.base, 12)
            )
          )
        )
  )

const alarm = (p: Palette, x: number, y: number): string =>
  layers(
    [-1, 1].map(side =>
      layers(
        disc(x + side * 84, y - 124, 44, p.accent.deep),
        line(`M${x + side * 70} ${y + 90}l${side * 28} 50`, p.ink, 16)
      )
    ),
    disc(x, y, 144, p.accent.base),
    disc(x, y, 112, p.paper),
    times(12, at => place(x, y, rect(-3, -102, 6, at % 3 ? 10 : 20, p.ink), at * 30)),
    line(`M${x} ${y}V${y - 66}M${x} ${y}L${x + 48} ${y + 28}`, p.ink, 10),
    disc(x, y, 11, p.accent.base)
  )

/** A calendar page with a marked day. */
export const scene: SceneDrawing = { draw: dated, mirror: false }
