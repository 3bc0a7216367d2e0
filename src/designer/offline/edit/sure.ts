import type { Action } from './intents.ts'
import type { Token } from './tokens.ts'
import { classOf, cuesOf, singular } from './vocabulary.ts'
import type { Phrase, Wish } from './wishes.ts'

/** Words that say nothing of what is wanted: how a clause is built, and what is polite. */
const GLUE: ReadonlySet<string> = new Set(
  "the a an and or but so to too of in on at for with from by as into onto is isn't are aren't was were be been being it it's its that this that's these those them they there here their his her he she my our your we i i'd i'll i'm you us me which who when where how what if not no don't do does did can could will would shall should must may might ought has have had need needs want wants wanted like let let's get gets got give just only all any some one ones right now then also please pls plz thanks thank ta cheers kindly hi hello hey well um er uh maybe perhaps think bit really very quite rather instead than because since make made makes set put puts go goes going look looks looking say says said saying read reads become becomes change changed changing turn turned keep sure ok okay sorry good morning lovely same again much more less little way actually while both each every such up out off down over about around btw rn".split(
    ' '
  )
)

/** Words that turn a wish into something else: a condition, a question, or what is not to be done. */
const HEDGES: ReadonlySet<string> = new Set('if unless provided assuming whether'.split(' '))
const NOT: ReadonlySet<string> = new Set("don't dont never won't shouldn't needn't".split(' '))

/** Actions whose value is of a type of its own: each of its words has to belong to it. */
const TYPED: ReadonlySet<Action> = new Set<Action>([
  'colour',
  'size',
  'font',
  'emphasis',
  'align',
  'spacing',
  'shape',
  'layout'
])

/** Words of a wish that neither its phrases nor what is asked for account for. */
export const unexplained = ({ tokens, phrases, action }: Wish): Token[] => {
  const isTyped = (phrase: Phrase): boolean => phrase.mark === 'value' && TYPED.has(action)
  const marked = new Set(phrases.flatMap(phrase => (isTyped(phrase) ? [] : phrase.tokens)))
  const typed = new Set(phrases.filter(isTyped).flatMap(phrase => phrase.tokens))
  return tokens.filter(
    (token, at) =>
      !marked.has(token) &&
      !GLUE.has(token.key) &&
      (token.shape === 'word' || token.shape === 'quote') &&
      !cuesOf(token.key, tokens[at + 1]?.key).some(cue => cue.startsWith(action)) &&
      !cuesOf(singular(token.key)).includes(action) &&
      !(typed.has(token) && /^(?:colour|font|ordinal|noun)/.test(classOf(token.key)))
  )
}

/** Does a wish say what it is about in a form that leaves no doubt: an address, words in quotation marks, a code of a colour? */
export const isPlain = ({ tokens, phrases, action }: Wish): boolean =>
  phrases.some(({ mark, tokens: own }) => mark === 'value' && own.some(({ shape }) => HARD.has(shape))) &&
  ((action !== 'text' && action !== 'correct') || phrases.some(({ mark }) => mark === 'old' || mark === 'target')) &&
  tokens.length > 0
const HARD: ReadonlySet<string> = new Set(['quote', 'url', 'hex'])

/** Can words of that form not be what an action is given? A text is no bare address. */
export const isMistyped = ({ phrases, action }: Wish): boolean =>
  /^(?:text|correct|shorten|lengthen|voice|rewrite)$/.test(action) &&
  phrases.some(({ mark, tokens }) => mark === 'value' && tokens.some(({ shape }) => shape === 'url'))

/** "if you would", "if it isn't too much trouble". */
const isCourtesy = ([next, then]: readonly Token[]): boolean =>
  next?.key === 'it'
    ? /^(?:not|is|isn't|wouldn't|no)$/.test(then?.key ?? '')
    : /^(?:i|you|poss|possible)$/.test(next?.key ?? '')

/** Is it said under a condition, denied, or asked? */
export const isHedged = ({ said, tokens, action }: Wish): boolean =>
  tokens.some(({ key }, at) => HEDGES.has(key) && !isCourtesy(tokens.slice(at + 1, at + 3))) ||
  (action !== 'emphasis' && tokens.slice(0, 3).some(({ key }) => NOT.has(key))) ||
  /^\W*(?:is|are|was|were|do|does|why|what|when|who|how|which)\b.*\?/is.test(said)

/** Is a text given as one: in quotation marks, after a colon, a dash or a verb of saying, or as an address? */
export const isIntroduced = (said: string, { phrases }: Wish): boolean =>
  phrases.some(
    ({ mark, tokens, at }) =>
      mark === 'value' &&
      (tokens.every(({ shape }) => shape === 'quote' || shape === 'url') ||
        /(?:[:=>→\n]|\s[-–—]|\b(?:say(?:s|ing)?|reads?|reading|call(?:ed)?(?: it)?|be|become|becomes|to|with|for|is|as|put|make (?:it|that)|it'?s))\s*$/i.test(
          said.slice(0, at)
        ))
  )
