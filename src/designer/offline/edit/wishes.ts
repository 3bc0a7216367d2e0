import { type InstructionContext, instructionInput } from './instruction-input.ts'
import { ACTIONS, type Action, type Decide, type Mark } from './intents.ts'
import { withKnown } from './known-texts.ts'
import { type Token, tokensOf } from './tokens.ts'
import { folded } from './words.ts'

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
  /** How sure it is that it begins and ends where it does, and nothing else begins in it. */
  bounds: number
  /** What it may ask for as well, less likely. */
  others: { action: Action; confidence: number }[]
  tokens: Token[]
  phrases: Phrase[]
}

/** Nobody wishes for more at once; a longer text is a text. */
const MOST_TOKENS = 160
const MOST_WISHES = 10

/** Is an instruction longer than what is read of it? */
export const isTooLong = (text: string): boolean => tokensOf(text).length > MOST_TOKENS

/** Reads an instruction into its wishes, in order. `known` are texts of the email, which stand for what says them. What stands in quotation marks is never taken apart. */
export function readWishes(
  text: string,
  context: InstructionContext,
  decide: Decide,
  known: readonly string[] = []
): Wish[] {
  const tokens = withKnown(text, tokensOf(text).slice(0, MOST_TOKENS), known)
  const all = folded(known.join(' | '))
  const isKnown = (words: string): boolean => all.includes(folded(words))
  const { actions, marks } = decide(instructionInput(tokens, context))
  const labels = actions.labels.map(label => label.split(' '))
  const chance = (at: number, isMeant: (label: readonly string[]) => boolean): number =>
    labels.reduce((sum, label, by) => sum + (isMeant(label) ? (actions.chances[at * labels.length + by] ?? 0) : 0), 0)
  const begins = (at: number): number => chance(at, ([, begins]) => begins !== undefined)
  const asks = (at: number): number => chance(at, ([name, begins]) => begins !== undefined && name !== 'none')
  const isIdle = (at: number): boolean => labels[actions.best[at] ?? 0]?.[0] === 'none'
  const firsts = [...tokens.keys()].filter(at => at === 0 || labels[actions.best[at] ?? 0]?.[1] !== undefined)
  return firsts.slice(0, MOST_WISHES).map((from, by): Wish => {
    const places = [...tokens.keys()].slice(from, firsts[by + 1])
    const own = places.map(at => tokens[at] as Token)
    const ranked = ACTIONS.map(action => ({
      action,
      confidence: places.reduce((sum, at) => sum + chance(at, ([name]) => name === action), 0) / (places.length || 1)
    })).sort((one, other) => other.confidence - one.confidence)
    const [{ action, confidence }, ...others] = ranked as [Wish['others'][number], ...Wish['others']]
    const marked = phrasesOf(
      text,
      own,
      places.map(at => marks.labels[marks.best[at] ?? 0] ?? 'none')
    )
    return {
      said: text.slice(own[0]?.at, own.at(-1)?.end),
      action,
      confidence,
      // Where words that ask for nothing end makes no difference.
      bounds: Math.min(...places.map(at => (at > from ? 1 - asks(at) : at === 0 || isIdle(at - 1) ? 1 : begins(at)))),
      others: others.slice(0, 4),
      tokens: own,
      phrases: byEmail(marked, { action, tokens: own }, isKnown)
    }
  })
}

/** In a wish for other words, words in quotation marks that stand in the email are what is there now, unless they are marked otherwise. */
function byEmail(
  phrases: Phrase[],
  { action, tokens }: Pick<Wish, 'action' | 'tokens'>,
  isKnown: (text: string) => boolean
): Phrase[] {
  if (action !== 'text' && action !== 'correct') return phrases
  // Words that end a longer value belong to it.
  const inside = ({ tokens: own }: Phrase): Token[] => own.slice(1).filter(({ gap }) => gap === '')
  const others = new Set(phrases.flatMap(phrase => (phrase.mark === 'value' ? inside(phrase) : phrase.tokens)))
  const olds = tokens.filter(token => token.shape === 'quote' && !others.has(token) && isKnown(token.text))
  const kept = phrases
    .map(phrase => ({ ...phrase, tokens: phrase.tokens.filter(token => !olds.includes(token)) }))
    .filter(phrase => phrase.tokens.length > 0)
  const added = olds.map((token): Phrase => ({ ...token, mark: 'old', tokens: [token] }))
  return [...kept, ...added].sort((one, other) => one.at - other.at)
}

/** Words that follow one another and are for the same. */
function phrasesOf(text: string, tokens: readonly Token[], marks: readonly string[]): Phrase[] {
  const phrases: Phrase[] = []
  tokens.forEach((token, at) => {
    const [mark, last] = [marks[at], phrases.at(-1)]
    if (mark === marks[at - 1] && last && mark !== 'none') {
      last.tokens.push(token)
      last.end = token.end
      last.text = text.slice(last.at, last.end)
    } else if (mark && mark !== 'none')
      phrases.push({ mark: mark as Mark, tokens: [token], at: token.at, end: token.end, text: token.text })
  })
  return phrases
}

/** The phrases of a mark, in order. */
export const phrasesFor = ({ phrases }: Wish, mark: Mark): Phrase[] => phrases.filter(each => each.mark === mark)
