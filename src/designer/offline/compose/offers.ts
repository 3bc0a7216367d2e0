import type { Slot } from '../../reading/reading.ts'
import type { Said } from './ledger.ts'
import { tidy } from './words.ts'

/** Words that lead from an offer to its code, its last day or who makes it. */
const LEADS =
  /(?:[\s,;:.("“–-]|\b(?:with|using|use|enter|quote|the|our|code|voucher|until|till?|by|and|valid|good|only|ends?|before|at|from))+$/i
const SHORTEST = 5

/** The first offer without its code and its last day, which are still to be said where it is: "20% off mugs" of "20% off mugs with code MUG20 until Friday". */
export function offerWords(slots: readonly Slot[]): (Said & { text: string }) | undefined {
  const offer = slots.find(({ role }) => role === 'offer')
  if (!offer) return undefined
  const { text, span } = offer
  const ends = slots
    .filter(({ role, text: { length } }) => (role === 'code' || role === 'deadline') && length > 0)
    .map(slot => text.indexOf(slot.text))
  const cut = Math.min(...ends.filter(at => at > 0), text.length)
  const words = text.slice(0, cut).replace(LEADS, '')
  if (words.length < SHORTEST || words === text) return { span, text: tidy(text) }
  return { span: { at: span.at, length: words.length }, text: tidy(words) }
}
