/** Longest name of a person, in characters. */
export const LONGEST_NAME = 200
