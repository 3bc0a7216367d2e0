import { disc, each, layers, line, pick, place, rect, shape, times } from '../draw.ts'
import { haloed, table } from '../motifs/backdrop.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const measured = ({ p, take }: Stage): string => {
  const flask = (x: number, size: number, liquid: string, light: string): string =>
    place(
      x,
      566,
      layers(
        shape('M-34 -300H34V-190L128 -30Q136 0 104 0H-104Q-136 0 -128 -30L-34 -190Z', p.paper),
        shape('M-82 -110Q0 -86 82 -110L128 -30Q136 0 104 0H-104Q-136 0 -128 -30Z', liquid),
        shape('M20 -100Q60 -104 82 -110L128 -30Q136 0 104 0H50Q70 -60 20 -100Z', light),
        rect(-46, -312, 92, 18, p.paperShade, 8),
        each(
          [
            [-40, -60, 13],
            [16, -36, 9],
            [-8, -80, 7],
            [50, -66, 11]
          ],
          (a, b, r) => disc(a, b, r, p.paper)
        )
      ),
      0,
      size
    )
  const atom = (x: number, y: number): string =>
    layers(
      [0, 60, 120].map(turn =>
        place(x, y, line('M-170 0a170 62 0 1 0 340 0a170 62 0 1 0 -340 0', p.brand.base, 8), turn)
      ),
      disc(x, y, 34, p.accent.base),
      each(
        [
          [170, 0],
          [-85, -147],
          [-85, 147]
        ],
        (dx, dy) => disc(x + dx, y + dy, 15, p.gold.base)
      )
    )
  const tubes = layers(
    rect(830, 430, 280, 16, p.gold.dark, 4),
    rect(830, 560, 280, 14, p.gold.dark, 4),
    times(4, at =>
      layers(
        rect(850 + at * 64, 356, 36, 190, p.paper, 18),
        rect(
          854 + at * 64,
          430 + (at % 2) * 30,
          28,
          112 - (at % 2) * 30,
          pick([p.accent.base, p.third.base, p.gold.base, p.brand.soft], at),
          14
        )
      )
    )
  )
  return layers(
    table(p, 500),
    take ? disc(330, 240, 216, p.halo) : haloed(p, 600, 250, 200),
    take ? atom(330, 250) : '',
    take
      ? flask(680, 1.1, p.accent.base, p.accent.deep)
      : layers(flask(600, 1.28, p.accent.base, p.accent.deep), flask(300, 0.84, p.third.base, p.third.deep)),
    tubes
  )
}

/** Flasks and an atom. */
export const scene: SceneDrawing = { draw: measured }
