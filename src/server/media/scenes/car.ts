import { clip, disc, layers, place, rect, shape } from '../draw.ts'
import { land } from '../motifs/backdrop.ts'
import { peak } from '../motifs/peaks.ts'
import { grass } from '../motifs/plants.ts'
import { road, sky, street } from '../motifs/roadside.ts'
import { tree } from '../motifs/trees.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A small car 420 wide, seen from the side, its wheels on (x, foot). */
function car(p: Palette, x: number, foot: number, size: number, body: Tone = p.accent): string {
  const wheel = (at: number): string =>
    layers(disc(at, -38, 44, p.ink), disc(at, -38, 22, p.paperShade), disc(at, -38, 8, p.ink))
  const shell =
    'M-220 -50V-92Q-220 -116 -192 -122L-128 -132L-78 -196Q-66 -210 -46 -210H66Q88 -210 102 -196L158 -134Q214 -128 220 -92V-50Q220 -36 206 -36H-206Q-220 -36 -220 -50Z'
  return place(
    x,
    foot,
    layers(
      shape(shell, body.base),
      clip(shell, rect(-240, -84, 480, 60, body.deep)),
      shape('M-98 -134L-58 -186Q-54 -190 -46 -190H-8V-134Z', p.sun),
      shape('M10 -134V-190H62Q74 -190 82 -182L122 -134Z', p.sun),
      shape('M-68 -134L-28 -190H-8V-180L-40 -134Z', p.paper),
      shape('M56 -134L92 -172L106 -154L86 -134Z', p.paper),
      rect(-38, -112, 30, 8, body.dark, 4),
      rect(196, -112, 26, 24, p.gold.soft, 8),
      rect(-222, -112, 16, 24, p.brand.base, 6),
      rect(-236, -56, 472, 14, p.ink, 7),
      wheel(-132),
      wheel(132)
    ),
    0,
    size
  )
}

const driving = (stage: Stage): string => {
  const { p, take } = stage
  const hills = layers(
    peak(260, 530, 330, 260, p.third.soft, p.third.base),
    peak(980, 530, 360, 310, p.third.soft, p.third.base),
    land(
      [
        [0, 470],
        [420, 440],
        [820, 492],
        [1200, 440]
      ],
      p.brand.base
    )
  )
  return layers(
    sky(stage, 560, 214),
    take
      ? layers(
          land(
            [
              [0, 450],
              [1200, 430]
            ],
            p.third.base
          ),
          street(stage)
        )
      : hills,
    road(p),
    tree(150, 532, 220, p.leaf, p.ink),
    tree(1080, 534, 260, p.leaf, p.ink),
    !take && suitcaseOnRoof(p),
    car(p, 600, 578, 1.28),
    grass(930, 540, 40, p.leaf.dark)
  )
}

const suitcaseOnRoof = (p: Palette): string =>
  layers(
    rect(488, 266, 150, 52, p.gold.base, 8),
    rect(520, 266, 10, 52, p.gold.dark),
    rect(596, 266, 10, 52, p.gold.dark),
    rect(648, 278, 84, 40, p.third.base, 8),
    rect(470, 312, 280, 9, p.ink, 4)
  )

/** A car on the road. */
export const scene: SceneDrawing = { draw: driving }
