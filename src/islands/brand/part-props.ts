import type { BrandAnswer } from '../../contract/brand.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { withPart } from '../../stores/brands/parts.ts'
import type { Opening } from './BrandPart.tsx'
import type { Late } from './load-late.ts'

/** What every part of the page gets. */
export interface PartProps extends Opening {
  store: BrandStore
  brand: BrandAnswer
  /** Nothing until it is fetched. */
  late: Late | undefined
}

/** Writes one place of the open brand; what is empty is left to the designer. */
export const writePart = (store: BrandStore, path: string, part: unknown) =>
  store.change(brand => withPart(brand, path, part === '' ? undefined : part))
