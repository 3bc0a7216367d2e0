import { codesIn } from './codes.ts'
import { contactsIn } from './contacts.ts'
import { datesIn } from './dates.ts'
import { endOf, type Found } from './found.ts'
import { moneyIn } from './money.ts'
import { timesIn } from './times.ts'

/** Of entities that overlap the one with the surer form stays. */
const SURER = 'merge-tag email url money percent reference date time phone code handle'.split(' ')

/** The entities of a view, in its own places, in order and apart. */
export function entitiesIn(text: string, today: Date): Found[] {
  const all = [...contactsIn(text), ...moneyIn(text), ...codesIn(text), ...datesIn(text, today), ...timesIn(text)]
  const rank = ({ kind }: Found) => SURER.indexOf(kind)
  const kept: Found[] = []
  const taken = new Uint8Array(text.length)
  for (const one of all.sort((a, b) => rank(a) - rank(b) || b.span.length - a.span.length || a.span.at - b.span.at)) {
    const place = taken.subarray(one.span.at, endOf(one.span))
    if (one.span.length === 0 || place.includes(1)) continue
    place.fill(1)
    kept.push(one)
  }
  return kept.sort((a, b) => a.span.at - b.span.at)
}
