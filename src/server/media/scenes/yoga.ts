import { layers, rect, shape } from '../draw.ts'
import { discs, land, wall } from '../motifs/backdrop.ts'
import { figure } from '../motifs/figure.ts'
import { plantPot } from '../motifs/plants.ts'
import { LOTUS, TREE } from '../motifs/poses.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const calm = ({ p, take }: Stage): string =>
  layers(
    wall(p.ground),
    discs(600, 300, [290, p.halo], [220, p.sun]),
    take
      ? layers(
          land(
            [
              [0, 500],
              [300, 440],
              [640, 510],
              [1200, 430]
            ],
            p.third.soft
          ),
          land(
            [
              [0, 560],
              [500, 520],
              [1200, 570]
            ],
            p.brand.base
          )
        )
      : layers(
          rect(0, 530, 1200, 94, p.floor),
          plantPot(p, 180, 572, 1.3, p.third),
          plantPot(p, 1020, 572, 1.05, p.accent)
        ),
    take
      ? layers(
          shape('M440 582H760L800 606H400Z', p.accent.deep),
          figure(
            p,
            600,
            372,
            0.96,
            TREE,
            p.accent,
            p.brand.base === p.ground ? p.third : { ...p.third, base: p.ink, dark: p.inkSoft }
          )
        )
      : layers(
          shape('M330 556H870L920 590H280Z', p.third.base),
          figure(p, 600, 500, 1.28, LOTUS, p.accent, p.brand),
          [860, 910].map((x, at) =>
            layers(
              rect(x - 14, 500 - at * 20, 28, 76 + at * 20, p.paper, 4),
              shape(`M${x} ${458 - at * 20}q14 22 0 34q-14 -12 0 -34Z`, p.gold.base)
            )
          )
        )
  )

/** Someone doing yoga. */
export const scene: SceneDrawing = { draw: calm }
