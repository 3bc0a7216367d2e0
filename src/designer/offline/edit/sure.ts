import manners from './manners.json' with { type: 'json' }
import { says } from './tokens.ts'
import type { Wish } from './wishes.ts'

const { words: CONDITIONS, before: ASKING, after: COURTESIES } = manners.conditions

/** Is a wish said under a condition, denied, or asked? "I wonder if" and "if you would" are no conditions, and "not bold" says what is wished. */
export const isHedged = ({ said, tokens, action }: Wish): boolean =>
  tokens.some((token, at) => {
    const isCourtesy = says(tokens.slice(0, at).slice(-1), ASKING) || says(tokens.slice(at + 1, at + 3), COURTESIES)
    return says([token], CONDITIONS) && !isCourtesy
  }) ||
  (action !== 'emphasis' && action !== 'undo' && says(tokens.slice(0, 3), manners.denials)) ||
  /^\W*(?:is|are|was|were|do|does|why|what|when|who|how|which)\b.*\?/is.test(said)
