import { smooth } from '../curve.ts'
import { clip, layers, line, place, rect, shape, times } from '../draw.ts'
import { land } from '../motifs/backdrop.ts'
import { birds } from '../motifs/boats.ts'
import { sky } from '../motifs/roadside.ts'
import { cloud } from '../motifs/sky.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A passenger plane flying to the right and up a little, 560 long, its middle at (x, y). */
const airliner = (p: Palette, x: number, y: number, size: number, turn = -12): string =>
  place(
    x,
    y,
    layers(
      shape('M-10 -14L-96 -132H-62L96 -16Z', p.brand.soft),
      shape('M-262 -18L-304 -116H-262L-196 -22Z', p.accent.base),
      shape('M-276 -14Q-270 -38 -230 -38H190Q262 -34 286 0Q264 30 190 34H-190Q-262 26 -276 -14Z', p.paper),
      clip(
        'M-276 -14Q-270 -38 -230 -38H190Q262 -34 286 0Q264 30 190 34H-190Q-262 26 -276 -14Z',
        layers(rect(-300, 10, 600, 30, p.paperShade), rect(-300, 2, 600, 9, p.accent.base))
      ),
      times(11, at => rect(-178 + at * 32, -20, 14, 15, p.third.base, 5)),
      shape('M222 -22Q250 -18 264 -4H226Z', p.third.dark),
      shape('M-26 10L-130 146H-92L92 14Z', p.brand.base),
      shape('M-236 4L-288 50H-256L-190 8Z', p.accent.deep),
      rect(-46, 64, 56, 26, p.ink, 12)
    ),
    turn,
    size
  )

const flying = (stage: Stage): string => {
  const { p, take } = stage
  const clouds = (colour: string, y: number, step: number): string =>
    times(7, at => cloud(at * 200 + step, y + (at % 2) * 30, 1.2 + (at % 3) * 0.2, colour))
  const below = take
    ? layers(
        land(
          [
            [0, 520],
            [300, 480],
            [800, 540],
            [1200, 470]
          ],
          p.third.base
        ),
        land(
          [
            [0, 570],
            [500, 540],
            [1200, 580]
          ],
          p.brand.base
        )
      )
    : layers(clouds(p.halo, 560, -30), clouds(p.paper, 640, 60))
  return layers(
    sky(stage, take ? 820 : 420, 236),
    below,
    line(
      smooth([
        [60, 520],
        [220, 480],
        [380, 420]
      ]),
      p.paper,
      6,
      '2 20'
    ),
    airliner(p, 640, 288, 1.3, take ? -16 : -10),
    birds(960, 440, p.inkSoft)
  )
}

/** A plane above the clouds. */
export const scene: SceneDrawing = { draw: flying }
