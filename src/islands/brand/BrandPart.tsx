import type { ReactNode } from 'react'

/** Which part is open where there is room for one at a time. */
export interface Opening {
  open: string | undefined
  onOpen: (id: string | undefined) => void
}

interface BrandPartProps extends Opening {
  id: string
  name: string
  /** At the right of its name. */
  aside?: ReactNode
  /** What it says, beside its name, while it is closed on a phone. */
  summary?: ReactNode
  children: ReactNode
}

/** A part of a brand. On phones it is a row that opens; one is open at a time. */
export function BrandPart({ id, name, aside, summary, open, onOpen, children }: BrandPartProps) {
  const isOpen = open === id
  return (
    <section className="brand-part" aria-labelledby={`brand-part-${id}`} data-open={isOpen || undefined}>
      <div className="brand-part-head">
        <h2 className="brand-title" id={`brand-part-${id}`}>
          <span className="only-wide">{name}</span>
          <button
            type="button"
            className="brand-row only-narrow"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : id)}
          >
            <b>{name}</b>
            <span className="brand-row-says">{summary}</span>
          </button>
        </h2>
        {aside && <div className="brand-aside">{aside}</div>}
      </div>
      <div className="brand-part-body">{children}</div>
    </section>
  )
}
