import { useStore } from '@nanostores/react'
import { ChevronDown, RefreshCw } from 'lucide-react'
import type { Column } from '../../../stores/directions/columns.ts'
import type { Directions } from '../../../stores/directions/directions.ts'
import { toastError } from '../../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { useWayBack } from './leave.ts'

interface ColumnFootProps {
  directions: Directions
  column: Column
  at: number
  isChosen: boolean
  onAnew: () => void
}

const NOT_TAKEN = 'This direction could not be taken. Please try again.'

/** What can be done with a direction; while it is made, how far it is. */
export function ColumnFoot({ directions, column, at, isChosen, onAnew }: ColumnFootProps) {
  const isMaking = useStore(directions.$isMaking)
  const { state, label, progress } = column
  const goBack = useWayBack(useStore(directions.$brief))
  const stop = async () => {
    if (!(await directions.stop())) goBack()
  }
  if (state === 'making') {
    const value = progress.total ? progress.section / progress.total : undefined
    return <Progress label={progress.label} value={value} onStop={() => void stop()} />
  }
  if (state === 'unfinished') {
    return (
      <div className="direction-foot">
        <Button disabled={isMaking} onClick={() => void directions.remake(at, { anew: false })}>
          Try again
        </Button>
        <span className="small">Costs nothing more.</span>
      </div>
    )
  }
  if (state === 'to-come') return <div className="direction-foot" />
  const take = async () => {
    try {
      const { id } = await directions.take(at)
      location.assign(`/editor/${id}`)
    } catch (error) {
      toastError(error instanceof Error ? error.message : NOT_TAKEN)
    }
  }
  return (
    <div className="direction-foot">
      <Button variant={isChosen ? 'primary' : 'secondary'} onClick={() => void take()}>
        Take this one
      </Button>
      <TakeSection {...{ directions, at }} isOff={isMaking} />
      <button
        type="button"
        className="btn btn-ghost btn-icon direction-anew"
        aria-label={`Make “${label}” anew`}
        disabled={isMaking}
        onClick={onAnew}
      >
        <Icon of={RefreshCw} />
      </button>
    </div>
  )
}

/** Turns the sections of the others into buttons. */
function TakeSection({ directions, at, isOff }: { directions: Directions; at: number; isOff: boolean }) {
  const isOn = useStore(directions.$isTaking) && directions.$chosen.get() === at
  const others = useStore(directions.$columns).filter((column, each) => each !== at && column.state === 'finished')
  if (others.length === 0) return null
  return (
    <Button variant="ghost" aria-pressed={isOn} disabled={isOff} onClick={() => directions.offerSections(at)}>
      {isOn ? 'No more sections' : 'Take a section'}
      <Icon of={ChevronDown} size={16} />
    </Button>
  )
}
