import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { STARTER_GROUPS, type StarterCard } from '../../../contract/starter.ts'
import type { Blank } from '../../../stores/editor/blank.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { useStarters } from './FirstStarters.tsx'
import { StarterPicture } from './StarterPicture.tsx'

interface StarterDialogProps {
  open: boolean
  onClose: () => void
  blank: Blank
}

const ALL = 'All'

/** Every finished email as a card, by group and by words. */
export default function StarterDialog({ open, onClose, blank }: StarterDialogProps) {
  const { starters = [], hasFailed } = useStarters()
  const refused = useStore(blank.$refused)
  const [words, setWords] = useState('')
  const [group, setGroup] = useState(ALL)
  const found = starters.filter(card => matches(card, words) && (group === ALL || isIn(card, group)))
  return (
    <Dialog open={open} onClose={onClose} title="Finished emails" width={960} full>
      <div className="starter-dialog">
        <input
          type="search"
          className="input starter-search"
          aria-label="Search finished emails"
          placeholder="Search: sale, thank you, parcel…"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways */}
        <div className="starter-groups" role="group" aria-label="Kind of email">
          {[ALL, ...STARTER_GROUPS.map(({ label }) => label)].map(label => (
            <button key={label} type="button" aria-pressed={group === label} onClick={() => setGroup(label)}>
              {label}
            </button>
          ))}
        </div>
        <div>
          {(hasFailed || refused) && (
            <ErrorLine>
              {refused?.reason ?? 'The finished emails could not be loaded. Reload the page to try again.'}
            </ErrorLine>
          )}
          <p className="only-spoken" role="status">
            {found.length === 1 ? '1 finished email' : `${found.length} finished emails`}
          </p>
          {starters.length > 0 && found.length === 0 && <p className="starter-none">No finished email like that.</p>}
          <ul className="starter-grid starter-cards">
            {found.map(card => (
              <StarterPicture key={card.id} card={card} blank={blank} isWhole />
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

const matches = ({ name, about, kind }: StarterCard, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every(word => `${name} ${about} ${kind}`.toLowerCase().includes(word))

const isIn = ({ kind }: StarterCard, group: string): boolean =>
  STARTER_GROUPS.some(({ label, kinds }) => label === group && kinds.includes(kind))
