import { useStore } from '@nanostores/react'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { flat, partAt, withPart } from '../../stores/brands/parts.ts'
import { brandOf, type FoundRow, foundRows, type Proposal, type ReadingStore } from '../../stores/brands/reading.ts'
import { Button } from '../ui/Button.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { attempt } from './attempt.ts'
import { BLANK_VALUE } from './blank.ts'
import { FoundLine } from './FoundLine.tsx'

interface ProposedProps {
  store: BrandStore
  reading: ReadingStore
  proposal: Proposal
}

/** What was read, part by part: each is taken or dropped, and what a person wrote is replaced only by a press. */
export function Proposed({ store, reading, proposal }: ProposedProps) {
  const brand = useStore(store.$open)
  const rows = foundRows(proposal, brand)
  const open = rows.filter(({ row }) => row.state === 'open')
  const missing = open.filter(({ own }) => own === undefined)
  const take = (taken: readonly FoundRow[]) => {
    for (const { path, part } of taken) {
      const before = brand && partAt(flat(brand), path)
      store.change(each => withPart(each, path, part))
      reading.settle(path, { state: 'taken', before })
    }
  }
  const undo = ({ path, row }: FoundRow) => {
    if (row.state === 'taken') store.change(each => withPart(each, path, row.before))
    reading.settle(path, { state: 'open' })
  }
  const makeOne = async () => {
    if (!(await attempt(() => store.add(brandOf(proposal, BLANK_VALUE))))) return
    reading.stop()
    rescueFocus('#brand-sender', '.brand-head button')
  }
  const close = () => {
    reading.stop()
    rescueFocus('#brand-address')
  }
  return (
    <section className="brand-found" aria-labelledby="brand-found">
      <h2 className="brand-title" id="brand-found">
        Is this your brand?
      </h2>
      <p className="small m-0">
        Read from {proposal.from}. {brand ? 'Nothing of it is in your brand until you take it.' : ''}
      </p>
      {rows.length === 0 && <p className="m-0">It says what your brand says already.</p>}
      <ul className="brand-found-rows" aria-label="What was found">
        {rows.map(row => (
          <FoundLine
            key={row.path}
            found={row}
            onTake={brand && (() => take([row]))}
            onDrop={() => reading.settle(row.path, { state: 'dropped' })}
            onUndo={() => undo(row)}
          />
        ))}
      </ul>
      {proposal.notes.map(note => (
        <p key={note} className="small m-0">
          {note}
        </p>
      ))}
      <div className="brand-found-ends">
        {brand && missing.length > 0 && (
          <Button variant="primary" size="bar" onClick={() => take(missing)}>
            {missing.length === open.length
              ? `Take all ${missing.length}`
              : `Take the ${missing.length} that are missing`}
          </Button>
        )}
        <Button variant={brand ? 'secondary' : 'primary'} size="bar" onClick={makeOne}>
          {brand ? 'Make another brand of it' : 'Yes, make it my brand'}
        </Button>
        <Button variant="ghost" size="bar" onClick={close}>
          {open.length === 0 ? 'Done' : 'Drop it'}
        </Button>
      </div>
    </section>
  )
}
