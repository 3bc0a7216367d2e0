import type { SavedSectionAnswer } from '../../../contract/saved-section.ts'
import type { EmailSource } from '../../../email/email.ts'
import type { Place } from '../places.ts'
import type { Offer } from './addition.ts'
import { KIND_COUNTS, LAYOUT_ENTRIES, type LayoutEntry } from './entries.ts'
import { fitting, kindAbove } from './order.ts'
import { isNamedLike, searchLayouts } from './search.ts'

/** What stands together under one heading. */
export interface OfferGroup {
  title: string
  offers: Offer[]
}

/** What the gallery shows: every kind, one of them, or what was saved. */
export type Shelf = 'all' | 'saved' | string

export interface Wish {
  search: string
  shelf: Shelf
}

/** What is offered for a place, in the order in which it is shown. Empty groups are left out. */
export function offerGroups(
  email: EmailSource,
  place: Place,
  saved: readonly SavedSectionAnswer[],
  { search, shelf }: Wish
): OfferGroup[] {
  const yours = { title: 'Yours', offers: saved.map(savedOffer) }
  if (search.trim() !== '') return present([found(saved, search)])
  if (shelf === 'saved') return present([yours])
  if (shelf !== 'all') return present([kindGroup(shelf, LAYOUT_ENTRIES)])
  const fits = fitting(LAYOUT_ENTRIES, email, place)
  const others = LAYOUT_ENTRIES.filter(entry => !fits.includes(entry))
  return present([
    yours,
    { title: fitTitle(email, place), offers: fits.map(layoutOffer) },
    ...KIND_COUNTS.map(({ kind }) => kindGroup(kind, others))
  ])
}

const present = (groups: OfferGroup[]): OfferGroup[] => groups.filter(({ offers }) => offers.length > 0)

const found = (saved: readonly SavedSectionAnswer[], search: string): OfferGroup => ({
  title: 'Found',
  offers: [
    ...saved.filter(({ name }) => isNamedLike(name, search)).map(savedOffer),
    ...searchLayouts(LAYOUT_ENTRIES, search).map(layoutOffer)
  ]
})

const kindGroup = (kind: string, among: readonly LayoutEntry[]): OfferGroup => ({
  title: KIND_COUNTS.find(each => each.kind === kind)?.label ?? '',
  offers: among.filter(entry => entry.kind === kind).map(layoutOffer)
})

const fitTitle = (email: EmailSource, place: Place): string => {
  const above = kindAbove(email, place)
  return above ? `Fits after ${above.label}` : 'Fits here'
}

const layoutOffer = (layout: LayoutEntry): Offer => ({ id: layout.id, label: layout.label, layout })
const savedOffer = (saved: SavedSectionAnswer): Offer => ({ id: `saved/${saved.id}`, label: saved.name, saved })

/** How many stand beside each other. */
export const ACROSS = 2

/** The offers of a group in rows. */
export const rowsOf = (offers: readonly Offer[]): Offer[][] =>
  Array.from({ length: Math.ceil(offers.length / ACROSS) }, (_, at) => offers.slice(at * ACROSS, (at + 1) * ACROSS))

/** The offer that an arrow key leads to from another; the first where none is lit. */
export function neighbourOf(groups: readonly OfferGroup[], id: string | undefined, key: string): Offer | undefined {
  const rows = groups.flatMap(({ offers }) => rowsOf(offers))
  const all = rows.flat()
  const at = all.findIndex(offer => offer.id === id)
  if (at < 0) return all[0]
  if (key === 'ArrowLeft') return all[Math.max(0, at - 1)]
  if (key === 'ArrowRight') return all[Math.min(all.length - 1, at + 1)]
  const row = rows.findIndex(each => each.some(offer => offer.id === id))
  const column = rows[row]?.findIndex(offer => offer.id === id) ?? 0
  const next = rows[Math.min(rows.length - 1, Math.max(0, row + (key === 'ArrowUp' ? -1 : 1)))] ?? []
  return next[Math.min(column, next.length - 1)]
}
