import type { Box } from '../../canvas/canvas.ts'

/** The bench around the email: px from the bench's edges to the email's, and its own width. */
export interface Bench {
  left: number
  top: number
  width: number
  /** Px at the email's left edge that the rail lies on; none where it stands beside the email. */
  rail: number
}

/** Where the bar may be: it stands on the upper edge of this band, or on the lower one, and stays in sight within it. */
export interface Band {
  left: number
  width: number
  top: number
  height: number
  isBelow: boolean
}

export const BAR_HEIGHT = 40
const LEAST_WIDTH = 440
/** The height of a '+' with some air, which sits on the middle of an edge. */
const PLUS = 32

/**
 * The band of a selection's outline, in px of the email: as wide as the outline, never narrower than the least width nor past
 * the bench; above the outline, or below it where the bench has no room above. `plus` is where a '+' sits above what is
 * selected: where the bar takes its place, there has to be room for both. `words` are the texts beside it: the bar leaves them
 * to be read and pressed where it can.
 */
export function placeBar(outline: Box, bench: Bench, plus?: number, words: readonly Box[] = []): Band {
  const first = Math.max(-bench.left, bench.rail)
  const end = bench.width - bench.left
  const width = Math.min(Math.max(outline.width, LEAST_WIDTH), end - first)
  const isInWay = plus !== undefined && plus > outline.top - BAR_HEIGHT - PLUS / 2 && plus < outline.top + PLUS / 2
  const covers = (top: number) => words.some(word => word.top < top + BAR_HEIGHT && word.top + word.height > top)
  const isCovering = covers(outline.top - BAR_HEIGHT) && !covers(outline.top + outline.height)
  const isBelow = isCovering || outline.top + bench.top < BAR_HEIGHT + (isInWay ? PLUS : 0)
  return {
    left: Math.max(first, Math.min(outline.left, end - width)),
    width,
    top: isBelow ? outline.top : outline.top - BAR_HEIGHT,
    height: outline.height + BAR_HEIGHT,
    isBelow
  }
}

/** Where the bar itself stands in its band, as long as nothing is scrolled. */
export const barBox = ({ left, width, top, height, isBelow }: Band): Box => ({
  left,
  width,
  top: isBelow ? top + height - BAR_HEIGHT : top,
  height: BAR_HEIGHT
})
