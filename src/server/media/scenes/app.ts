import { disc, each, layers, rect } from '../draw.ts'
import { discs, wall, wedges } from '../motifs/backdrop.ts'
import { columns } from '../motifs/charts.ts'
import { phone } from '../motifs/devices.ts'
import { chatScreen, homeScreen } from '../motifs/screens.ts'
import { sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const screens = ({ p, take }: Stage): string =>
  layers(
    wall(p.ground),
    take ? wedges(600, 320, 22, p.halo) : discs(600, 330, [310, p.halo], [230, p.sun]),
    phone(p, 360, 360, 0.94, -8, chatScreen(p)),
    phone(
      p,
      840,
      360,
      0.94,
      8,
      layers(
        rect(-111, -236, 222, 472, p.third.base),
        columns(-88, 60, 26, 12, [60, 110, 90, 160, 190], [p.gold.soft]),
        disc(0, -160, 34, p.third.soft),
        rect(-88, 92, 176, 44, p.paper, 10),
        rect(-88, 148, 176, 44, p.third.soft, 10)
      )
    ),
    phone(p, 600, 330, 1.1, 0, homeScreen(p)),
    each(
      [
        [140, 140, 26],
        [1050, 120, 34],
        [1090, 500, 20],
        [110, 470, 22]
      ],
      (x, y, r) => sparkle(x, y, r, p.paper)
    )
  )

/** Screens of an app. */
export const scene: SceneDrawing = { draw: screens, mirror: false }
