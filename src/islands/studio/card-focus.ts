import { atom } from 'nanostores'
import type { KeyboardEvent } from 'react'

/** The place in the list whose card is to have the focus, once it is there. */
export const $wantedFocus = atom<number | undefined>(undefined)

export function wantFocus(index: number) {
  $wantedFocus.set(index)
}

/** Where a key leads from the card that has the focus: arrows to its neighbours, Home and End to the ends. */
export function placeAfterKey(event: KeyboardEvent, columns: number, total: number): number | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  const link = target instanceof HTMLElement ? target.closest<HTMLElement>('a.template-picture') : null
  if (!link || ctrlKey || metaKey || altKey || shiftKey) return undefined
  const at = Number(link.closest<HTMLElement>('[data-index]')?.dataset.index)
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: total - 1
  }
  const place = places[key]
  if (place === undefined) return undefined
  event.preventDefault()
  return place >= 0 && place < total ? place : undefined
}
