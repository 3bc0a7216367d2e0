import type { Place } from '../../../stores/editor/places.ts'
import type { Box } from '../canvas/canvas.ts'

/** A place where something can be dropped, and the line that marks it, in px of the email. */
export interface DropLine {
  place: Place
  left: number
  top: number
  /** Px, downwards where it is upright. */
  length: number
  isUpright: boolean
}

export interface Placed {
  ref: string
  box: Box
}

/**
 * The lines between parts that stand below each other, or beside each other where they share a row. `across` is the box whose
 * width the lines take; each part's own unless it is given.
 */
export function dropLines(parts: readonly Placed[], across?: Box): DropLine[] {
  return parts.flatMap(part => {
    const isBeside = parts.some(other => other !== part && sharesRow(other.box, part.box))
    return isBeside ? uprightLines(part) : flatLines(part, across)
  })
}

function flatLines({ ref, box }: Placed, across: Box = box): DropLine[] {
  const line = { left: across.left, length: across.width, isUpright: false }
  return [
    { ...line, place: { before: ref }, top: box.top },
    { ...line, place: { after: ref }, top: box.top + box.height }
  ]
}

function uprightLines({ ref, box }: Placed): DropLine[] {
  const line = { top: box.top, length: box.height, isUpright: true }
  return [
    { ...line, place: { before: ref }, left: box.left },
    { ...line, place: { after: ref }, left: box.left + box.width }
  ]
}

/** Whether two boxes stand beside each other: most of the lower one's height is shared. */
const sharesRow = (one: Box, other: Box): boolean => {
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return shared > Math.min(one.height, other.height) / 2 && isApart(one, other)
}

const isApart = (one: Box, other: Box): boolean =>
  one.left + one.width <= other.left + 1 || other.left + other.width <= one.left + 1

/** The line that is nearest to a point. */
export function nearestLine(lines: readonly DropLine[], x: number, y: number): DropLine | undefined {
  let [nearest, least] = [undefined as DropLine | undefined, Number.POSITIVE_INFINITY]
  for (const line of lines) {
    const distance = distanceTo(line, x, y)
    if (distance < least) [nearest, least] = [line, distance]
  }
  return nearest
}

function distanceTo({ left, top, length, isUpright }: DropLine, x: number, y: number): number {
  const beside = (at: number, from: number) => Math.max(from - at, 0, at - from - length)
  return isUpright ? Math.hypot(x - left, beside(y, top)) : Math.hypot(beside(x, left), y - top)
}

/** Whether a part that is dropped there stays where it is. */
export function staysAt({ before, after }: Place, siblings: readonly string[], ref: string): boolean {
  const at = siblings.indexOf(ref)
  const beside = siblings.indexOf(before ?? after ?? '')
  return beside === at || beside === at + (before === undefined ? -1 : 1)
}
