import { smooth } from '../curve.ts'
import { clip, fade, layers, type Point, poly, shape } from '../draw.ts'

/** A peak of a woodcut: a jagged ridge, and hatching on the lit flank. */
export function peak(
  x: number,
  foot: number,
  half: number,
  tall: number,
  fill: string,
  hatch: string,
  snow?: string
): string {
  const ridge: Point[] = [
    [x - half, foot],
    [x - half * 0.6, foot - tall * 0.5],
    [x - half * 0.46, foot - tall * 0.47],
    [x - half * 0.1, foot - tall * 0.94],
    [x, foot - tall],
    [x + half * 0.2, foot - tall * 0.76],
    [x + half * 0.3, foot - tall * 0.78],
    [x + half * 0.62, foot - tall * 0.36],
    [x + half, foot]
  ]
  const flank = poly(
    [x, foot - tall],
    [x + half * 0.12, foot - tall * 0.62],
    [x - half * 0.05, foot - tall * 0.4],
    [x + half * 0.2, foot],
    [x + half, foot],
    [x + half, foot - tall]
  )
  const cap = poly(
    [x - half, foot - tall * 1.1],
    [x + half, foot - tall * 1.1],
    [x + half * 0.4, foot - tall * 0.62],
    [x + half * 0.16, foot - tall * 0.7],
    [x + half * 0.03, foot - tall * 0.58],
    [x - half * 0.12, foot - tall * 0.72],
    [x - half * 0.34, foot - tall * 0.6]
  )
  return layers(
    shape(poly(...ridge), fill),
    clip(poly(...ridge), layers(snow && shape(cap, snow), hatch && fade(snow ? 0.28 : 1, shape(flank, hatch))))
  )
}

/** A winding path or stream that narrows towards (x, top). */
export const winding = (x: number, top: number, bottom: number, colour: string): string => {
  const rows = Array.from({ length: 7 }, (_, at) => at / 6)
  const middle = (t: number): number => x + Math.sin(t * 5.2) * 150 * t
  const side = (sign: number): Point[] =>
    rows.map(t => [middle(t) + sign * (7 + t * t * 190), top + (bottom - top) * t])
  return shape(`${smooth(side(1))}L${smooth(side(-1).reverse()).slice(1)}Z`, colour)
}
