import type { PlaceName } from '../../../compose/change/place-name.ts'

interface Titled {
  label: string
  before: string
  after: string
  places: readonly PlaceName[]
}

/** Letters of a value in a title, at most. */
const LONGEST = 40

const short = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST - 1).trim()}…` : value)

/** A change of a fact as a step is named: "Date: Sat 14 March → Sun 15 March, in 3 places". */
export function changeTitle({ label, before, after, places }: Titled): string {
  const count = new Set(places.map(({ ref }) => ref)).size
  const where = count === 0 ? '' : count === 1 ? ', in 1 place' : `, in ${count} places`
  if (after === '') return `${label} taken out: ${short(before)}${where}`
  if (before === '') return `${label}: ${short(after)}${where}`
  return `${label}: ${short(before)} → ${short(after)}${where}`
}
