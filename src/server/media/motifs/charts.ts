import { smooth, under } from '../curve.ts'
import { disc, layers, line, n, type Point, place, rect, shape, times } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** A line that rises from left to right over a box, as points. */
const rising = (x: number, y: number, w: number, h: number): Point[] =>
  [0.86, 0.74, 0.8, 0.56, 0.62, 0.36, 0.4, 0.12].map((level, at): Point => [x + (at * w) / 7, y + h * level])

/** A chart with a fan of what may come, in a box. */
export const forecast = (p: Palette, x: number, y: number, w: number, h: number, colour: string): string => {
  const line1 = rising(x, y, w * 0.62, h)
  const [fx, fy] = line1.at(-1)!
  const fan = `M${n(fx)} ${n(fy + h * 0.2)}Q${n(fx + w * 0.2)} ${n(fy + h * 0.1)} ${n(x + w)} ${n(y - h * 0.02)}V${n(y + h * 0.56)}Q${n(fx + w * 0.2)} ${n(fy + h * 0.34)} ${n(fx)} ${n(fy + h * 0.2)}Z`
  const past = line1.map(([a, b]): Point => [a, b + h * 0.2])
  return layers(
    times(5, at => rect(x, y + (at * h) / 4, w, 2, p.inkSoft)),
    shape(under(past, y + h), p.inkSoft),
    `<g opacity="0.35">${shape(fan, colour)}</g>`,
    line(smooth(past), colour, 9),
    line(
      `M${n(fx)} ${n(fy + h * 0.2)}Q${n(fx + w * 0.2)} ${n(fy + h * 0.2)} ${n(x + w)} ${n(y + h * 0.2)}`,
      colour,
      7,
      '2 20'
    ),
    disc(fx, fy + h * 0.2, 17, p.ink),
    disc(fx, fy + h * 0.2, 11, colour)
  )
}

/** Columns that rise, from x on, standing on `foot`. */
export const columns = (
  x: number,
  foot: number,
  width: number,
  gap: number,
  levels: number[],
  colours: string[]
): string =>
  levels
    .map((tall, at) => rect(x + at * (width + gap), foot - tall, width, tall, colours[at % colours.length]!, 6))
    .join('')

/** A pie with a wedge pulled out. */
export const pie = (p: Palette, x: number, y: number, r: number): string =>
  layers(
    disc(x, y, r, p.brand.base),
    shape(`M${x} ${y}L${x} ${y - r}A${r} ${r} 0 0 0 ${x - r} ${y}Z`, p.third.base),
    place(x + r * 0.12, y - r * 0.12, shape(`M0 0V${-r}A${r} ${r} 0 0 1 ${r} 0Z`, p.accent.base)),
    disc(x, y, r * 0.4, p.paper)
  )
