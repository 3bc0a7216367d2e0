import type { Slot } from '../../reading/reading.ts'
import labels from './labels.json' with { type: 'json' }
import { capitalise, linked, tidy } from './words.ts'

const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(labels).flatMap(([meaning, names]) => names.split(' ').map(name => [name, meaning]))
)
const LONGEST = 28

type Labelled = Pick<Slot, 'label'>

const wordsOf = ({ label }: Labelled): string => tidy(label ?? '')

/** What a label means, where many use it: `When`, `Total`; empty for one that says nothing to readers. */
export const meaningOf = (slot: Labelled): string | undefined =>
  KNOWN.get(wordsOf(slot).toLowerCase().replace(/[()*]/g, '').trim().replaceAll(' ', '_'))

/** What a fact is called where it stands beside its name, as it was typed; a label that was meant for us alone is none. */
export function labelOf(slot: Labelled): string | undefined {
  const words = wordsOf(slot)
  if (words === '' || words.length > LONGEST || meaningOf(slot) === '') return undefined
  return words === words.toUpperCase() ? titled(words) : capitalise(words)
}

/** Labels are typed in capitals; in print they are not, unless they are short for something, as "VAT" and "RSVP" are. */
const titled = (words: string): string =>
  words.length < 4 || !/[AEIOU]/i.test(words) ? words : words.charAt(0) + words.slice(1).toLowerCase()

/** What a slot says, after its label where readers need that. */
export function labelled(slot: Slot): string {
  const label = labelOf(slot)
  return label ? `**${label}:** ${linked(slot)}` : linked(slot)
}
