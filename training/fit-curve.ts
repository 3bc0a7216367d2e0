import { type Curve, calibrated, logit } from '../src/designer/reading/model/calibration.ts'

/** Something that was said with a chance, and whether it was right. */
export interface Said {
  chance: number
  right: boolean
}

/** The curve on which what was said is as likely as can be (Platt scaling, by Newton's method), to two digits. */
export function fitCurve(all: readonly Said[]): Curve {
  let [slope, shift] = [1, 0]
  for (let step = 0; step < 40; step++) {
    // A little pull to the straight curve, for where nothing speaks against any.
    let [byslope, byshift, slopes, both, shifts] = [slope - 1, shift, 1, 0, 1]
    for (const { chance, right } of all) {
      const [x, p] = [logit(chance), calibrated(chance, { slope, shift })]
      const weight = p * (1 - p)
      byslope += (p - Number(right)) * x
      byshift += p - Number(right)
      slopes += weight * x * x
      both += weight * x
      shifts += weight
    }
    const determinant = slopes * shifts - both * both
    slope -= within((shifts * byslope - both * byshift) / determinant)
    shift -= within((slopes * byshift - both * byslope) / determinant)
  }
  return { slope: Math.round(slope * 100) / 100, shift: Math.round(shift * 100) / 100 }
}

/** Far from the goal Newton's steps are too long. */
const within = (step: number): number => Math.max(-0.2, Math.min(0.2, step))
