import type { BrandAnswer } from '../../contract/brand.ts'

/** What the shapes of buttons are called. */
export const SHAPES: Record<NonNullable<BrandAnswer['value']['button']>, string> = {
  square: 'Square',
  soft: 'Soft corners',
  round: 'Round',
  outline: 'An outline'
}
