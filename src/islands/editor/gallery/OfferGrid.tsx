import { type KeyboardEvent, useEffect } from 'react'
import type { Offer } from '../../../stores/editor/gallery/addition.ts'
import type { GalleryStore } from '../../../stores/editor/gallery/gallery.ts'
import { type OfferGroup, rowsOf } from '../../../stores/editor/gallery/groups.ts'
import type { EditorStores } from '../use-editor.ts'
import { cellId } from './cell-id.ts'
import { OfferCell } from './OfferCell.tsx'

interface OfferGridProps {
  id: string
  editor: EditorStores
  gallery: GalleryStore
  groups: OfferGroup[]
  lit: Offer | undefined
  onPut: (offer: Offer) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The pictures, two in a row under the heading of their group. */
export function OfferGrid({ id, editor, gallery, groups, lit, onPut, onKeyDown }: OfferGridProps) {
  const litId = lit && cellId(id, lit)
  useEffect(() => {
    if (litId) document.getElementById(litId)?.scrollIntoView({ block: 'nearest' })
  }, [litId])
  return (
    // biome-ignore lint/a11y: rows of a table cannot stand under headings, two pictures each
    <div
      id={id}
      className="offer-grid"
      role="grid"
      aria-label="Sections to add"
      aria-activedescendant={litId}
      tabIndex={0}
      onKeyDown={event => event.target === event.currentTarget && onKeyDown(event)}
    >
      {groups.map(({ title, offers }) => (
        // biome-ignore lint/a11y: see above
        <div key={title} className="offer-group" role="rowgroup" aria-label={title}>
          <b aria-hidden="true">{title}</b>
          {rowsOf(offers).map(row => (
            // biome-ignore lint/a11y: see above
            <div key={row[0]?.id} className="offer-row" role="row">
              {row.map(offer => (
                <OfferCell
                  key={offer.id}
                  id={cellId(id, offer)}
                  {...{ editor, gallery, offer, onPut }}
                  isLit={offer.id === lit?.id}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
