/** Every picture is this many units wide and high; one unit is one pixel of the PNG. */
export const WIDTH = 1200
export const HEIGHT = 624

/** A point, x to the right and y down. */
export type Point = readonly [number, number]

/** A number as SVG wants it: one decimal is a tenth of a pixel, enough for every shape here. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Part of a drawing, or nothing. */
type Piece = string | false | 0 | undefined

/** Pieces of a drawing, one over the other in the order given; lists and nothings are welcome. */
export const layers = (...pieces: (Piece | Piece[])[]): string =>
  pieces
    .flat()
    .filter(piece => piece)
    .join('')

/** A filled path. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A filled rectangle, with rounded corners when `radius` is given. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`

/** A filled circle. */
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`

/** A filled ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

/** A line along a path, with round ends. `dash` as in `stroke-dasharray`. */
export const line = (d: string, colour: string, width: number, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${
    dash && ` stroke-dasharray="${dash}"`
  }/>`

/** A circle's outline. */
export const ring = (x: number, y: number, radius: number, colour: string, width: number): string =>
  line(circlePath(x, y, radius), colour, width)

/** A polygon's path. */
export const poly = (...points: Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** An open chain of straight lines. */
export const chain = (...points: Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

/** A circle as a path, to clip by or to draw along. */
const circlePath = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`

/** A rectangle as a path, to clip by. */
export const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`

/** A drawing moved so that its origin lies at (x, y), then turned (degrees, clockwise) and scaled about that point. */
export const place = (x: number, y: number, content: string, turn = 0, scaleX = 1, scaleY = Math.abs(scaleX)): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scaleX} ${scaleY})">${content}</g>`

/** A drawing made see-through, 0 (gone) to 1. */
export const fade = (opacity: number, content: string): string => `<g opacity="${opacity}">${content}</g>`

/** What of a drawing lies inside a path. Equal paths share an id, which is harmless: they clip alike. */
export function clip(d: string, content: string): string {
  const id = `c${hash(d).toString(36)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** A 32-bit number that depends on every character of a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** A piece for each whole number from 0 up to `count`. */
export const times = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')

/** A row of up to three numbers: mostly a place and a size or a turn. */
type Row = readonly [number, number, number?]

/** A piece for each row; what a row leaves out is 0. */
export const each = (rows: Row[], piece: (a: number, b: number, c: number, at: number) => string): string =>
  rows.map(([a, b, c = 0], at) => piece(a, b, c, at)).join('')

/** One of a list, counting on from its start again after its end. */
export const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length]!
