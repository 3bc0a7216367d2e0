import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { DirectionCount } from '../../stores/directions/asked.ts'
import { $directionCount, chooseDirectionCount, readDirectionCount } from '../../stores/directions/count.ts'

const COUNTS: readonly DirectionCount[] = [1, 2, 3]

/** How many designs are made of the brief. */
export function CountChoice({ isOff }: { isOff: boolean }) {
  const count = useStore($directionCount, { ssr: 'initial' })
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // Who chose before the page came alive sees their choice; without one, the page has the first checked.
    const early = [...(fieldset.current?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked)
    if (early > 0) chooseDirectionCount(COUNTS[early] ?? 1)
    else readDirectionCount()
  }, [])
  return (
    <fieldset ref={fieldset} className="count-choice" disabled={isOff}>
      <legend className="small">Directions</legend>
      {COUNTS.map(each => (
        <label key={each}>
          <input type="radio" name="directions" checked={each === count} onChange={() => chooseDirectionCount(each)} />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  )
}
