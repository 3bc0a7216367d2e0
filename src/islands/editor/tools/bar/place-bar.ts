import type { Bar, Box } from '../../canvas/canvas.ts'

/** The bench around the email: px from the bench's edges to the email's, and its own size. */
export interface Bench {
  left: number
  top: number
  width: number
  height: number
  /** Px at the email's left edge that the rail lies on; none where it stands beside the email. */
  rail: number
}

/** What the bar leaves to be read and pressed where it can. */
export interface Neighbours {
  /** Where a '+' sits above what is selected: where the bar takes its place, there has to be room for both. */
  plus?: number | undefined
  /** The texts beside what is selected. */
  words?: readonly Box[]
  /** The texts of what is selected; asked for only where the bar may have to lie on it. */
  own?: () => readonly Box[]
  /** It has room within its edges: the bar rather lies across one than below, where it would stay at the end of what is seen. */
  isRoomy?: boolean
}

/** Where the bar may be: it stands on the upper edge of this band, or on the lower one, and stays in sight within it. */
export interface Band {
  left: number
  width: number
  top: number
  height: number
  isBelow: boolean
  /** No '+' has a place above it. */
  isTight: boolean
}

export const BAR_HEIGHT = 40
const LEAST_WIDTH = 440
/** The height of a '+' with some air, which sits on the middle of an edge. */
const PLUS = 32
/** What the bar lies on is so many times as high as what the bar hides of it. */
const HIDDEN_SHARE = 3

/**
 * The band of a selection's outline, in px of the email: as wide as the outline, never narrower than the least width nor past
 * the bench. The bar stands above the outline, below it, or across its upper edge where it has no words: the first of these that
 * covers no text, else the top edge of the preview.
 */
export function placeBar(outline: Box, bench: Bench, neighbours: Neighbours = {}): Band {
  const first = Math.max(-bench.left, bench.rail)
  const end = bench.width - bench.left
  // At its right a '+' may have to stand.
  const widest = Math.min(Math.max(outline.width, LEAST_WIDTH), end - first - PLUS)
  const left = Math.max(first, Math.min(outline.left, end - PLUS - widest))
  // What a browser measures has its sizes as getters, which are not spread.
  const over = { top: outline.top, height: outline.height, left, width: widest }
  const { top, isBelow, isTight } = clearOfText(over, bench, neighbours)
  const height = outline.top + outline.height - top + (isBelow ? BAR_HEIGHT : 0)
  return { left, width: widest, top, height, isBelow, isTight }
}

type Place = Pick<Band, 'top' | 'isBelow' | 'isTight'>

/** The first of the places that covers no text, else the top edge of the preview. */
function clearOfText(outline: Box, bench: Bench, neighbours: Neighbours): Place {
  const { plus, words = [], own = () => [outline], isRoomy = false } = neighbours
  const isInWay = plus !== undefined && plus > outline.top - BAR_HEIGHT - PLUS / 2 && plus < outline.top + PLUS / 2
  const hasRoom = outline.top + bench.top >= BAR_HEIGHT + (isInWay ? PLUS : 0)
  const bottom = outline.top + outline.height
  const above = { top: outline.top - BAR_HEIGHT, isBelow: false, isTight: false }
  const below = { top: outline.top, isBelow: true, isTight: false }
  const inside = { top: topAcross(outline, bench, words), isBelow: false, isTight: true }
  const hidesOwn = (top: number) => under(own(), outline, top).length > 0
  const hidesMost = ({ top }: Place) => (top + BAR_HEIGHT - outline.top) * HIDDEN_SHARE > outline.height
  // From the top of the email on the bar stays at the end of what is seen.
  const seen = hasRoom ? bottom : bench.height - bench.top - BAR_HEIGHT
  const isFree = (place: Place) => {
    if (place === inside && (hidesMost(place) || hidesOwn(place.top))) return false
    if (place === below && seen < bottom && hidesOwn(seen)) return false
    return under(words, outline, place === below ? bottom : place.top).length === 0
  }
  const places = [...(hasRoom ? [above] : []), ...(isRoomy ? [inside, below] : [below, inside])]
  return places.find(isFree) ?? { top: -bench.top, isBelow: false, isTight: true }
}

/** The highest place on the upper edge of an outline that leaves the words above it. */
function topAcross(outline: Box, bench: Bench, words: readonly Box[]): number {
  const ends = under(words, outline, outline.top - BAR_HEIGHT).map(({ top, height }) => top + height - LEADING)
  return Math.min(outline.top, Math.max(outline.top - BAR_HEIGHT, -bench.top, ...ends))
}

/** Above and below its letters a line has so much room at least, in px. */
const LEADING = 2

/** The texts that the bar would cover at a height. */
const under = (words: readonly Box[], { left, width }: Box, top: number): Box[] =>
  words.filter(
    word =>
      word.top + LEADING < top + BAR_HEIGHT &&
      word.top + word.height - LEADING > top &&
      word.left < left + width &&
      word.left + word.width > left
  )

/** Where the bar itself stands in its band, as long as nothing is scrolled. */
export const barBox = ({ left, width, top, height, isBelow, isTight }: Band): Bar => ({
  left,
  width,
  top: isBelow ? top + height - BAR_HEIGHT : top,
  height: BAR_HEIGHT,
  isBelow,
  isTight
})
