import { atom } from 'nanostores'
import type { EmailSource } from '../../email/email.ts'
import { labelOf } from '../../email/outline/find.ts'
import type { EmailDocument } from './document.ts'
import { type Place, placeBelow } from './places.ts'
import type { Selection } from './selection.ts'
import type { Panel, View } from './view.ts'

/** Where a section is going to be added, and of which kind at first. */
export interface Adding {
  place: Place
  kind?: string
}

/** Opens the gallery of sections for a place in the email. */
export function createAdding(document: EmailDocument, selection: Selection, view: View) {
  const $adding = atom<Adding>({ place: {} })
  let before: Panel = 'chat'

  /** Opens the gallery for a place; below the selection unless told. `kind` is shown first. */
  function open({ place, kind }: Partial<Adding> = {}) {
    selection.$typing.set(false)
    if (view.$panel.get() !== 'gallery') before = view.$panel.get()
    $adding.set({
      place: place ?? placeBelow(document.$email.get(), selection.$selected.get()),
      ...(kind !== undefined && { kind })
    })
    view.$panel.set('gallery')
  }

  /** Goes back to what stood there before. */
  function close() {
    document.tryOut(undefined)
    if (view.$panel.get() === 'gallery') view.$panel.set(before)
  }

  return { $adding, open, close }
}

export type AddingStore = ReturnType<typeof createAdding>

/** A place in words: 'below Hero', 'at the end'. */
export function placeWords(email: EmailSource, { before, after }: Place): string {
  const beside = before ?? after
  const label = beside === undefined ? undefined : labelOf(email, beside)
  if (label === undefined) return email.html.trim() === '' ? 'in the empty email' : 'at the end'
  return `${before === undefined ? 'below' : 'above'} ${label}`
}
