import type { BrandStore } from '../../stores/brands/brands.ts'
import { withPart } from '../../stores/brands/parts.ts'

/** Writes one place of the open brand; what is empty is left to the designer. */
export const writePart = (store: BrandStore, path: string, part: unknown) =>
  store.change(brand => withPart(brand, path, part === '' ? undefined : part))
