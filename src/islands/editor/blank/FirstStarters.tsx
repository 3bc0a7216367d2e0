import { useEffect, useState } from 'react'
import type { StarterCard } from '../../../contract/starter.ts'
import type { Blank } from '../../../stores/editor/blank.ts'
import { loadStarters } from '../../../stores/starters.ts'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { StarterPicture } from './StarterPicture.tsx'

const SHOWN = 6
/** Where the pictures will be. */
const PLACES = Array.from({ length: SHOWN }, (_, at) => `place ${at}`)

/** Six finished emails, and the way to all of them. */
export function FirstStarters({ blank, onAll }: { blank: Blank; onAll: () => void }) {
  const { starters, hasFailed } = useStarters()
  const count = starters?.length
  return (
    <section className="blank-part" aria-labelledby="blank-finished">
      <div className="blank-head">
        <h3 id="blank-finished">A finished email</h3>
        <button type="button" className="link" onClick={onAll}>
          {count ? `All ${count}` : 'All'}
          <span className="only-spoken"> finished emails</span>
        </button>
      </div>
      {hasFailed && <ErrorLine>The finished emails could not be loaded. Reload the page to try again.</ErrorLine>}
      <ul className="starter-grid">
        {starters
          ? starters.slice(0, SHOWN).map(card => <StarterPicture key={card.id} card={card} blank={blank} />)
          : !hasFailed && PLACES.map(place => <li key={place} className="starter-place" />)}
      </ul>
    </section>
  )
}

/** The finished emails, once they are here. */
export function useStarters(): { starters: StarterCard[] | undefined; hasFailed: boolean } {
  const [starters, setStarters] = useState<StarterCard[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => void loadStarters().then(setStarters, () => setFailed(true)), [])
  return { starters, hasFailed }
}
