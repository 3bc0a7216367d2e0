import type { BrandAnswer } from '../../contract/brand.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import type { Opening } from './BrandPart.tsx'
import type { Late } from './load-late.ts'

/** What every part of the page gets. */
export interface PartProps extends Opening {
  store: BrandStore
  brand: BrandAnswer
  /** Nothing until it is fetched. */
  late: Late | undefined
}
