import { KIND_WORDS, type Kind } from '../../../compose/kinds.ts'
import { STARTER_GROUPS } from '../../../contract/starter.ts'

/** All kinds in the order in which they are offered. */
export const ORDERED: readonly Kind[] = STARTER_GROUPS.flatMap(({ kinds }) => kinds)

export const ALL = `All ${ORDERED.length}`

/** What the sheet of kinds can be narrowed to. */
export const GROUPS: readonly string[] = [ALL, ...STARTER_GROUPS.map(({ label }) => label)]

/** The kinds of a group. */
export const kindsIn = (group: string): readonly Kind[] =>
  STARTER_GROUPS.find(({ label }) => label === group)?.kinds ?? ORDERED

/** The place of the next kind from `at` on whose name begins with a letter; round the end it goes on. */
export function nextByLetter(kinds: readonly Kind[], at: number, letter: string): number | undefined {
  const begins = (kind: Kind) => KIND_WORDS[kind].toLowerCase().startsWith(letter.toLowerCase())
  const inTurn = [...kinds.keys()].map(step => (at + 1 + step) % kinds.length)
  return inTurn.find(place => begins(kinds[place] as Kind))
}
