/** Letters of a wish at most; what is longer describes an email. */
const LONGEST = 80

const ASKS =
  /^\s*(please\s+)?(add|insert|put\s+in)\s+(?!(an?|the|our)\s+(e-?mail|newsletter|letter|sale|event|survey)\b)/i

/** Whether a brief asks for one part rather than for an email: `add a headline that says …`, but not `add a newsletter about …`. */
export const isWish = (brief: string): boolean => brief.length <= LONGEST && ASKS.test(brief)
