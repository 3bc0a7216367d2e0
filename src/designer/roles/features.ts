import { partsOfSpeech } from '../grammar/words.ts'
import type { Token } from './tokens.ts'

/** Signs between words, the strong before the weak, for the step from one role to the next. */
const SIGNS = [/\n/, /[.!?]/, /:/, /[()]/, /["“”]/, /[;–—-]/, /,/]

/** What kind of step leads to a word. */
export function stepInto({ after }: Token): number {
  const sign = SIGNS.findIndex(sign => sign.test(after))
  return sign < 0 ? SIGNS.length : sign
}

/** A stretch of words, from the first up to, not including, the last. */
type Stretch = [from: number, to: number]

/** What the words of a brief are seen by. */
interface Seen {
  tokens: Token[]
  words: string[]
  /** Parts of speech. */
  parts: string[]
  steps: number[]
  /** How far into quotation marks a word stands, or behind them, below 0; 0 outside of them. */
  quoted: number[]
}

/** What the tagger sees of every word: its neighbours, and the clause and the sentence in which it stands. */
export function featuresOf(text: string, tokens: Token[]): string[][] {
  const speech = partsOfSpeech(text)
  const seen = {
    tokens,
    words: tokens.map(token => token.text.toLowerCase().replaceAll('’', "'")),
    parts: tokens.map(({ at }) => speech.get(at) ?? 'other'),
    steps: tokens.map(stepInto),
    quoted: depthsOf(tokens)
  }
  const clauses = stretches(seen.steps, SIGNS.length)
  const sentences = stretches(seen.steps, 2)
  const ofClauses = clauses.map(([from, to], at) => [
    ...ofStretch('c', seen, from, to),
    ...ofBag('c', seen, from, to),
    `c-1=${seen.words[clauses[at - 1]?.[0] ?? -1] ?? '^'}`,
    `c+1=${seen.words[to] ?? '$'}`
  ])
  const ofSentences = sentences.map(([from, to], at) => [
    ...ofStretch('s', seen, from, to),
    ...ofBag('s', seen, from, to),
    `s-1=${seen.words[sentences[at - 1]?.[0] ?? -1] ?? '^'}`,
    `nth=${Math.min(at, 2)}`,
    ...(at === sentences.length - 1 && at > 0 ? ['last'] : [])
  ])
  const [clauseOf, sentenceOf] = [perWord(clauses), perWord(sentences)]
  return tokens.map((token, at) => [
    ...ofWord(seen, at),
    ...(ofClauses[clauseOf[at] ?? -1] ?? []),
    ...(ofSentences[sentenceOf[at] ?? -1] ?? []),
    `into=${Math.min(4, at - (clauses[clauseOf[at] ?? -1]?.[0] ?? at))}|${shapeOf(token.text)}`
  ])
}

function ofWord({ tokens, words, parts, steps, quoted }: Seen, at: number): string[] {
  const [word = '', before = '^', after = '$'] = [words[at], words[at - 1], words[at + 1]]
  const [part, partBefore = '^', partAfter = '$'] = [parts[at], parts[at - 1], parts[at + 1]]
  const shapes = [at - 1, at, at + 1].map(place => shapeOf(tokens[place]?.text ?? ''))
  const [stepIn, stepOut = -1] = [steps[at], steps[at + 1]]
  return [
    'any',
    `w=${word}`,
    `w-1=${before}`,
    `w+1=${after}`,
    `w-2=${words[at - 2] ?? '^'}`,
    `w+2=${words[at + 2] ?? '$'}`,
    `w-1,0=${before} ${word}`,
    `w0,1=${word} ${after}`,
    `w-2,-1=${words[at - 2] ?? '^'} ${before}`,
    `end=${word.slice(-3)}`,
    `shapes=${shapes.join(' ')}`,
    `shape=${shapes[1]}`,
    `w-1,shape=${before} ${shapes[1]}`,
    `quoted=${Math.min(quoted[at] ?? 0, 5)}`,
    `in=${stepIn}`,
    `out=${stepOut}`,
    `in,shape=${stepIn} ${shapes[1]}`,
    `in,out,shape=${stepIn} ${stepOut} ${shapes[1]}`,
    `in,w-1=${stepIn} ${before}`,
    `in,w=${stepIn} ${word}`,
    `part=${part}`,
    `part-1=${partBefore}`,
    `part+1=${partAfter}`,
    `parts-1,0=${partBefore} ${part}`,
    `parts=${partBefore} ${part} ${partAfter}`
  ]
}

function ofStretch(mark: string, { words, parts, steps }: Seen, from: number, to: number): string[] {
  const [one = '', two = '', three = ''] = words.slice(from, Math.min(to, from + 3))
  const own = parts.slice(from, to)
  const verb = own.findIndex(part => /^(?:Copula|Modal|PastTense|PresentTense)$/.test(part))
  return [
    `${mark}1=${one}`,
    `${mark}2=${one} ${two}`,
    `${mark}3=${one} ${two} ${three}`,
    `${mark}end=${words[to - 1] ?? ''}`,
    `${mark}in=${steps[from]}`,
    `${mark}out=${steps[to] ?? -1}`,
    `${mark}long=${Math.min(4, Math.ceil((to - from) / 3))}`,
    `${mark}figure=${words.slice(from, to).some(word => /\d/.test(word))}`,
    `${mark}part1=${own[0]}`,
    `${mark}part2=${own[0]} ${own[1] ?? '$'}`,
    `${mark}verb=${verb < 0 ? 'none' : verb === 0 ? 'first' : `${own[verb - 1]} ${own[verb]}`}`,
    ...(own.every(part => /^(?:Adjective|Adverb|Conjunction|Negative)$/.test(part)) ? [`${mark}adjectives`] : [])
  ]
}

function depthsOf(tokens: Token[]): number[] {
  let depth = 0
  return tokens.map(({ after }) => {
    const marks = after.match(/["“”]/g)?.length ?? 0
    if (marks > 0) depth = marks % 2 === 1 && depth > 0 ? -1 : 1
    else if (depth > 0) depth++
    else if (depth < 0) depth = depth > -4 ? depth - 1 : 0
    return depth
  })
}

const ofBag = (mark: string, { words }: Seen, from: number, to: number): string[] =>
  [...new Set(words.slice(from, to))].filter(word => word.length > 2).map(word => `${mark}has=${word}`)

/** The stretches between steps of the strongest kinds. */
function stretches(steps: number[], kinds: number): Stretch[] {
  const starts = steps.flatMap((step, at) => (at === 0 || step < kinds ? [at] : []))
  return starts.map((from, at) => [from, starts[at + 1] ?? steps.length])
}

const perWord = (found: Stretch[]): number[] =>
  found.flatMap(([from, to], index) => new Array<number>(to - from).fill(index))

/** `Xx` for a capitalised word, `d` for digits, `x.x` for an address. */
function shapeOf(text: string): string {
  if (/^\p{Lu}[\p{Lu}\d&-]+$/u.test(text)) return 'XX'
  if (/^\p{Lu}/u.test(text)) return 'Xx'
  if (/^[£$€#]/.test(text)) return text.charAt(0)
  if (/%$/.test(text)) return '%'
  if (/^\d/.test(text)) return /\p{L}/u.test(text) ? 'dx' : 'd'
  return /[@/.]/.test(text) ? 'x.x' : 'x'
}
