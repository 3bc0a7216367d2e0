import { atom, computed } from 'nanostores'
import { outlineOf } from '../../../email/outline/outline.ts'
import { $savedSections } from '../../saved-sections.ts'
import type { AddingStore } from '../adding.ts'
import type { EmailDocument } from '../document.ts'
import type { Place } from '../places.ts'
import type { Selection } from '../selection.ts'
import { addedRef, type Trying } from '../trying.ts'
import { addition, type Offer } from './addition.ts'
import { neighbourOf, offerGroups, type Shelf } from './groups.ts'

export interface GalleryParts {
  document: EmailDocument
  selection: Selection
  adding: AddingStore
  trying: Trying
}

/** One visit to the gallery: what is looked for, what is lit, and what goes into the email. */
export function createGallery({ document, selection, adding, trying }: GalleryParts) {
  const $search = atom('')
  const $shelf = atom<Shelf>(adding.$adding.get().kind ?? 'all')
  const $litId = atom<string | undefined>(undefined)

  const $groups = computed(
    [document.$email, adding.$adding, $savedSections, $search, $shelf],
    (email, { place }, saved, search, shelf) => offerGroups(email, place, saved, { search, shelf })
  )
  const $lit = computed([$groups, $litId], (groups, id) =>
    groups.flatMap(({ offers }) => offers).find(offer => offer.id === id)
  )

  /** Shows an offer in the email, where it would stand. */
  function light(offer: Offer | undefined) {
    if (offer && offer.id === $litId.get()) return
    $litId.set(offer?.id)
    const { place } = adding.$adding.get()
    trying.show(offer?.label ?? '', offer && addition(document.$email.get(), offer, place))
  }

  /** Lights the first of what fits; what was saved comes before it, but is not what most come for. */
  function lightFirst() {
    const groups = $groups.get()
    const first = groups.find(({ title }) => title !== 'Yours') ?? groups[0]
    $litId.set(undefined)
    light(first?.offers[0])
  }

  function search(text: string) {
    $search.set(text)
    $shelf.set('all')
    lightFirst()
  }

  function show(shelf: Shelf) {
    $shelf.set(shelf)
    $search.set('')
    lightFirst()
  }

  /** Puts an offer into the email as one step, and selects its first text. Answers why not. */
  function put(offer: Offer, place: Place = adding.$adding.get().place) {
    trying.clear()
    const email = document.$email.get()
    const operation = addition(email, offer, place)
    const done = document.perform([operation])
    if (!done.ok) return done
    adding.close()
    selection.select(firstTextOf(addedRef(email, operation)))
    return done
  }

  function firstTextOf(ref: string | undefined): string | undefined {
    const section = outlineOf(document.$email.get()).sections.find(each => each.ref === ref)
    const slots = [...(section?.slots ?? []), ...(section?.lists.flatMap(list => list.items[0]?.slots ?? []) ?? [])]
    return slots.find(({ kind }) => kind === 'text')?.ref ?? ref
  }

  return {
    $search,
    $shelf,
    $groups,
    $lit,
    light,
    lightFirst,
    search,
    show,
    put,
    /** Goes to the neighbour of the lit one that an arrow key means. */
    go: (key: string) => light(neighbourOf($groups.get(), $litId.get(), key)),
    leave() {
      trying.clear()
      adding.close()
    }
  }
}

export type GalleryStore = ReturnType<typeof createGallery>
