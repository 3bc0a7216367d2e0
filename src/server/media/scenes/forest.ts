import { layers, line, shape, times } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { birds } from '../motifs/boats.ts'
import { tent } from '../motifs/houses.ts'
import { moon, stars } from '../motifs/sky.ts'
import { fir } from '../motifs/trees.ts'
import type { Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const woods = ({ p, take, random }: Stage): string => {
  const row = (count: number, foot: number, tall: number, tone: Tone, seed: number): string =>
    times(count, at =>
      fir(
        (at + 0.5) * (1200 / count) + ((at * 37 + seed) % 40) - 20,
        foot + ((at * 53) % 26),
        tall * (0.8 + ((at * 29 + seed) % 40) / 100),
        tone,
        p.ink
      )
    )
  const misty: Tone = { ...p.third, base: p.floor, deep: p.floorDeep }
  return layers(
    wall(p.ground),
    p.dark && stars(random, p.paper, 50),
    take ? moon(p, 830, 186, 110) : haloed(p, 620, 220, 140),
    row(13, 430, 260, misty, 11),
    land(
      [
        [0, 414],
        [500, 430],
        [1200, 408]
      ],
      p.floorDeep
    ),
    row(9, 520, 310, p.third, 23),
    land(
      [
        [0, 500],
        [420, 524],
        [1200, 496]
      ],
      p.third.dark
    ),
    row(6, 590, 410, p.leaf, 5),
    land(
      [
        [0, 574],
        [400, 590],
        [800, 568],
        [1200, 584]
      ],
      p.leaf.dark
    ),
    take ? deer(p.ink, 600, 590) : layers(tent(p, 600, 592, 0.8), birds(540, 120, p.inkSoft))
  )
}

const deer = (colour: string, x: number, y: number): string =>
  shape(
    `M${x - 62} ${y}l4 -70q-16 -20 -6 -44q40 -14 84 -4l22 -40q-2 -18 8 -22l18 8l18 14l-10 8l-14 2l-14 44q4 30 -4 46l4 58h-10l-8 -60q-30 8 -56 0l-22 60Z`,
    colour
  ) +
  line(`M${x + 58} ${y - 182}q-22 -14 -18 -44m4 24l-20 -10M${x + 64} ${y - 182}q10 -20 0 -48m4 26l18 -16`, colour, 5)

/** Tall trees in a forest. */
export const scene: SceneDrawing = { draw: woods }
