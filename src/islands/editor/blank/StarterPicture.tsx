import { useStore } from '@nanostores/react'
import type { StarterCard } from '../../../contract/starter.ts'
import type { Blank } from '../../../stores/editor/blank.ts'

interface StarterPictureProps {
  card: StarterCard
  blank: Blank
  /** Says what it is for as well. */
  isWhole?: boolean
}

/** The top of a finished email; a click puts it on the sheet. */
export function StarterPicture({ card, blank, isWhole = false }: StarterPictureProps) {
  const { id, name, about } = card
  const fetching = useStore(blank.$fetching)
  return (
    <li className="starter">
      <button type="button" aria-busy={fetching === id || undefined} onClick={() => void blank.beginWith(card)}>
        <span className="starter-picture" aria-hidden="true">
          <iframe title={name} src={`/preview/starters/${id}`} sandbox="" loading="lazy" tabIndex={-1} />
        </span>
        <span className="starter-name">{name}</span>
        {isWhole && <span className="small">{about}</span>}
      </button>
    </li>
  )
}
