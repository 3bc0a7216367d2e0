import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { KIND_COUNTS, LAYOUT_ENTRIES } from '../../../stores/editor/gallery/entries.ts'
import type { GalleryStore } from '../../../stores/editor/gallery/gallery.ts'
import { $savedSections } from '../../../stores/saved-sections.ts'

interface ShelvesProps {
  gallery: GalleryStore
  /** Called when one was pointed at: the search takes the focus back. */
  onChosen: () => void
}

/** The kinds of section with the number of their layouts. */
export function Shelves({ gallery, onChosen }: ShelvesProps) {
  const chosen = useStore(gallery.$shelf)
  const saved = useStore($savedSections).length
  const name = useId()
  const shelf = (value: string, label: string, count: number) => (
    <label key={value} className="shelf">
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => gallery.show(value)}
        onClick={event => event.detail > 0 && onChosen()}
      />
      <span>{label}</span>
      <span className="shelf-count">{count}</span>
    </label>
  )
  return (
    <fieldset className="shelves">
      <legend className="only-spoken">Kinds of section</legend>
      {saved > 0 && (
        <>
          {shelf('saved', 'Saved', saved)}
          <hr />
        </>
      )}
      {shelf('all', 'All', LAYOUT_ENTRIES.length)}
      {KIND_COUNTS.map(({ kind, label, count }) => shelf(kind, label, count))}
    </fieldset>
  )
}
