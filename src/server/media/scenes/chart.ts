import { disc, layers, line, rect } from '../draw.ts'
import { wall } from '../motifs/backdrop.ts'
import { columns, forecast, pie } from '../motifs/charts.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const charted = ({ p, take }: Stage): string =>
  take
    ? layers(
        wall(p.ground),
        disc(600, 312, 290, p.halo),
        rect(170, 100, 520, 430, p.paper, 14),
        columns(220, 470, 58, 22, [110, 170, 150, 240, 220, 310], [p.third.base, p.brand.base, p.accent.base]),
        rect(210, 470, 440, 6, p.ink, 3),
        rect(210, 130, 150, 14, p.ink, 7),
        rect(720, 100, 310, 250, p.paper, 14),
        pie(p, 872, 226, 92),
        rect(720, 376, 310, 154, p.accent.base, 14),
        line('M756 490L820 446L880 466L990 406', p.paper, 11),
        disc(990, 406, 15, p.paper)
      )
    : layers(
        wall(p.ground),
        rect(110, 70, 980, 484, p.ink, 16),
        forecast(p, 150, 140, 900, 350, p.sun),
        rect(672, 92, 210, 76, p.paper, 10),
        disc(712, 130, 17, p.accent.base),
        rect(744, 114, 110, 11, p.ink, 5),
        rect(744, 134, 70, 10, p.paperDeep, 5)
      )

/** A rising chart. */
export const scene: SceneDrawing = { draw: charted, mirror: false }
