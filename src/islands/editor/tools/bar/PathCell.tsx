import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { SelectedPart } from '../selected-part.ts'

interface PathCellProps {
  selected: SelectedPart
  onSelect: (ref: string) => void
  stop: (id: string) => object
}

/** Where the selection is: what holds it, each a button, and itself last. */
export function PathCell({ selected, onSelect, stop }: PathCellProps) {
  return (
    <span className="tool-path">
      {selected.parents.map(({ ref, label }) => (
        <Fragment key={ref}>
          <button type="button" aria-label={`Select ${label}`} onClick={() => onSelect(ref)} {...stop(ref)}>
            {label}
          </button>
          <Icon of={ChevronRight} size={14} />
        </Fragment>
      ))}
      <b>{selected.label}</b>
    </span>
  )
}
