import type { Bar, Box } from '../canvas/canvas.ts'

/** Px between two controls. */
const GAP = 2

const touch = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width + GAP &&
  other.left < one.left + one.width + GAP &&
  one.top < other.top + other.height + GAP &&
  other.top < one.top + one.height + GAP

/**
 * A control beside the bar, if it would lie under it: on the side where what is selected is not; right of the bar where that side
 * has words, which are there to be read and pressed, or no room.
 */
export function outsideOf(bar: Bar | undefined, box: Box, words: () => readonly Box[]): Box {
  if (!bar || !touch(bar, box)) return box
  const beyond = { ...box, top: bar.isBelow ? bar.top + bar.height + GAP : bar.top - GAP - box.height }
  if (!bar.isTight && !isTouched(beyond, words())) return beyond
  return { ...box, left: bar.left + bar.width + GAP, top: bar.top + (bar.height - box.height) / 2 }
}

/** A control as near as can be to its place without lying under the bar. */
export function clearOf(bar: Bar | undefined, box: Box): Box {
  if (!bar || !touch(bar, box)) return box
  const [above, below] = [bar.top - GAP - box.height, bar.top + bar.height + GAP]
  return { ...box, top: !bar.isTight && box.top - above < below - box.top ? above : below }
}

/** Whether a control would lie on something. */
export const isTouched = (box: Box, taken: readonly Box[]): boolean => taken.some(other => touch(other, box))

/** The first of the places where a control touches nothing, else that where it touches the fewest. */
export function fewestTouched(places: readonly Box[], taken: readonly Box[]): Box {
  const counts = places.map(place => taken.filter(other => touch(other, place)).length)
  return places[counts.indexOf(Math.min(...counts))] as Box
}

/** A control moved to the right as far as others are in its way. */
export function besideOf(others: readonly Box[], box: Box): Box {
  const other = others.find(each => touch(each, box))
  return other ? besideOf(others, { ...box, left: other.left + other.width + GAP }) : box
}
