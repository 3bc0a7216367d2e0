import { beginFeatures, type IntentContext, intentFeatures, wordFeatures } from './features.ts'
import type { Action, Decide, Mark } from './intents.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Words of an instruction that stand together for one thing. */
export interface Phrase {
  mark: Mark
  tokens: Token[]
  /** As typed. */
  text: string
  /** Where it stands in the instruction. */
  at: number
  end: number
}

/** One wish of an instruction: what it asks for, and the words that say of what and how. */
export interface Wish {
  /** As typed. */
  said: string
  action: Action
  confidence: number
  /** What it may ask for as well, less likely. */
  others: { action: Action; confidence: number }[]
  tokens: Token[]
  phrases: Phrase[]
}

/** Nobody wishes for more at once; a longer text is a text. */
const MOST_TOKENS = 700
export const MOST_WISHES = 24

/** Reads an instruction into its wishes, in order. What stands in quotation marks is never taken apart. */
export function readWishes(text: string, context: IntentContext, decide: Decide): Wish[] {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS)
  const wishes: Wish[] = []
  for (const part of splitAt(tokens, begins(tokens, decide)).slice(0, MOST_WISHES))
    wishes.push(readWish(text, part, context, wishes.at(-1)?.action, decide))
  return wishes
}

const begins = (tokens: readonly Token[], decide: Decide): boolean[] =>
  tokens.map((_, at) => at > 0 && decide(beginFeatures(tokens, at), 'begin')[0]?.label === 'yes')

function splitAt(tokens: readonly Token[], isBegin: readonly boolean[]): Token[][] {
  const parts: Token[][] = []
  tokens.forEach((token, at) => {
    if (at === 0 || isBegin[at]) parts.push([])
    parts.at(-1)?.push(token)
  })
  return parts
}

function readWish(
  text: string,
  tokens: Token[],
  context: IntentContext,
  previous: Action | undefined,
  decide: Decide
): Wish {
  const [best, ...others] = decide(intentFeatures(tokens, context, previous), 'action') as {
    label: Action
    confidence: number
  }[]
  const action = best?.label ?? 'none'
  return {
    said: text.slice(tokens[0]?.at, tokens.at(-1)?.end),
    action,
    confidence: best?.confidence ?? 0,
    others: others.slice(0, 3).map(({ label, confidence }) => ({ action: label, confidence })),
    tokens,
    phrases: phrasesOf(text, tokens, action, decide)
  }
}

/** The words of a wish by what they are for, were it to ask for `action`. */
export function phrasesOf(text: string, tokens: readonly Token[], action: Action, decide: Decide): Phrase[] {
  const phrases: Phrase[] = []
  let previous = '^'
  tokens.forEach((token, at) => {
    const mark = decide(wordFeatures(tokens, at, action, previous), 'word')[0]?.label ?? 'none'
    const last = phrases.at(-1)
    if (mark === previous && last) {
      last.tokens.push(token)
      last.end = token.end
      last.text = text.slice(last.at, last.end)
    } else if (mark !== 'none')
      phrases.push({ mark: mark as Mark, tokens: [token], at: token.at, end: token.end, text: token.text })
    previous = mark
  })
  return phrases
}

/** The phrases of a mark, in order. */
export const phrasesFor = ({ phrases }: Wish, mark: Mark): Phrase[] => phrases.filter(each => each.mark === mark)
