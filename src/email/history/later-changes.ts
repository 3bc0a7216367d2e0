import { type EmailChange, joinChanges, NO_CHANGE } from '../operations/change.ts'
import type { ChangeLine } from '../operations/change-line.ts'
import { isNoChange } from './flatten.ts'
import type { StepChange } from './step.ts'
import { takeBack } from './take-back.ts'

/** A change since a version: what takes it back now, or why nothing does. */
export interface LaterChange {
  line: ChangeLine
  /** In a word or two: 'Heading', 'Products above Quote'. */
  name: string
  back: EmailChange | undefined
  /** Why it cannot be taken back; empty where it can. */
  reason: string
}

/** Changes since a version, in order, each with what takes it back after all that followed; the newest comes first. */
export function laterChanges(changes: readonly StepChange[]): LaterChange[] {
  const told = changes.filter(({ change }) => !isNoChange(change))
  let after = NO_CHANGE
  return told.toReversed().map(({ line, change }, at) => {
    const back = takeBack(change, [after])
    const later = told.slice(told.length - at)
    after = joinChanges(change, after)
    const reason = !back ? touchedBy(change, later) : isNoChange(back) ? 'Taken back already' : ''
    return { line, name: shortName(line), back: reason === '' ? back : undefined, reason }
  })
}

/** The first of the later changes that stands in the way. */
function touchedBy(change: EmailChange, later: readonly StepChange[]): string {
  const at = later.findIndex(
    (_, index) =>
      !takeBack(
        change,
        later.slice(0, index + 1).map(each => each.change)
      )
  )
  const line = later[at]?.line
  return line ? `${shortName(line)} came on top` : 'Other changes came on top'
}

const PLACE = /^([^*:]+?)(?: of (?!item \d)[^*:]*)?(?:: \*\*.*| removed)$/s

/** A line of a change without its value, without `**`: "Heading of Hero: **Hello**" is 'Heading'. */
export function shortName({ icon, text, colours }: ChangeLine): string {
  const place = PLACE.exec(text)?.[1]
  if (colours || icon === 'text' || icon === 'image' || icon === 'type') {
    if (place) return place.trim()
  }
  return text
    .replace(/\*\* moved (above|below)/, ' $1')
    .replaceAll('**', '')
    .replace(/ {2,}/g, ' ')
}
