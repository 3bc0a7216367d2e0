import type { Token } from './tokens.ts'
import { classOf, conceptsOf, cuesOf } from './vocabulary.ts'

/** What is known around an instruction. */
export interface IntentContext {
  /** Was something changed just before? */
  hasTurn: boolean
  /** Is something selected in the preview? */
  hasSelection: boolean
}

/** A word as it is learnt: values that have a form of their own by their form. */
const word = (token: Token | undefined): string =>
  !token ? '^' : token.shape === 'word' ? token.key : `<${token.shape}>`

const kind = (token: Token | undefined): string =>
  !token ? '^' : token.shape === 'word' ? classOf(token.key) : token.shape

/** Signs that may end or join wishes; others say little. */
const signs = (token: Token | undefined): string => (token?.gap ?? '').replace(/[^,.;:!?\n=>-]/g, '').slice(0, 2)

/** What a token commonly asks for, with the word after it. */
const cues = (token: Token | undefined, next: Token | undefined): readonly string[] =>
  token?.shape === 'word' ? cuesOf(token.key, next?.key) : []

/** Words after which a value, an old value or a place stands. */
const HINGES: ReadonlySet<string> = new Set(
  'to with from not instead of for by into say says saying read reads is are be than above below under over after before beside next at on in and it'.split(
    ' '
  )
)

/** Does a wish begin at a token? */
export function beginFeatures(tokens: readonly Token[], at: number): string[] {
  const [before, here, next, third] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  const gap = signs(here)
  return [
    `gap=${gap}`,
    `w=${word(here)}`,
    `c=${kind(here)}`,
    `p=${word(before)}`,
    `pc=${kind(before)}`,
    `n=${word(next)}`,
    `nc=${kind(next)}`,
    `w,n=${word(here)} ${word(next)}`,
    `p,w=${word(before)} ${word(here)}`,
    `gap,w=${gap} ${word(here)}`,
    `gap,n=${gap} ${word(next)}`,
    `gap,w,n=${gap} ${word(here)} ${word(next)}`,
    `gap,c,nc=${gap} ${kind(here)} ${kind(next)}`,
    `gap,p=${gap} ${kind(before)} ${word(here)}`,
    `t=${word(third)}`,
    `w,nc=${word(here)} ${kind(next)} ${kind(third)}`,
    `case=${gap} ${/^\p{Lu}/u.test(here?.text ?? '')}`,
    ...[0, 1, 2].flatMap(by => cues(tokens[at + by], tokens[at + by + 1]).map(cue => `cue${by}=${gap} ${cue}`)),
    ...cues(next, third).map(cue => `w,cue=${word(here)} ${cue}`),
    ...[1, 2, 3, 4].map(by => `near=${word(tokens[at + by])}`),
    ...[1, 2, 3, 4].map(by => `back=${word(tokens[at - by])}`)
  ]
}

/** Fours of letters, so that words of one stem, and words with a letter wrong, say much the same. */
const lettersOf = ({ key }: Token): string[] =>
  Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => ` ${key} `.slice(at, at + 4))

/** What does a wish ask for? Words between `~` count for their class too. `previous` is the action of the wish before it in the same instruction. */
export function intentFeatures(tokens: readonly Token[], context: IntentContext, previous = ''): string[] {
  const words = tokens.map(token => (token.shape === 'word' ? `~${word(token)}~` : word(token)))
  const kinds = tokens.map(kind)
  const concepts = tokens.flatMap(({ shape, key }) => (shape === 'word' ? [...conceptsOf([key])] : []))
  const first = words.slice(0, 3)
  const said = tokens.map((token, at) => cues(token, tokens[at + 1]))
  const all = [...new Set(said.flat())]
  const leading = said.find(each => each.length > 0) ?? []
  return [
    'bias',
    ...tokens
      .filter(({ shape }) => shape === 'word')
      .flatMap(lettersOf)
      .map(each => `abcd=${each}`),
    ...words.map(each => `w=${each}`),
    ...words.map((each, at) => `ww=${each} ${words[at + 1] ?? '$'}`),
    ...kinds.map(each => `c=${each}`),
    ...concepts.map(each => `n=${each}`),
    ...first.map((each, at) => `first${at}=${each}`),
    `verb=${first[0]} ${kinds.find((each, at) => at > 0 && each !== 'other') ?? ''}`,
    ...all.map(cue => `cue=${cue}`),
    ...all.map(cue => `cue,long=${cue} ${words.length < 5} ${context.hasTurn}`),
    ...leading.map(cue => `cue1=${cue}`),
    ...leading.flatMap(cue => kinds.filter(each => each !== 'other').map(each => `cue1,c=${cue} ${each}`)),
    ...all.flatMap((cue, at) => all.slice(at + 1).map(other => `cues=${[cue, other].sort().join(' ')}`)),
    `last=${words.at(-1)}`,
    `signs=${[...new Set(tokens.map(signs).filter(Boolean))].join('')}`,
    `long=${Math.min(6, Math.ceil(Math.log2(words.length + 1)))}`,
    `turn=${context.hasTurn}`,
    `turn,long=${context.hasTurn} ${words.length < 5}`,
    `selected=${context.hasSelection}`,
    `before=${previous}`
  ]
}

/** What is a word of a wish for? `tokens` are those of the wish; `previous` is the mark of the word before. */
export function wordFeatures(tokens: readonly Token[], at: number, action: string, previous: string): string[] {
  const [back2, before, here, next, next2] = [-2, -1, 0, 1, 2].map(by => tokens[at + by])
  const hinge = lastHinge(tokens, at)
  return [
    'bias',
    `w=${word(here)}`,
    `c=${kind(here)}`,
    `p=${word(before)}`,
    `n=${word(next)}`,
    `pp=${word(back2)}`,
    `nn=${word(next2)}`,
    `p,w=${word(before)} ${word(here)}`,
    `w,n=${word(here)} ${word(next)}`,
    `pc,c=${kind(before)} ${kind(here)}`,
    `c,nc=${kind(here)} ${kind(next)}`,
    `gap=${signs(here)} ${previous}`,
    `ngap=${signs(next)}`,
    `m=${previous}`,
    `m,a=${previous} ${action}`,
    `h=${hinge}`,
    `h,a=${hinge} ${action}`,
    `a=${action}`,
    `a,w=${action} ${word(here)}`,
    `a,c=${action} ${kind(here)}`,
    `a,p=${action} ${word(before)}`,
    `a,n=${action} ${word(next)}`,
    `a,c,pc=${action} ${kind(here)} ${kind(before)}`,
    ...cues(here, next).flatMap(cue => [`cue=${cue}`, `cue,a=${cue} ${action}`]),
    ...cues(before, here).map(cue => `pcue=${cue}`),
    ...cues(next, next2).map(cue => `ncue=${cue}`),
    `case=${/^\p{Lu}/u.test(here?.text ?? '')} ${previous}`,
    `at=${Math.min(at, 4)} ${action}`,
    `end=${Math.min(tokens.length - at, 3)}`
  ]
}

/** The last word before a token that says what follows is for. */
function lastHinge(tokens: readonly Token[], at: number): string {
  for (let back = at - 1; back >= 0; back--) if (HINGES.has(tokens[back]?.key ?? '')) return tokens[back]?.key ?? ''
  return '^'
}
