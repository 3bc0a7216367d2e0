import { layers, line, place, rect, shape, times } from '../draw.ts'
import { discs, haloed, table, wall, wedges } from '../motifs/backdrop.ts'
import { plantPot } from '../motifs/plants.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const trainer = (p: Palette, x: number, foot: number, size: number, tone: Tone, turn = 0): string =>
  place(
    x,
    foot,
    layers(
      shape(
        'M-210 -40V-188Q-200 -204 -170 -200Q-150 -150 -96 -168L-60 -196Q-30 -150 40 -116Q130 -104 180 -90Q214 -78 216 -40Z',
        tone.base
      ),
      shape('M-210 -40V-110Q-140 -90 -120 -40ZM110 -40Q120 -90 180 -90Q214 -78 216 -40Z', tone.deep),
      shape('M-96 -168L-60 -196Q-30 -150 40 -116L10 -84Q-70 -110 -96 -168Z', p.paper),
      times(4, at => line(`M${-66 + at * 25} ${-164 + at * 19}l-24 26`, p.ink, 7)),
      line('M-150 -70Q-40 -110 70 -56', p.gold.base, 17),
      rect(-222, -46, 446, 34, p.paper, 17),
      rect(-222, -22, 446, 22, tone.dark, 11),
      line('M-206 -188L-222 -214', tone.dark, 12)
    ),
    turn,
    size
  )

const paired = ({ p, take }: Stage): string =>
  take
    ? layers(
        wall(p.ground),
        wedges(600, 330, 24, p.halo),
        discs(600, 320, [230, p.sun]),
        trainer(p, 560, 330, 1.06, p.third, -14),
        trainer(p, 640, 540, 1.16, p.accent, -6)
      )
    : layers(
        table(p, 500),
        haloed(p, 600, 270, 216),
        rect(250, 470, 700, 104, p.brand.base, 8),
        rect(760, 470, 190, 104, p.brand.deep, 8),
        rect(230, 446, 740, 34, p.brand.soft, 6),
        rect(330, 506, 90, 40, p.paper, 4),
        trainer(p, 480, 448, 0.92, p.third),
        trainer(p, 700, 448, 1.02, p.accent),
        plantPot(p, 1090, 580, 0.8)
      )

/** A pair of shoes. */
export const scene: SceneDrawing = { draw: paired }
