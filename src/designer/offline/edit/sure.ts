import type { Token } from './tokens.ts'
import type { Wish } from './wishes.ts'

/** Words that turn a wish into something else: a condition, a question, or what is not to be done. */
const HEDGES: ReadonlySet<string> = new Set('if unless provided assuming whether'.split(' '))
const NOT: ReadonlySet<string> = new Set("don't dont never won't shouldn't needn't".split(' '))

/** "if you would", "if it isn't too much trouble", "if that's a thing you can do". */
const isCourtesy = (last: Token | undefined, [next, then]: readonly Token[]): boolean =>
  ASKING.has(last?.key ?? '') ||
  (next?.key === 'it'
    ? /^(?:not|is|isn't|wouldn't|no)$/.test(then?.key ?? '')
    : /^(?:i|you|poss|possible|that)$/.test(next?.key ?? ''))
/** What follows these is what is asked for: "I wonder if". */
const ASKING: ReadonlySet<string> = new Set(
  'wonder wondering see mind grateful appreciate nice great lovely'.split(' ')
)

/** Is it said under a condition, denied, or asked? */
export const isHedged = ({ said, tokens, action }: Wish): boolean =>
  tokens.some(({ key }, at) => HEDGES.has(key) && !isCourtesy(tokens[at - 1], tokens.slice(at + 1, at + 3))) ||
  (action !== 'emphasis' && action !== 'undo' && tokens.slice(0, 3).some(({ key }) => NOT.has(key))) ||
  /^\W*(?:is|are|was|were|do|does|why|what|when|who|how|which)\b.*\?/is.test(said)
