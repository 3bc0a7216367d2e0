import { endOf, overlaps } from '../entities/found.ts'
import { isForReaders, type Model, type TaggedSpan } from '../model/model-shape.ts'
import type { Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import type { Sentence } from '../text/sentences.ts'
import { sliceOf } from './draft.ts'

/** How surely a sentence by itself has to be for readers, and how much less sure it is than one read where it stands. */
const SURE = 0.8
const BY_ITSELF = 0.88

/**
 * A direction that runs on over several sentences carries sentences along that are for readers: each is read once more by
 * itself, and is for readers when nothing else around it says so.
 */
export function secondLook(tagged: readonly TaggedSpan[], parsed: Parsed, model: Model): TaggedSpan[] {
  return tagged.flatMap(one => {
    const sentences = isForReaders(one.role) ? [] : parsed.sentences.filter(({ span }) => overlaps(span, one.span))
    if (sentences.length < 2) return [one]
    return sentences.flatMap(
      sentence => readAlone(one, sentence, parsed, model) ?? [{ ...one, span: shared(one.span, sentence.span) }]
    )
  })
}

/** What the model makes of a sentence by itself; nothing when it is a direction still. */
function readAlone(
  carried: TaggedSpan,
  { span }: Sentence,
  { view: { text } }: Parsed,
  model: Model
): TaggedSpan[] | undefined {
  if (span.at < carried.span.at) return undefined
  const alone = model.tag(sliceOf(text, span))
  const letters = alone.reduce((sum, one) => sum + one.span.length, 0)
  const content = alone.reduce((sum, one) => sum + one.content * one.span.length, 0) / Math.max(1, letters)
  if (content < SURE || alone.some(({ role }) => role === 'brand')) return undefined
  return alone.map(one => ({
    ...one,
    span: { at: span.at + one.span.at, length: one.span.length },
    confidence: one.confidence * BY_ITSELF,
    content: one.content * BY_ITSELF
  }))
}

function shared(a: Span, b: Span): Span {
  const at = Math.max(a.at, b.at)
  return { at, length: Math.min(endOf(a), endOf(b)) - at }
}
