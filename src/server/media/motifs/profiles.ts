import type { Profile } from '../curve.ts'

/** Outlines to turn vessels from; `w` is the greatest half width, `h` the height. */
export const PROFILES = {
  vase: (w: number, h: number): Profile => [
    [w * 0.5, 0],
    [w * 0.82, h * 0.1],
    [w, h * 0.3],
    [w * 0.78, h * 0.52],
    [w * 0.36, h * 0.74],
    [w * 0.25, h * 0.88],
    [w * 0.27, h]
  ],
  flask: (w: number, h: number): Profile => [
    [w * 0.8, 0],
    [w * 0.98, h * 0.08],
    [w, h * 0.28],
    [w * 0.92, h * 0.44],
    [w * 0.34, h * 0.66],
    [w * 0.2, h * 0.76],
    [w * 0.2, h]
  ],
  round: (w: number, h: number): Profile => [
    [w * 0.5, 0],
    [w * 0.86, h * 0.16],
    [w, h * 0.45],
    [w * 0.84, h * 0.75],
    [w * 0.46, h * 0.92],
    [w * 0.44, h]
  ],
  bowl: (w: number, h: number): Profile => [
    [w * 0.3, 0],
    [w * 0.44, h * 0.06],
    [w * 0.72, h * 0.34],
    [w * 0.92, h * 0.7],
    [w, h]
  ],
  cup: (w: number, h: number): Profile => [
    [w * 0.62, 0],
    [w * 0.8, h * 0.1],
    [w * 0.92, h * 0.4],
    [w, h]
  ],
  beaker: (w: number, h: number): Profile => [
    [w * 0.72, 0],
    [w * 0.8, h * 0.12],
    [w, h]
  ],
  pot: (w: number, h: number): Profile => [
    [w * 0.66, 0],
    [w * 0.7, h * 0.06],
    [w * 0.92, h * 0.78],
    [w, h * 0.8],
    [w, h]
  ],
  bottle: (w: number, h: number): Profile => [
    [w * 0.94, 0],
    [w, h * 0.04],
    [w, h * 0.54],
    [w * 0.92, h * 0.63],
    [w * 0.42, h * 0.74],
    [w * 0.34, h * 0.82],
    [w * 0.34, h]
  ]
}
