import { endOf, overlaps, within } from '../entities/found.ts'
import { isContent } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import type { Draft, Stage } from './draft.ts'

const SURE = 0.9

/** Reads codes by their form; each code and deadline belongs to the offer nearest before it. */
export const offers: Stage = (drafts, parsed) => {
  const all = [...drafts, ...codesIn(drafts, parsed)]
  const given = all.filter(({ role }) => role === 'offer')
  return all.map(one => (one.role === 'code' || one.role === 'deadline' ? { ...one, ...offerOf(one, given) } : one))
}

/** Codes that stand in nothing that is said to the designer only. */
const codesIn = (drafts: readonly Draft[], { found }: Parsed): Draft[] =>
  found
    .filter(({ kind }) => kind === 'code')
    .flatMap(({ span }): Draft[] => {
      const holders = drafts.filter(one => overlaps(span, one.span))
      if (holders.length > 0 && !holders.some(({ role }) => isContent(role))) return []
      const whole = holders.find(one => (one.role === 'statement' || one.role === 'item') && within(span, one.span))
      return [{ role: 'code', span, confidence: SURE, ...(whole && { within: whole }) }]
    })

/** The nearest offer before a code or a deadline, else the first after it. */
const offerOf = ({ span }: Draft, given: readonly Draft[]): { of?: Draft } => {
  const offer = given.findLast(one => one.span.at <= span.at) ?? given.find(one => endOf(one.span) > span.at)
  return offer ? { of: offer } : {}
}
