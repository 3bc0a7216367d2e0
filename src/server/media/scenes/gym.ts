import { disc, layers, line, place, rect, shape } from '../draw.ts'
import { haloed, room, shadow } from '../motifs/backdrop.ts'
import { figure } from '../motifs/figure.ts'
import { LIFT } from '../motifs/poses.ts'
import { vessel } from '../motifs/vessels.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const kettlebell = (p: Palette, x: number, foot: number, size: number, tone: Tone): string =>
  place(
    x,
    foot,
    layers(
      line('M-52 -116C-90 -250 90 -250 52 -116', p.ink, 30),
      disc(0, -86, 94, tone.base),
      shape('M20 -178A94 94 0 0 1 0 8Q80 -70 20 -178Z', tone.deep),
      rect(-64, -8, 128, 12, tone.dark, 4),
      disc(0, -86, 38, p.paper),
      disc(0, -86, 24, tone.base)
    ),
    0,
    size
  )

const dumbbell = (p: Palette, x: number, y: number, size: number, tone: Tone, turn = 0): string =>
  place(
    x,
    y,
    layers(
      rect(-130, -13, 260, 26, p.paperDeep, 8),
      [-1, 1].map(side =>
        layers(
          rect(side * 108 - 26, -76, 52, 152, tone.base, 14),
          rect(side * 108 + 4, -76, 22, 152, tone.deep, 10),
          rect(side * 152 - 18, -54, 36, 108, tone.dark, 12)
        )
      )
    ),
    turn,
    size
  )

const lifted = ({ p, take }: Stage): string =>
  take
    ? layers(
        room(p, 540),
        disc(600, 320, 260, p.halo),
        place(
          600,
          60,
          layers(
            rect(-330, -8, 660, 16, p.ink, 8),
            [-1, 1].map(side =>
              layers(
                rect(side * 250 - 17, -86, 34, 172, p.accent.base, 10),
                rect(side * 296 - 14, -64, 28, 128, p.third.base, 10)
              )
            )
          )
        ),
        figure(p, 600, 362, 1, LIFT, p.brand, { ...p.third, base: p.ink, dark: p.inkSoft }),
        kettlebell(p, 950, 580, 0.8, p.gold),
        dumbbell(p, 230, 560, 0.6, p.accent)
      )
    : layers(
        room(p, 480),
        haloed(p, 600, 270, 210),
        shadow(p, 610, 572, 330),
        kettlebell(p, 600, 566, 1.5, p.accent),
        dumbbell(p, 260, 500, 0.95, p.brand),
        dumbbell(p, 940, 510, 0.8, p.third),
        vessel(
          1110,
          570,
          [
            [38, 0],
            [42, 20],
            [40, 140],
            [26, 170],
            [20, 196]
          ],
          { tone: p.gold, bands: { colour: p.paper, at: [0.6], thick: 26 } }
        ),
        rect(80, 548, 260, 30, p.gold.base, 15),
        disc(84, 563, 26, p.gold.deep),
        disc(84, 563, 12, p.gold.soft)
      )

/** Weights and a kettlebell. */
export const scene: SceneDrawing = { draw: lifted }
