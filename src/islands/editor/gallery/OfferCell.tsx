import type { PointerEvent } from 'react'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Offer } from '../../../stores/editor/gallery/addition.ts'
import type { GalleryStore } from '../../../stores/editor/gallery/gallery.ts'
import { toastError } from '../../../stores/toasts.ts'
import { draggingOf } from '../sections/dragging.ts'
import { useDragSource } from '../sections/use-drag-source.ts'
import type { EditorStores } from '../use-editor.ts'
import { OfferPicture } from './OfferPicture.tsx'
import { SavedMenu } from './SavedMenu.tsx'

interface OfferCellProps {
  id: string
  editor: EditorStores
  gallery: GalleryStore
  offer: Offer
  isLit: boolean
  onPut: (offer: Offer) => void
}

/** One section to add: pointing at it shows it in the email, a click puts it in, and it can be dragged there. */
export function OfferCell({ id, editor, gallery, offer, isLit, onPut }: OfferCellProps) {
  const dragging = draggingOf(editor)
  const source = useDragSource(dragging, pointer => pickUp(editor, gallery, offer, pointer))
  // Only a pointer that moves lights: pictures also pass under one that rests while they scroll.
  const onPointerMove = (event: PointerEvent) => {
    source.onPointerMove(event)
    if (event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0) && !dragging.$dragged.get())
      gallery.light(offer)
  }
  return (
    // biome-ignore lint/a11y: the search field has the keys
    <div
      id={id}
      className="offer"
      role="gridcell"
      tabIndex={-1}
      aria-selected={isLit}
      aria-label={offer.label}
      onClick={() => onPut(offer)}
      {...source}
      onPointerMove={onPointerMove}
    >
      <OfferPicture offer={offer} editor={editor} />
      <span className="offer-label">
        {offer.label}
        {offer.saved && <SavedMenu section={offer.saved} />}
      </span>
    </div>
  )
}

function pickUp(editor: EditorStores, gallery: GalleryStore, offer: Offer, pointer: { x: number; y: number }) {
  const { document, trying } = editor
  const dragging = draggingOf(editor)
  trying.clear()
  const among = outlineOf(document.$email.get()).parts.map(({ ref }) => ref)
  const drop: Parameters<typeof dragging.pickUpNew>[2] = place => {
    const done = gallery.put(offer, place)
    if (!done.ok) toastError(done.reason)
  }
  dragging.pickUpNew(offer.label, among, drop, pointer)
}
