import lists from './mention-words.json' with { type: 'json' }
import type { Scene } from './scene.ts'
import { type Accepts, NOTHING, type Resolved, resolve } from './targets.ts'
import type { Token } from './tokens.ts'
import type { Phrase, Wish } from './wishes.ts'
import { wordSet } from './words.ts'

/** Words that join two halves of one mention. */
const JOINTS = wordSet(lists.joints)
/** Where something stands is part of what it is called, when it is called nothing else: "under the headline". */
const SIDES = wordSet(`${lists.before} ${lists.after}`)
const SILENT = wordSet(lists.silent)
/** Words that no mention holds: what follows is something else. */
const BREAKS = wordSet(lists.breaks)
/** Without marks, words have to say plainly what they mean. */
const UNMARKED = 0.62
/** What fits so much worse than the best phrase is no target. */
const FAR = 0.3

/** What the phrases of a wish mean: each by itself, with what does not belong to it left out. */
export function mentioned(phrases: readonly Phrase[], wish: Wish, scene: Scene, accepts: Accepts): Resolved {
  const found = joined(phrases, wish).map(tokens => resolve(tokens, scene, accepts))
  const some = found.filter(({ parts }) => parts.length > 0)
  const own = some.filter(({ parts }) => parts.every(({ type }) => type !== 'email'))
  if (some.length === 0 || (own.length === 0 && some.length < found.length)) return NOTHING
  const best = Math.max(...some.map(({ score }) => score))
  const clear = (own.length > 0 ? own : some).filter(({ score }) => score > best - FAR)
  return {
    parts: [...new Set(clear.flatMap(({ parts }) => parts))],
    score: Math.min(...clear.map(({ score }) => score)),
    missed: Math.max(...clear.map(({ missed = 0 }) => missed)),
    rivals: clear.flatMap(({ rivals }) => rivals)
  }
}

/** Two phrases with nothing but "below" or "of the" between them are one; "it" beside a name says nothing more. */
function joined(phrases: readonly Phrase[], { tokens }: Wish): Token[][] {
  const mentions: Token[][] = []
  for (const phrase of phrases) {
    const [last, begin] = [mentions.at(-1), tokens.indexOf(phrase.tokens[0] as Token)]
    const between = last ? tokens.slice(tokens.indexOf(last.at(-1) as Token) + 1, begin) : []
    const side = tokens[begin - 1]
    if (between.length > 0 && between.length < 3 && between.every(({ key }) => JOINTS.has(key)))
      last?.push(...between, ...phrase.tokens)
    else mentions.push(!last && side && SIDES.has(side.key) ? [side, ...phrase.tokens] : [...phrase.tokens])
  }
  const naming = mentions.filter(tokens => tokens.some(({ key }) => !SILENT.has(key)))
  return naming.length > 0 ? naming : mentions
}

/** No words are marked as naming something: what is said beside the value may still name it. */
export function unmarked({ phrases, tokens }: Wish, scene: Scene, accepts: Accepts, least = UNMARKED): Resolved {
  const taken = phrases.filter(({ mark }) => mark !== 'target' && mark !== 'value').flatMap(phrase => phrase.tokens)
  const found = stretches(tokens.filter(token => !taken.includes(token))).map(each => resolve(each, scene, accepts))
  const best = found.reduce((one, other) => (other.score > one.score ? other : one), NOTHING)
  return best.score >= least ? best : NOTHING
}

const MOST_STRETCHES = 8

/** The stretches of words between signs and words that end a mention. */
function stretches(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (const token of tokens) {
    const isBreak = BREAKS.has(token.key) && token.shape === 'word'
    if (isBreak || /[,.;:!?\n]/.test(token.gap)) pieces.push([])
    if (!isBreak) pieces.at(-1)?.push(token)
  }
  const isNaming = ({ shape }: Token): boolean => shape === 'word' || shape === 'quote'
  return pieces.filter(piece => piece.some(isNaming)).slice(0, MOST_STRETCHES)
}

/** Nothing is named: the selection is meant, else what was changed before, if it fits. */
export function silent({ selected, recent }: Scene, accepts: Accepts): Resolved {
  const parts = (selected ? [selected] : [...recent]).filter(part => accepts(part) > 0)
  return parts.length > 0 ? { parts, score: selected ? 0.9 : 0.7, rivals: [] } : NOTHING
}
