import type { Slot } from '../../reading/reading.ts'
import type { Said } from './ledger.ts'
import { isInRow, tidy } from './words.ts'

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

/** Words before which the name of what is cheaper ends. */
export const AFTER: ReadonlySet<string> = new Set(
  'a an and as at before but by for from if in on only or this to today till until when who while with you your'.split(
    ' '
  )
)

/** What is taken off, where it stands in longer words: "10% off berthing" of "who sign before 30 September get 10% off berthing". */
export function figureOff(slots: readonly Slot[]): (Said & { text: string }) | undefined {
  for (const { text, span, entities } of slots
    .filter(({ role }) => role === 'offer' || role === 'statement')
    .filter(isInRow))
    for (const { kind, span: figure } of entities) {
      const from = figure.at - span.at
      const [first, ...others] = text
        .slice(from + figure.length)
        .trimStart()
        .split(' ')
      if ((kind !== 'percent' && kind !== 'money') || first !== 'off') continue
      const end = others.findIndex((word, at) => AFTER.has(word) || /[.,;:!?)]$/.test(others[at - 1] ?? ''))
      const words = tidy(
        [text.slice(from, from + figure.length), 'off', ...others.slice(0, end < 0 ? undefined : end)].join(' ')
      )
      return { text: words, span: { at: figure.at, length: words.length } }
    }
  return undefined
}
