import type { Bar, Box } from '../canvas/canvas.ts'
import { clearOf, fewestTouched, isTouched } from './keep-clear.ts'

/** A list of the selected section: where its items stand, and whether it takes another. */
export interface PlacedList {
  items: (Box | undefined)[]
  hasRoom: boolean
}

/** Where the handle of each item stands, and the '+' after the last. */
export interface ItemPlaces {
  handles: (Box | undefined)[]
  plus: Box | undefined
}

/** Px of a handle, with what is between it and its item. */
const HANDLE = 26
/** Px by which two items of one row may differ in height. */
const LEVEL = 8
/** Px of a handle or a '+' by itself. */
const SIZE = 24
/** Px by which a handle gives way to the side: as little as it can. */
const ASIDE = [0, -16, 16, -28, 28]

/**
 * Where the controls of a section's lists stand: beside their items, but on nothing else where there is another place. `others` are words and whatever else
 * stands there; `across` is the email's width.
 */
export function itemPlaces(
  lists: readonly PlacedList[],
  others: readonly Box[],
  bar: Bar | undefined,
  across: number
): ItemPlaces[] {
  const fixed = [...others, ...(bar ? [bar] : [])]
  const taken = [...fixed]
  const stand = (places: readonly Place[]): Box => {
    const box = clearOf(bar, fewestTouched(places.map(sized), taken))
    taken.push(box)
    return box
  }
  const handles = lists.map(({ items }) => {
    const isInline = items.some((box, at) => at > 0 && box && isClose(items[at - 1], box))
    return items.map(box => {
      if (!box) return undefined
      const row = items.filter(other => other && Math.abs(other.top - box.top) < LEVEL) as Box[]
      return stand(isInline ? inlinePlaces(box, row, fixed) : leftPlaces(box))
    })
  })
  return lists.map(({ items, hasRoom }, at) => {
    const last = items.at(-1)
    return { handles: handles[at] ?? [], plus: last && hasRoom ? stand(plusPlaces(last, items, across)) : undefined }
  })
}

type Place = Pick<Box, 'left' | 'top'>

const sized = ({ left, top }: Place): Box => ({ left, top, width: SIZE, height: SIZE })

const leftPlaces = ({ left, top }: Box): Place[] => [
  { left: left - HANDLE, top },
  { left, top: top - HANDLE }
]

const above = ({ left, top }: Box): Place => ({ left, top: top - HANDLE })
const below = ({ left, top, height }: Box): Place => ({ left, top: top + height + HANDLE - SIZE })

/** Above the items of a row, or all of them below it; a little aside where one would lie on something. */
function inlinePlaces(box: Box, row: readonly Box[], fixed: readonly Box[]): Place[] {
  const touchedOn = (side: typeof above) => row.filter(each => isTouched(sized(side(each)), fixed)).length
  const side = touchedOn(above) <= touchedOn(below) ? above : below
  const { left, top } = side(box)
  return ASIDE.map(by => ({ left: left + by, top }))
}

/**
 * After the last item: right of it where items stand side by side, else below its handle. The middle below it is where the '+'
 * of its section may be.
 */
function plusPlaces({ left, top, width, height }: Box, items: PlacedList['items'], across: number): Place[] {
  const isInline = items.some((box, at) => at > 0 && box && isClose(items[at - 1], box))
  const isBeside = items.some((box, at) => at > 0 && box && isInRow(items[at - 1], box))
  const right = Math.min(left + width + HANDLE - SIZE, across - SIZE)
  const middle = { left: right, top: top + (height - SIZE) / 2 }
  const under = { left: right, top: top + height + HANDLE - SIZE }
  if (isInline) return [middle, under, { left: right, top: top - HANDLE }]
  if (isBeside) return [{ left: right, top }, under, middle]
  const atEnd = { left: left - HANDLE, top: Math.max(top + HANDLE, top + height - SIZE / 2) }
  return [atEnd, { left: left - HANDLE, top: top + HANDLE }, middle, under]
}

const isInRow = (one: Box | undefined, other: Box) =>
  one !== undefined && other.left >= one.left + one.width && Math.abs(other.top - one.top) < LEVEL

/** Whether an item stands so near right of another that no handle fits between them. */
const isClose = (one: Box | undefined, other: Box) =>
  one !== undefined && other.left - (one.left + one.width) < HANDLE - 4 && Math.abs(other.top - one.top) < LEVEL
