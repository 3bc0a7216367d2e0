import { disc, each, layers, line, place, poly, rect, shape } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { cloud, moon, stars } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const launched = (stage: Stage): string => {
  const { p, take, random } = stage
  const ship = layers(
    shape('M-20 120Q0 250 20 120Z', p.gold.soft),
    shape('M-48 110C-60 190 -20 220 0 300C20 220 60 190 48 110Z', p.gold.base),
    shape('M-26 110C-30 170 -8 190 0 240C8 190 30 170 26 110Z', p.paper),
    shape('M-70 20L-136 110V160L-56 116ZM70 20L136 110V160L56 116Z', p.accent.dark),
    shape('M0 -240C90 -150 96 0 62 120H-62C-96 0 -90 -150 0 -240Z', p.paper),
    shape('M0 -240C90 -150 96 0 62 120H20C60 0 60 -150 0 -240Z', p.paperShade),
    shape('M0 -240C36 -204 60 -160 70 -116H-70C-60 -160 -36 -204 0 -240Z', p.accent.base),
    disc(0, -40, 42, p.accent.dark),
    disc(0, -40, 31, p.third.soft),
    rect(-70, 92, 140, 18, p.brand.base, 4),
    shape(poly([-10, 40], [10, 40], [12, 150], [-12, 150]), p.accent.base)
  )
  const smoke = layers(
    each(
      [
        [330, 600, 100],
        [470, 560, 90],
        [740, 566, 96],
        [880, 604, 110],
        [600, 610, 110]
      ],
      (x, y, r) => disc(x, y, r, p.paperShade)
    ),
    each(
      [
        [400, 630, 100],
        [540, 616, 80],
        [680, 622, 90],
        [810, 636, 100],
        [220, 640, 80],
        [980, 640, 90]
      ],
      (x, y, r) => disc(x, y, r, p.paper)
    )
  )
  return layers(
    wall(p.ground),
    p.dark && stars(random, p.paper, 110, 620),
    take
      ? layers(
          moon(p, 980, 150, 96),
          !p.dark && cloud(220, 180, 1, p.halo),
          land(
            [
              [0, 600],
              [400, 560],
              [1200, 610]
            ],
            p.third.base
          ),
          line('M150 590Q340 560 470 470', p.gold.soft, 14, '2 26'),
          place(640, 330, ship, 42, 1.15)
        )
      : layers(haloed(p, 600, 280, 220), place(600, 270, ship, 0, 1.1), smoke)
  )
}

/** A rocket taking off. */
export const scene: SceneDrawing = { draw: launched }
