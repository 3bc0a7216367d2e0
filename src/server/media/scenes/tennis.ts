import { disc, each, layers, line, n, oval, type Point, place, poly, rect, shape, times } from '../draw.ts'
import { haloed, wall, wedges } from '../motifs/backdrop.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const HEAD = { rx: 112, ry: 146 }
const FRAME = 20

/** Strings of a racket head about (0, 0), each as long as the oval is wide where it runs. */
const strings = (p: Palette): string => {
  const [rx, ry] = [HEAD.rx - FRAME, HEAD.ry - FRAME]
  const upright = (at: number) => {
    const [x, half] = [(at - 3) * 26, ry * Math.sqrt(1 - (((at - 3) * 26) / rx) ** 2)]
    return line(`M${n(x)} ${n(-half)}V${n(half)}`, p.paperDeep, 4)
  }
  const across = (at: number) => {
    const [y, half] = [(at - 4) * 28, rx * Math.sqrt(1 - (((at - 4) * 28) / ry) ** 2)]
    return line(`M${n(-half)} ${n(y)}H${n(half)}`, p.paperDeep, 4)
  }
  return layers(times(7, upright), times(9, across))
}

/** A racket, its head about (0, 0), the handle below. */
const racket = (p: Palette): string =>
  layers(
    shape(poly([-52, 118], [52, 118], [16, 238], [-16, 238]), p.accent.deep),
    shape(poly([-24, 150], [24, 150], [8, 214], [-8, 214]), p.ground),
    rect(-17, 224, 34, 172, p.ink, 10),
    times(4, at => line(`M-17 ${262 + at * 32}L17 ${246 + at * 32}`, p.inkSoft, 6)),
    oval(0, 0, HEAD.rx, HEAD.ry, p.accent.base),
    oval(0, 0, HEAD.rx - FRAME, HEAD.ry - FRAME, p.paper),
    strings(p)
  )

const ball = (p: Palette, x: number, y: number, r: number): string =>
  layers(
    disc(x, y, r, p.gold.base),
    line(
      `M${n(x - r * 0.72)} ${n(y - r * 0.66)}Q${n(x + r * 0.1)} ${n(y)} ${n(x - r * 0.72)} ${n(y + r * 0.66)}`,
      p.paper,
      r / 9
    ),
    line(
      `M${n(x + r * 0.72)} ${n(y - r * 0.66)}Q${n(x - r * 0.1)} ${n(y)} ${n(x + r * 0.72)} ${n(y + r * 0.66)}`,
      p.paper,
      r / 9
    )
  )

const FLIGHT: Point[] = [
  [700, 300],
  [840, 214],
  [980, 168]
]

const court = ({ p, take }: Stage): string =>
  layers(
    wall(p.ground),
    take ? wedges(600, 330, 24, p.halo) : haloed(p, 860, 190, 120),
    rect(0, 470, 1200, 154, p.leaf.base),
    shape(poly([0, 624], [170, 470], [200, 470], [52, 624]), p.paper),
    line('M0 474H1200', p.paper, 7),
    take
      ? layers(place(480, 262, racket(p), -34), place(720, 262, racket(p), 34), ball(p, 600, 500, 58))
      : layers(
          place(420, 250, racket(p), 24),
          each(FLIGHT.slice(0, 2) as [number, number][], (x, y, _, at) => disc(x, y, 8 + at * 4, p.paper)),
          ball(p, FLIGHT[2]?.[0] ?? 0, FLIGHT[2]?.[1] ?? 0, 64)
        )
  )

/** Rackets and a ball on the court. */
export const scene: SceneDrawing = { draw: court }
