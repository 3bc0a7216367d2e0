import { n, type Point } from './draw.ts'

/** A point on a circle; the angle is in degrees, 0 to the right and growing clockwise. */
export const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180)
]

/** A soft curve through all the points (Catmull-Rom, as cubic Béziers); closed, it runs round without a corner. */
export function smooth(points: Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!
  const parts = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(n).join(' ')}`
  })
  return `M${n(points[0]![0])} ${n(points[0]![1])}${parts.join('')}${closed ? 'Z' : ''}`
}

/** The area under a soft curve, down to `bottom`. */
export const under = (points: Point[], bottom: number): string =>
  `${smooth(points)}L${n(points.at(-1)![0])} ${n(bottom)}L${n(points[0]![0])} ${n(bottom)}Z`

/** Half a vessel's outline from its foot up: half width, and height above the foot. */
export type Profile = Point[]

/** The outline of a turned vessel standing at (x, foot): its profile on both sides, flat at the foot and the lip. */
export function turned(x: number, foot: number, profile: Profile): string {
  const right = profile.map(([half, height]): Point => [x + half, foot - height])
  const left = profile.map(([half, height]): Point => [x - half, foot - height]).reverse()
  return `${smooth(right)}L${smooth(left).slice(1)}Z`
}

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
