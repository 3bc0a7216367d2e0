import { polar, under } from '../curve.ts'
import { disc, HEIGHT, layers, line, oval, type Point, poly, rect, shape, times, WIDTH } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** The whole picture in one colour. */
export const wall = (colour: string): string => rect(0, 0, WIDTH, HEIGHT, colour)

/** A backdrop with a table top that begins at `top` and shows its front edge below. */
export const table = (p: Palette, top = 468): string =>
  layers(
    wall(p.ground),
    shape(
      under(
        [
          [0, top],
          [400, top - 10],
          [800, top - 6],
          [1200, top - 14]
        ],
        HEIGHT
      ),
      p.floor
    ),
    shape(
      under(
        [
          [0, 590],
          [420, 582],
          [820, 588],
          [1200, 576]
        ],
        HEIGHT
      ),
      p.floorDeep
    )
  )

/** A flat floor line: wall above, floor below, a darker strip along the foot. */
export const room = (p: Palette, top = 500): string =>
  layers(wall(p.ground), rect(0, top, WIDTH, HEIGHT - top, p.floor), rect(0, HEIGHT - 44, WIDTH, 44, p.floorDeep))

/** Discs in one another, given from the outermost in: radius and colour. */
export const discs = (x: number, y: number, ...rings: [number, string][]): string =>
  rings.map(([radius, colour]) => disc(x, y, radius, colour)).join('')

/** A sun with its two halos. */
export const haloed = (p: Palette, x: number, y: number, radius: number): string =>
  discs(x, y, [radius * 1.45, p.halo], [radius, p.sun])

/** A soft shadow on the floor. */
export const shadow = (p: Palette, x: number, y: number, rx: number): string =>
  oval(x, y, rx, Math.max(7, rx * 0.12), p.floorDeep)

/** Wedges that spread from a point, every second one of `count`. */
export const wedges = (x: number, y: number, count: number, colour: string, reach = 1500, from = 0): string =>
  times(count, at => {
    const start = from + (at * 360) / count
    return shape(poly([x, y], polar(x, y, reach, start), polar(x, y, reach, start + 180 / count)), colour)
  })

/** Short strokes round a disc, as on a woodcut sun. */
export const beams = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  colour: string,
  width = 8
): string =>
  times(count, at => {
    const angle = (at * 360) / count
    const far = at % 2 ? outer : inner + (outer - inner) * 0.62
    const [from, to] = [polar(x, y, inner, angle), polar(x, y, far, angle)]
    return line(`M${from.join(' ')}L${to.join(' ')}`, colour, width)
  })

/** Land under a soft skyline through the points, down to the picture's foot. */
export const land = (points: Point[], colour: string): string => shape(under(points, HEIGHT), colour)
