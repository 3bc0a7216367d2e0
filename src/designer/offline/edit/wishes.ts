import type { Decided } from '../../reading/model/decide.ts'
import { type InstructionContext, instructionInput } from './instruction-input.ts'
import { ACTIONS, type Action, type Decide, type Mark } from './intents.ts'
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
  context: InstructionContext,
  decide: Decide,
  known: readonly string[] = []
): Wish[] {
  const tokens = withKnown(text, tokensOf(text).slice(0, MOST_TOKENS), known)
  const all = folded(known.join(' | '))
  const isKnown = (words: string): boolean => all.includes(folded(words))
  const { actions, marks } = decide(instructionInput(tokens, context))
  const likely = tokens.map((_, at) => actionsAt(actions, at))
  const firsts = [...tokens.keys()].filter(at => at === 0 || labelAt(actions, at).begins)
  return firsts.slice(0, MOST_WISHES).map((from, at): Wish => {
    const to = firsts[at + 1] ?? tokens.length
    const own = tokens.slice(from, to)
    const [best, ...others] = ranked(likely.slice(from, to))
    const action = best?.action ?? 'none'
    const phrases = phrasesOf(
      text,
      own,
      Array.from(own, (_, by) => marks.labels[marks.best[from + by] ?? 0] ?? 'none')
    )
    return {
      said: text.slice(own[0]?.at, own.at(-1)?.end),
      action,
      confidence: best?.confidence ?? 0,
      bounds: Math.min(
        ...likely.slice(from, to).map(({ begins }, by) => (by === 0 ? (from === 0 ? 1 : begins) : 1 - begins))
      ),
      others: others.slice(0, 4),
      tokens: own,
      phrases: byEmail(phrases, own, action, isKnown)
    }
  })
}

const labelAt = ({ labels, best }: Decided, at: number): { action: Action; begins: boolean } => {
  const [action = 'none', begins] = (labels[best[at] ?? 0] ?? '').split(' ')
  return { action: action as Action, begins: begins !== undefined }
}

/** How likely a word belongs to a wish for each action, and how likely one begins there. */
function actionsAt({ labels, chances }: Decided, at: number): { actions: Map<Action, number>; begins: number } {
  const actions = new Map<Action, number>()
  let begins = 0
  labels.forEach((label, place) => {
    const chance = chances[at * labels.length + place] ?? 0
    const [action, isFirst] = label.split(' ') as [Action, string | undefined]
    actions.set(action, (actions.get(action) ?? 0) + chance)
    if (isFirst) begins += chance
  })
  return { actions, begins }
}

/** What words ask for together, the likeliest first. */
const ranked = (words: readonly ReturnType<typeof actionsAt>[]): { action: Action; confidence: number }[] =>
  ACTIONS.map(action => ({
    action,
    confidence: words.reduce((sum, { actions }) => sum + (actions.get(action) ?? 0), 0) / (words.length || 1)
  })).sort((one, other) => other.confidence - one.confidence)

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
