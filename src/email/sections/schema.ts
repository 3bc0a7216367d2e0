import type { ListSchema, SlotSchema } from './section.ts'

/** A text slot that may be left out. */
export const text = (about: string): SlotSchema => ({ slot: 'text', about })

/** A link slot that may be left out. */
export const link = (about: string): SlotSchema => ({ slot: 'link', about })

/** An image slot that may be left out. */
export const image = (about: string): SlotSchema => ({ slot: 'image', about })

/** The same slot, now one that no section may lack. */
export const required = (slot: SlotSchema): SlotSchema => ({ ...slot, required: true })

/** A list of `min` to `max` items. */
export const list = (min: number, max: number, about: string, item: Record<string, SlotSchema>): ListSchema => ({
  item,
  min,
  max,
  about
})
