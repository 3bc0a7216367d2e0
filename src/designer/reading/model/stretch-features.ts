import { hashOf, mix } from './hash.ts'
import type { Seen } from './seen.ts'
import type { Stretch } from './stretches.ts'
import { bagOf, END, featureOf, START, templatesOf } from './templates.ts'

/** What is seen of a run of words, which counts for each of them. */
export interface StretchFeatures extends Stretch {
  features: Uint32Array
}

/** What is seen of the clauses, the sentences and the lines of a text. */
export const stretchFeatures = (seen: Seen): StretchFeatures[] => [
  ...seen.clauses.map((stretch, at) => ({
    ...stretch,
    features: Uint32Array.from([
      ...ofStretch(CLAUSE, seen, stretch),
      feature('clause before', firstOf(seen, seen.clauses[at - 1]) ?? START),
      feature('clause after', firstOf(seen, seen.clauses[at + 1]) ?? END)
    ])
  })),
  ...seen.sentences.map((stretch, at) => ({
    ...stretch,
    features: Uint32Array.from([...ofStretch(SENTENCE, seen, stretch), ...ofPlace(seen, at)])
  })),
  ...lineFeatures(seen)
]

const feature = (name: string, value: number): number => mix(hashOf(name), value)
const firstOf = ({ columns }: Seen, stretch: Stretch | undefined): number | undefined =>
  stretch && columns.word![stretch.from]

const templatesFor = (mark: string) => ({
  mark,
  begin: templatesOf(
    mark,
    'word, word word+1, word word+1 word+2, into, mid, mid mid+1, word mid+1, coarse coarse+1 coarse+2'
  ),
  end: templatesOf(`${mark} end`, 'word, mid'),
  bag: templatesOf(`${mark} has`, 'word, word-1 word, form-2 form-1 form, bare-2 bare-1 bare')
})
const [CLAUSE, SENTENCE] = ['clause', 'sentence'].map(templatesFor) as [
  ReturnType<typeof templatesFor>,
  ReturnType<typeof templatesFor>
]

/** What has no signs for longer is no one clause. In words. */
const LONGEST = 50

function ofStretch(
  { mark, begin, end, bag }: typeof CLAUSE,
  { columns, steps, tokens }: Seen,
  stretch: Stretch
): number[] {
  const { from, to } = stretch
  return [
    ...begin.map(template => featureOf(template, columns, from, stretch)),
    ...end.map(template => featureOf(template, columns, to - 1, stretch)),
    feature(`${mark} out`, steps[to] ?? 99),
    feature(`${mark} long`, Math.min(4, Math.ceil((to - from) / 3))),
    feature(`${mark} figure`, Number(tokens.slice(from, to).some(({ text }) => /\d/.test(text)))),
    ...(to - from > LONGEST ? [] : bagOf(bag, columns, stretch))
  ]
}

function ofPlace(seen: Seen, at: number): number[] {
  const { sentences, tokens, tail } = seen
  const signs = tokens[sentences[at]!.to]?.after ?? tail
  return [
    feature('sentence before', firstOf(seen, sentences[at - 1]) ?? START),
    feature('sentence number', Math.min(at, 2)),
    feature('sentence last', Number(at === sentences.length - 1) + 2 * Number(at > 0)),
    feature('sentence mark', signs.includes('?') ? 1 : signs.includes('!') ? 2 : 0)
  ]
}

/** Labels are at most this many words long. */
const LABEL = 5

/** What stands before a line's colon, and before a list on its line, says what the words behind it are for. */
function lineFeatures({ lines, columns, tokens, steps, tail }: Seen): StretchFeatures[] {
  const words = columns.word!
  let head = START
  return lines.map(({ from, to }, at) => {
    const signs = tokens[from]!.after
    if (signs.includes('\n\n')) head = START
    let colon = from
    while (colon < Math.min(to, from + LABEL + 1) && !(colon > from && /[:–—]|^-$/.test(tokens[colon]!.after))) colon++
    const labelled = colon > from && colon < to && colon <= from + LABEL
    const features = [
      feature('line listed', Number(/[-*•]/.test(signs))),
      feature('line number', Math.min(at, 2) + 4 * Math.min(2, lines.length - 1 - at)),
      feature('line before', head),
      feature('line', words[from]!),
      feature('line mark', labelled ? steps[colon]! : 99),
      ...Array.from(labelled ? words.slice(from, colon) : [], word => feature('line label', word))
    ]
    if (/:/.test(tokens[to]?.after ?? tail)) head = words[to - 1]!
    return { from, to, features: Uint32Array.from(features) }
  })
}
