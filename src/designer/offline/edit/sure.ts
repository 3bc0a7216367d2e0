import type { Action } from './intents.ts'
import type { Token } from './tokens.ts'
import { cuesOf, singular } from './vocabulary.ts'
import type { Wish } from './wishes.ts'

/** Words that say nothing of what is wanted: how a clause is built, and what is polite. */
const GLUE: ReadonlySet<string> = new Set(
  "the a an and or but so to too of in on at for with from by as into onto is isn't are aren't was were be been being it it's its that this that's these those them they there here their his her he she my our your we i i'd i'll i'm you us me which who when where how what if not no don't do does did can could will would shall should must may might ought has have had need needs want wants wanted like let let's get gets got give just only all any some one ones right now then also please pls plz thanks thank ta cheers kindly hi hello hey well um er uh maybe perhaps think bit really very quite rather instead than because since make made makes set put puts go goes going look looks looking say says said saying read reads become becomes change changed changing turn turned keep sure ok okay sorry good morning lovely same again much more less little way actually while both each every such up out off down over about around btw rn".split(
    ' '
  )
)

/** Words that turn a wish into something else: a condition, a question, or what is not to be done. */
const HEDGES: ReadonlySet<string> = new Set('if unless provided assuming whether'.split(' '))
const NOT: ReadonlySet<string> = new Set("don't dont never won't shouldn't needn't".split(' '))

/** Words of a wish that neither its phrases nor what is asked for account for. */
export const unexplained = ({ tokens, phrases, action }: Wish): Token[] => {
  const marked = new Set(phrases.flatMap(phrase => phrase.tokens))
  return tokens.filter(
    (token, at) =>
      !marked.has(token) &&
      !GLUE.has(token.key) &&
      !cuesOf(token.key, tokens[at + 1]?.key).some(cue => cue.startsWith(action)) &&
      !cuesOf(singular(token.key)).includes(action)
  )
}

/** Is it said under a condition, denied, or asked? */
export const isHedged = ({ said, tokens, action }: Wish): boolean =>
  tokens.some(
    ({ key }, at) => HEDGES.has(key) && !/^(?:i|you|possible|it'?s?|poss)$/.test(tokens[at + 1]?.key ?? '')
  ) ||
  (action !== 'emphasis' && tokens.slice(0, 3).some(({ key }) => NOT.has(key))) ||
  /^\W*(?:is|are|was|were|do|does|why|what|when|who|how|which)\b.*\?/is.test(said)

/** So likely an action has to be: what is written anew or taken away more than what is seen at once. */
export const LIKELY: Partial<Record<Action, number>> = {
  add: 0.72,
  text: 0.6,
  remove: 0.55,
  image: 0.6,
  shorten: 0.5,
  shape: 0.7,
  align: 0.72
}
