import { disc, layers, line, place, rect, shape } from '../draw.ts'
import { discs, haloed, table, wall } from '../motifs/backdrop.ts'
import { picture } from '../motifs/furniture.ts'
import { brush, paintPalette } from '../motifs/paint.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const painted = ({ p, take }: Stage): string => {
  const canvasPicture = layers(
    rect(-170, -220, 340, 300, p.paper, 3),
    disc(50, -120, 62, p.accent.base),
    shape('M-170 -20Q-60 -120 40 -30T170 -60V80H-170Z', p.third.base),
    shape('M-170 30Q-40 -30 60 40T170 10V80H-170Z', p.brand.base)
  )
  const easel = place(
    520,
    350,
    layers(
      line('M-20 -280L-150 230M20 -280L150 230M0 -260V210', p.gold.dark, 15),
      canvasPicture,
      rect(-190, 78, 380, 20, p.gold.dark, 4)
    )
  )
  const jar = layers(
    brush(p, 900, 250, -16, p.accent.base, p.gold.dark),
    brush(p, 960, 220, 2, p.third.base, p.brand.base),
    brush(p, 1016, 256, 18, p.gold.base, p.gold.dark),
    vessel(956, 570, PROFILES.beaker(84, 170), {
      tone: p.brand,
      bands: { colour: p.brand.soft, at: [0.66], thick: 14 }
    })
  )
  if (take)
    return layers(
      wall(p.ground),
      discs(600, 320, [280, p.halo]),
      paintPalette(p, 560, 320, 1.5),
      brush(p, 860, 130, 40, p.accent.base, p.third.base, 460),
      brush(p, 930, 220, 52, p.brand.base, p.accent.dark, 420),
      [
        [160, 140, 40, p.accent.base],
        [210, 520, 56, p.third.base],
        [1050, 530, 36, p.gold.base],
        [110, 400, 20, p.brand.base]
      ].map(([x, y, r, c]) => disc(Number(x), Number(y), Number(r), String(c)))
    )
  return layers(
    table(p, 540),
    haloed(p, 760, 240, 180),
    easel,
    jar,
    picture(p, 180, 200, 1),
    paintPalette(p, 250, 520, 0.5)
  )
}

/** Brushes and paint. */
export const scene: SceneDrawing = { draw: painted }
