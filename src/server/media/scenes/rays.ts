import { polar } from '../curve.ts'
import { disc, each, layers, place, times } from '../draw.ts'
import { discs, wall, wedges } from '../motifs/backdrop.ts'
import { star } from '../motifs/emblems.ts'
import { sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const burst = ({ p, take }: Stage): string =>
  take
    ? layers(
        wall(p.ground),
        wedges(600, 660, 40, p.accent.base, 1300),
        wedges(600, 660, 40, p.gold.base, 520),
        discs(600, 660, [330, p.ground], [300, p.brand.base], [216, p.gold.soft], [140, p.accent.base])
      )
    : layers(
        wall(p.ground),
        wedges(600, 312, 26, p.halo),
        wedges(600, 312, 26, p.accent.base, 350, 3.4),
        disc(600, 312, 206, p.ground),
        times(26, at => disc(...polar(600, 312, 240, (at * 360) / 26), 9, p.paper)),
        discs(600, 312, [186, p.brand.base], [150, p.gold.base]),
        place(600, 318, star(112, p.paper)),
        each(
          [
            [150, 120, 34],
            [1050, 110, 26],
            [190, 520, 24],
            [1020, 500, 38]
          ],
          (x, y, r) => sparkle(x, y, r, p.paper)
        )
      )

/** Rays spreading from one point. */
export const scene: SceneDrawing = { draw: burst }
