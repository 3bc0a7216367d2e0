import { smooth } from '../curve.ts'
import { disc, layers, line, type Point, place, rect, shape, times, WIDTH } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** A cloud with a flat foot, about 200 wide, standing on (x, y). */
export const cloud = (x: number, y: number, size: number, colour: string): string =>
  place(
    x,
    y,
    layers(
      disc(-52, -34, 34, colour),
      disc(0, -56, 52, colour),
      disc(54, -36, 36, colour),
      rect(-92, -44, 186, 44, colour, 22)
    ),
    0,
    size
  )

/** Stars strewn over the upper part of the sky; every eighth has four points. */
export function stars(random: () => number, colour: string, count: number, bottom = 330): string {
  return times(count, at => {
    const [x, y] = [random() * WIDTH, random() * bottom]
    return at % 8 ? disc(x, y, 1.4 + random() * 2.2, colour) : sparkle(x, y, 7 + random() * 6, colour)
  })
}

/** A star of four points with hollow sides. */
export const sparkle = (x: number, y: number, r: number, colour: string): string =>
  shape(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    colour
  )

/** A moon with three craters. */
export const moon = (p: Palette, x: number, y: number, r: number): string =>
  layers(
    disc(x, y, r, p.sun),
    disc(x - r * 0.3, y + r * 0.3, r * 0.24, p.sunSoft),
    disc(x + r * 0.36, y - r * 0.22, r * 0.17, p.sunSoft),
    disc(x + r * 0.28, y + r * 0.46, r * 0.1, p.sunSoft)
  )

/** Lines of water that lie over one another, `rows` of them from `top` on, `gap` apart. */
export const ripples = (top: number, rows: number, gap: number, colour: string, width = 5, swell = 9): string =>
  times(rows, row => {
    const points = Array.from(
      { length: 17 },
      (_, at): Point => [at * 80 - 40, top + row * gap + (at % 2 ? swell : -swell) * (row % 2 ? -1 : 1)]
    )
    return line(smooth(points), colour, width)
  })

/** Broken light on water under a sun or moon at x: bars that grow wider downwards. */
export const glitter = (random: () => number, x: number, top: number, bottom: number, colour: string): string =>
  times(Math.floor((bottom - top) / 19), row => {
    const half = 46 + row * 15
    return times(3, part =>
      rect(
        x - half + (part * 2 * half) / 3 + random() * 18,
        top + row * 19,
        (2 * half) / 3 - 22 - random() * 20,
        7,
        colour,
        3.5
      )
    )
  })
