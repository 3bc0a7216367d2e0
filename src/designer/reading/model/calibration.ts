/** How a chance that a model says is turned into how often it is right: its odds to the power of `slope`, times e to the power of `shift`. */
export interface Curve {
  slope: number
  shift: number
}

/** The curves of what a model says; `training` finds them on briefs that nothing was learnt from. */
export interface Calibration {
  /** By role; `other` is for roles that are rare. */
  confidence: { other: Curve } & { [role: string]: Curve }
  content: Curve
  kinds: Curve
}

const STRAIGHT: Curve = { slope: 1, shift: 0 }
/** Says what the model says. */
export const UNCALIBRATED: Calibration = { confidence: { other: STRAIGHT }, content: STRAIGHT, kinds: STRAIGHT }

/** The logarithm of the odds of a chance; what is certain has odds of a million. */
export const logit = (chance: number): number => {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, chance))
  return Math.log(inside / (1 - inside))
}

/** How often something is right that is said with this chance. */
export const calibrated = (chance: number, { slope, shift }: Curve): number =>
  1 / (1 + Math.exp(-slope * logit(chance) - shift))
