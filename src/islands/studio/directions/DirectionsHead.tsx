import { useStore } from '@nanostores/react'
import type { Directions } from '../../../stores/directions/directions.ts'
import { Button } from '../../ui/Button.tsx'
import { costForAll, titleWords } from './words.ts'

/** What was asked for, what it costs, and the way back to the brief. */
export function DirectionsHead({ directions, onChangeBrief }: { directions: Directions; onChangeBrief: () => void }) {
  const brief = useStore(directions.$brief)
  const count = useStore(directions.$columns).length
  return (
    <header className="directions-head">
      <div>
        <h1 className="page-title">{count > 0 ? titleWords(count) : 'Directions'}</h1>
        <p className="directions-brief truncate-line" title={brief}>
          {brief}
        </p>
      </div>
      <div className="directions-tools">
        {count > 0 && <span className="small">{costForAll(count)}</span>}
        <Button onClick={onChangeBrief}>Change the brief</Button>
      </div>
    </header>
  )
}
