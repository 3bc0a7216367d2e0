import type { Span } from '../reading.ts'
import { LABELS } from './labels.ts'
import { isForReaders, type TaggedSpan, type TagRole } from './model-shape.ts'
import type { Token } from './tokens.ts'

/** Names end where the sentence does. */
const NAMING: ReadonlySet<TagRole> = new Set(['brand', 'trade', 'name', 'sign', 'by'])
const ENDS = /[\n!?:;()–—]|^-$|(?<!^)\.$/

const OF_ROLE = LABELS.map(({ role }) =>
  LABELS.map((label, at) => (label.role === role ? at : -1)).filter(at => at >= 0)
)
const FOR_READERS = LABELS.map(({ role }, at) => (isForReaders(role) ? at : -1)).filter(at => at >= 0)

/**
 * The spans that labels make of a text, in order, without `none`.
 * @param chances For each token how likely each label is, one row after the other.
 */
export function spansOf(tokens: readonly Token[], labels: Uint8Array, chances: Float64Array): TaggedSpan[] {
  const spans: TaggedSpan[] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1
    while (to < tokens.length && carriesOn(tokens, labels, to)) to++
    const { role } = LABELS[labels[from]!]!
    if (role !== 'none') spans.push(spanOf(tokens, from, to, role, OF_ROLE[labels[from]!]!, chances))
    from = to
  }
  return spans
}

function carriesOn(tokens: readonly Token[], labels: Uint8Array, at: number): boolean {
  const [before, label] = [LABELS[labels[at - 1]!]!, LABELS[labels[at]!]!]
  if (label.role !== before.role || label.begins) return false
  const { after } = tokens[at]!
  const ends = ENDS.test(after) || (after === '.' && tokens[at - 1]!.text.length > 3)
  return !(NAMING.has(label.role) && ends)
}

function spanOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  role: TagRole,
  own: number[],
  chances: Float64Array
): TaggedSpan {
  const last = tokens[to - 1]!
  const at = tokens[from]!.at
  return {
    role,
    span: { at, length: last.at + last.text.length - at },
    confidence: meanOf(chances, from, to, own),
    content: meanOf(chances, from, to, FOR_READERS)
  }
}

/** Columns of the chances of labels come in fours. */
const COLUMNS = Math.ceil(LABELS.length / 4) * 4

/** How likely the words of a span have one of some labels, in the mean. */
function meanOf(chances: Float64Array, from: number, to: number, labels: number[]): number {
  let sum = 0
  for (let at = from; at < to; at++) for (const label of labels) sum += chances[at * COLUMNS + label]!
  return Math.min(1, sum / (to - from))
}

/** The likeliest of the stretches that labels make a topic: 1 for its first word, 2 for others. */
export function topicOf(
  tokens: readonly Token[],
  labels: Uint8Array,
  chances: Float64Array
): { span: Span; confidence: number } | undefined {
  const size = chances.length / (tokens.length || 1)
  const found = [...labels.keys()]
    .filter(at => labels[at] === 1)
    .map(from => {
      let to = from + 1
      while (labels[to] === 2) to++
      const likely = Array.from({ length: to - from }, (_, by) => 1 - chances[(from + by) * size]!)
      const [{ at }, last] = [tokens[from]!, tokens[to - 1]!]
      return { span: { at, length: last.at + last.text.length - at }, confidence: Math.min(...likely) }
    })
  return found.sort((one, other) => other.confidence - one.confidence)[0]
}
