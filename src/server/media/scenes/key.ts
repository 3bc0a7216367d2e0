import { disc, each, layers, line, place, rect, shape } from '../draw.ts'
import { discs, haloed, wall } from '../motifs/backdrop.ts'
import { heart } from '../motifs/emblems.ts'
import { keySign } from '../motifs/metal.ts'
import { sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const keyed = ({ p, take }: Stage): string =>
  take
    ? layers(
        wall(p.ground),
        discs(600, 312, [290, p.halo]),
        rect(300, 92, 600, 440, p.brand.base, 28),
        disc(760, 300, 110, p.gold.base),
        disc(760, 300, 84, p.gold.soft),
        disc(760, 282, 30, p.ink),
        shape('M746 290H774L786 356H734Z', p.ink),
        keySign(380, 318, 0, 0.86, p.accent, p.brand.base)
      )
    : layers(
        wall(p.ground),
        haloed(p, 600, 300, 210),
        keySign(440, 250, 24, 1.24, p.gold, p.sun),
        line('M400 170Q330 60 250 120', p.ink, 9),
        place(
          220,
          170,
          layers(
            rect(-50, -20, 100, 150, p.accent.base, 16),
            disc(0, 8, 12, p.ground),
            heart(0, 76, 26, { ...p.gold, base: p.paper, deep: p.paperShade })
          ),
          16
        ),
        each(
          [
            [900, 160, 34],
            [980, 240, 18],
            [240, 480, 22]
          ],
          (x, y, r) => sparkle(x, y, r, p.paper)
        )
      )

/** A key. */
export const scene: SceneDrawing = { draw: keyed }
