import type { Part } from './part.ts'
import type { Scene } from './scene.ts'
import { type Accepts, type Resolved, resolve } from './targets.ts'
import type { Token } from './tokens.ts'
import type { Phrase, Wish } from './wishes.ts'

const NONE: Resolved = { parts: [], score: 0, rivals: [] }

/** Words that join two halves of one mention. */
const JOINTS: ReadonlySet<string> = new Set(
  'of in on at from above over below under underneath beside about next to with for by inside within the after before'.split(
    ' '
  )
)
/** Where something stands is part of what it is called, when it is called nothing else: "under the headline". */
const SIDES: ReadonlySet<string> = new Set('above over below under underneath beneath'.split(' '))
/** Words that no mention holds: what follows is something else. */
const BREAKS: ReadonlySet<string> = new Set(
  'should must ought reads says say is are was be wants want needs need has have had can could would will so because since it that which who and then instead rather than please pls make put change go goes going to let get give looks look sounds feels seems'.split(
    ' '
  )
)
/** Without marks, words have to say plainly what they mean. */
const UNMARKED = 0.62

/** What the phrases of a wish mean: each by itself, with what does not belong to it left out. */
export function mentioned(phrases: readonly Phrase[], wish: Wish, scene: Scene, accepts: Accepts): Resolved {
  const found = joined(phrases, wish).map(tokens => resolve(tokens, scene, accepts))
  const some = found.filter(({ parts }) => parts.length > 0)
  const isVague = some.every(({ parts }) => parts.every(({ type }) => type === 'email'))
  if (some.length === 0 || (isVague && some.length < found.length)) return NONE
  const best = Math.max(...some.map(({ score }) => score))
  const close = some.filter(({ score }) => score > best - 0.3)
  const own = close.filter(({ parts }) => parts.every(({ type }) => type !== 'email'))
  const clear = own.length > 0 ? own : close
  return {
    parts: [...new Set(clear.flatMap(({ parts }) => parts))],
    score: Math.min(...clear.map(({ score }) => score)),
    missed: Math.max(...clear.map(({ missed = 0 }) => missed)),
    rivals: clear.flatMap(({ rivals }) => rivals)
  }
}

/** Two phrases with nothing but "below" or "of the" between them are one. */
function joined(phrases: readonly Phrase[], { tokens }: Wish): Token[][] {
  const mentions: Token[][] = []
  for (const phrase of phrases) {
    const last = mentions.at(-1)
    const from = last ? tokens.indexOf(last.at(-1) as Token) + 1 : 0
    const between = tokens.slice(from, tokens.indexOf(phrase.tokens[0] as Token))
    const isOne = last && between.length > 0 && between.length < 3 && between.every(({ key }) => JOINTS.has(key))
    const side = tokens[tokens.indexOf(phrase.tokens[0] as Token) - 1]
    if (isOne) last.push(...between, ...phrase.tokens)
    else mentions.push(!last && side && SIDES.has(side.key) ? [side, ...phrase.tokens] : [...phrase.tokens])
  }
  return mentions
}

/** The stretches of words between signs and words that end a mention. */
function stretches(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  tokens.forEach((token, at) => {
    const isBreak = BREAKS.has(token.key) && token.shape === 'word'
    if ((at > 0 && /[,.;:!?\n]/.test(token.gap)) || isBreak) pieces.push([])
    if (!isBreak) pieces.at(-1)?.push(token)
  })
  return pieces.filter(piece => piece.length > 0 && piece.length < tokens.length).slice(0, 8)
}

/** No words are marked as naming something: what is said beside the value may still name it. */
export function unmarked(wish: Wish, scene: Scene, accepts: Accepts, least = UNMARKED): Resolved {
  const values = new Set(
    wish.phrases.filter(({ mark }) => mark !== 'target' && mark !== 'value').flatMap(({ tokens }) => tokens)
  )
  const found = stretches([
    ...wish.tokens.filter(token => !values.has(token)),
    { ...(wish.tokens[0] as Token), key: 'so', gap: ',' }
  ])
    .filter(piece => piece.some(({ shape }) => shape === 'word' || shape === 'quote'))
    .map(piece => resolve(piece, scene, accepts))
  const best = found.reduce((one, other) => (other.score > one.score ? other : one), NONE)
  return best.score >= least ? best : NONE
}

/** Nothing is named: the selection is meant, else what was changed before, if it fits. */
export function silent({ selected, recent }: Scene, accepts: Accepts): Resolved {
  const meant = (selected ? [selected] : recent).filter((part: Part) => accepts(part) > 0)
  return meant.length > 0 ? { parts: [...meant], score: selected ? 0.9 : 0.7, rivals: [] } : NONE
}
