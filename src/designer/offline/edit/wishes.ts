import { beginFeatures, type IntentContext, intentFeatures, wordFeatures } from './features.ts'
import type { Action, Decide, Mark } from './intents.ts'
import { type Token, tokensOf, withKnown } from './tokens.ts'
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
  context: IntentContext,
  decide: Decide,
  known: readonly string[] = []
): Wish[] {
  const tokens = withKnown(text, tokensOf(text).slice(0, MOST_TOKENS), known)
  const all = folded(known.join(' | '))
  const isKnown = (words: string): boolean => all.includes(folded(words))
  const wishes: Wish[] = []
  const begins = beginsOf(tokens, decide)
  for (const part of splitAt(tokens, token => begins.get(token)?.is ?? false).slice(0, MOST_WISHES)) {
    const wish = readWish(text, part, context, wishes.at(-1)?.action, decide, isKnown)
    const before = wishes.at(-1)
    const whole =
      before && wish.confidence < DOUBTFUL
        ? readWish(text, [...before.tokens, ...part], context, wishes.at(-2)?.action, decide, isKnown)
        : undefined
    if (before && whole && whole.action === before.action && whole.confidence >= before.confidence - 0.15)
      wishes[wishes.length - 1] = whole
    else wishes.push(wish)
  }
  const bounds = (own: readonly Token[]): number => Math.min(...own.map(token => begins.get(token)?.confidence ?? 1))
  return wishes.map(wish => ({ ...wish, bounds: bounds(wish.tokens) }))
}

/** A wish less sure than this may be the end of the one before. */
const DOUBTFUL = 0.5

/** What is decided at each token: whether a wish begins there, and how surely. */
const beginsOf = (tokens: readonly Token[], decide: Decide): Map<Token, { is: boolean; confidence: number }> =>
  new Map(
    tokens.map((token, at) => {
      const [best] = at > 0 ? decide(beginFeatures(tokens, at), 'begin') : []
      return [token, { is: best?.label === 'yes', confidence: best?.confidence ?? 1 }]
    })
  )

function splitAt(tokens: readonly Token[], isBegin: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = []
  tokens.forEach((token, at) => {
    if (at === 0 || isBegin(token)) parts.push([])
    parts.at(-1)?.push(token)
  })
  return parts
}

function readWish(
  text: string,
  tokens: Token[],
  context: IntentContext,
  previous: Action | undefined,
  decide: Decide,
  isKnown: (text: string) => boolean,
  known?: Action
): Wish {
  const [best, ...others] = decide(intentFeatures(tokens, context, previous), 'action') as {
    label: Action
    confidence: number
  }[]
  const action = known ?? best?.label ?? 'none'
  return {
    said: text.slice(tokens[0]?.at, tokens.at(-1)?.end),
    action,
    confidence: best?.confidence ?? 0,
    bounds: 1,
    others: others.slice(0, 4).map(({ label, confidence }) => ({ action: label, confidence })),
    tokens,
    phrases: byEmail(phrasesOf(text, tokens, action, decide), tokens, action, isKnown)
  }
}

const NAMING: ReadonlySet<Action> = new Set<Action>(['text', 'correct'])

/** Words in quotation marks that stand in the email are what is there now; in a wish for other words, not what is to come. */
function byEmail(
  phrases: Phrase[],
  tokens: readonly Token[],
  action: Action,
  isKnown: (text: string) => boolean
): Phrase[] {
  if (!NAMING.has(action)) return phrases
  const [first, second] = phrases.filter(({ mark }) => mark === 'value')
  if (first && second && !phrases.some(({ mark }) => mark === 'old') && isKnown(first.text) && !isKnown(second.text))
    return phrases.map(phrase => (phrase === first ? { ...phrase, mark: 'old' } : phrase))
  if (!tokens.some(({ shape }) => shape === 'quote')) return phrases
  const marked = new Set(phrases.flatMap(phrase => (phrase.mark === 'value' ? [] : phrase.tokens)))
  const olds = tokens.filter(token => token.shape === 'quote' && !marked.has(token) && isKnown(token.text))
  const isOld = (token: Token): boolean => olds.includes(token)
  const kept = phrases.filter(phrase => !phrase.tokens.some(isOld) || phrase.tokens.length > 1)
  const mark = phrases.some(phrase => phrase.mark === 'old') ? 'target' : 'old'
  const added = olds.map(
    (token): Phrase => ({
      mark,
      tokens: [token],
      text: token.text,
      at: token.at,
      end: token.end
    })
  )
  const next = [
    ...kept.map(phrase => ({ ...phrase, tokens: phrase.tokens.filter(token => !isOld(token)) })),
    ...added
  ].sort((one, other) => one.at - other.at)
  const hasValue = next.some(({ mark }) => mark === 'value')
  const free = tokens.find(token => token.shape === 'quote' && !isOld(token) && !marked.has(token))
  return hasValue || !free
    ? next
    : [...next, { mark: 'value', tokens: [free], text: free.text, at: free.at, end: free.end }]
}

/** The words of a wish by what they are for, were it to ask for `action`. */
export function phrasesOf(text: string, tokens: readonly Token[], action: Action, decide: Decide): Phrase[] {
  const phrases: Phrase[] = []
  const marks = marksOf(tokens, action, decide)
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

/** How many readings of a wish are followed at once. */
const BEAM = 4

/** The likeliest marks of all words together: what a word is for depends on the word before. */
function marksOf(tokens: readonly Token[], action: Action, decide: Decide): string[] {
  let beam: { marks: string[]; score: number }[] = [{ marks: [], score: 0 }]
  tokens.forEach((_, at) => {
    const next = new Map<string, { marks: string[]; score: number }>()
    for (const { marks, score } of beam)
      for (const { label, confidence } of decide(wordFeatures(tokens, at, action, marks.at(-1) ?? '^'), 'word')) {
        const sum = score + Math.log(confidence + 1e-9)
        if (sum > (next.get(label)?.score ?? Number.NEGATIVE_INFINITY))
          next.set(label, { marks: [...marks, label], score: sum })
      }
    beam = [...next.values()].sort((one, other) => other.score - one.score).slice(0, tokens.length > 80 ? 1 : BEAM)
  })
  return beam[0]?.marks ?? []
}

/** The phrases of a mark, in order. */
export const phrasesFor = ({ phrases }: Wish, mark: Mark): Phrase[] => phrases.filter(each => each.mark === mark)
