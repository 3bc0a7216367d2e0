import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'

/** One layout of one kind, as the gallery shows it. */
export interface LayoutEntry {
  /** `coupon/band`. */
  id: string
  kind: string
  layout: string
  /** 'Coupon, band'. */
  label: string
}

/** Every layout of the catalogue, in its order. */
export const LAYOUT_ENTRIES: readonly LayoutEntry[] = Object.values(SECTION_KINDS).flatMap(({ kind, label, layouts }) =>
  layouts.map(layout => ({ id: `${kind}/${layout}`, kind, layout, label: `${label}, ${layout}` }))
)

/** The kinds with the number of their layouts, in the catalogue's order. */
export const KIND_COUNTS: readonly { kind: string; label: string; count: number }[] = Object.values(SECTION_KINDS).map(
  ({ kind, label, layouts }) => ({ kind, label, count: layouts.length })
)
