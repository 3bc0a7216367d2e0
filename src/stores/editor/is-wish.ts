/** Letters of a wish at most; what is longer describes an email. */
const LONGEST = 80

/** Whether a brief asks for one part rather than for an email: `add a headline that says …`. */
export const isWish = (brief: string): boolean =>
  brief.length <= LONGEST && /^\s*(please\s+)?(add|insert|put\s+in)\s/i.test(brief)
