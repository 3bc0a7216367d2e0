import { contrast, READABLE } from '../../../email/theme/colour.ts'

/** WCAG 2.2, 1.4.3 and 1.4.11: for type from 24 px, and for what has to be told from its ground. */
const LARGE = 3

/** How a colour reads on paper: the ratio as people write it, whether small text may have it, and what it serves for. */
export function contrastOn(colour: string, paper: string): { ratio: string; reads: boolean; words: string } {
  // Cut, not rounded: 4.46 is not 4.5.
  const ratio = Math.floor(contrast(colour, paper) * 10) / 10
  const reads = ratio >= READABLE
  const serves = reads
    ? 'enough for text of any size.'
    : ratio >= LARGE
      ? 'enough for large type and buttons. Small text takes a stronger shade of it by itself.'
      : 'too little for type. It serves as a ground, and text takes a stronger shade of it by itself.'
  return { ratio: ratio.toFixed(1), reads, words: `Contrast on paper ${ratio.toFixed(1)} to 1: ${serves}` }
}
