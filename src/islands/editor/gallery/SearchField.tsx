import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import type { Offer } from '../../../stores/editor/gallery/addition.ts'
import { LAYOUT_ENTRIES } from '../../../stores/editor/gallery/entries.ts'
import type { GalleryStore } from '../../../stores/editor/gallery/gallery.ts'
import { Icon } from '../../ui/Icon.tsx'
import { cellId } from './cell-id.ts'

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  gallery: GalleryStore
  gridId: string
  lit: Offer | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** What is looked for. The arrow keys go on in the pictures while the focus stays here. */
export function SearchField({ field, gallery, gridId, lit, onKeyDown }: SearchFieldProps) {
  const search = useStore(gallery.$search)
  const count = useStore(gallery.$groups).reduce((sum, { offers }) => sum + offers.length, 0)
  return (
    <div className="gallery-search">
      <Icon of={Search} />
      <input
        ref={field}
        type="text"
        role="combobox"
        className="input"
        aria-label="Search the sections"
        aria-haspopup="grid"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? gridId : undefined}
        aria-activedescendant={lit && cellId(gridId, lit)}
        autoComplete="off"
        placeholder={`Search ${LAYOUT_ENTRIES.length} layouts`}
        value={search}
        onChange={event => gallery.search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="only-spoken" role="status">
        {search === '' ? '' : count === 1 ? '1 section found' : `${count} sections found`}
      </p>
    </div>
  )
}
