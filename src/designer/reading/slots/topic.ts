import { overlaps } from '../entities/found.ts'
import type { Span } from '../reading.ts'
import type { Draft } from './draft.ts'

/** What is less likely what an email is about is no topic; chosen on files that nothing was learnt from. */
const LEAST = 0.55

/**
 * What the email is about, before other things that it names. Who sends it is no topic.
 * @param found What the model takes for it.
 */
export function withTopic(drafts: readonly Draft[], found: { span: Span; confidence: number } | undefined): Draft[] {
  const sender = drafts.find(({ role }) => role === 'sender')?.span
  const isSender = (span: Span): boolean =>
    sender !== undefined && overlaps(span, sender) && sender.length * 2 > span.length
  const others = drafts.filter(({ role, span }) => role !== 'topic' || !isSender(span))
  if (!found || found.confidence < LEAST || isSender(found.span)) return others
  const isSame = ({ role, span }: Draft): boolean => role === 'topic' && overlaps(span, found.span)
  return [...others.filter(one => !isSame(one)), { role: 'topic', ...found }]
}
