import type { Box } from '../../canvas/canvas.ts'

/** The bench around the email: px from the bench's edges to the email's, and its own width. */
export interface Bench {
  left: number
  top: number
  width: number
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

/**
 * The band of a selection's outline, in px of the email: as wide as the outline, never narrower than the least width nor past
 * the bench; above the outline, or below it where the bench has no room above.
 */
export function placeBar(outline: Box, bench: Bench): Band {
  const width = Math.min(Math.max(outline.width, LEAST_WIDTH), bench.width)
  const left = Math.max(-bench.left, Math.min(outline.left, bench.width - bench.left - width))
  const isBelow = outline.top + bench.top < BAR_HEIGHT
  return {
    left,
    width,
    top: isBelow ? outline.top : outline.top - BAR_HEIGHT,
    height: outline.height + BAR_HEIGHT,
    isBelow
  }
}
