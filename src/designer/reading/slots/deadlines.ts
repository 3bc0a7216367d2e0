import { endOf, overlaps } from '../entities/found.ts'
import { between, type Draft, entitiesWithin, type Stage, sliceOf, trim } from './draft.ts'

/** What leads to the day on which an offer ends. */
const UNTIL = /\b(?:valid )?(?:until|till|til|through|up to|ends?(?: on)?)\s+$/i
const SURE = 0.9

/** Parts an offer from its end: "20% off with SPRING20 | until Sunday". */
export const deadlines: Stage = (drafts, parsed) =>
  drafts.flatMap(draft =>
    draft.role === 'offer' || draft.role === 'deadline' ? parted(draft, drafts, parsed) : [draft]
  )

function parted(draft: Draft, drafts: readonly Draft[], { view: { text }, found }: Parameters<Stage>[1]): Draft[] {
  const { span, within } = draft
  for (const { kind, span: day } of entitiesWithin(found, span)) {
    const until = kind === 'date' && UNTIL.exec(sliceOf(text, between(span.at, day.at)))
    if (!until || until.index === 0) continue
    const end = between(span.at + until.index, endOf(span))
    const offer = { ...draft, role: 'offer' as const, span: trim(text, between(span.at, end.at)) }
    const isSaid = drafts.some(one => one !== draft && one.role === 'offer' && !overlaps(one.span, end))
    const deadline: Draft = { role: 'deadline', span: end, confidence: SURE, ...(within && { within }) }
    return draft.role === 'offer' || !isSaid ? [offer, deadline] : [deadline]
  }
  return [draft]
}
