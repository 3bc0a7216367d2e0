import { useStore } from '@nanostores/react'
import type { Column } from '../../../stores/directions/columns.ts'
import type { Directions } from '../../../stores/directions/directions.ts'
import { ColumnFoot } from './ColumnFoot.tsx'
import { Sheet } from './Sheet.tsx'

export interface DirectionColumnProps {
  directions: Directions
  column: Column
  at: number
  isPhone: boolean
  /** Asks whether it is to be made anew. */
  onAnew: () => void
}

/** One direction: its name and subject, the email as far as it is, and what can be done with it. */
export function DirectionColumn({ directions, column, at, isPhone, onAnew }: DirectionColumnProps) {
  const chosen = useStore(directions.$chosen)
  const isTaking = useStore(directions.$isTaking)
  const isChosen = chosen === at && column.state === 'finished'
  const name = `direction-${at}`
  return (
    <article className="direction" aria-labelledby={name} data-chosen={isChosen || undefined} data-state={column.state}>
      <header className="direction-head">
        <h2 id={name}>{column.label}</h2>
        <span className="small truncate-line">{column.email.subject}</span>
      </header>
      <Sheet
        {...{ column, isPhone }}
        onUse={
          isTaking && chosen !== at && column.state === 'finished'
            ? section => directions.takeSection(at, section)
            : undefined
        }
        target={useStore(directions.$columns)[chosen]}
      />
      <ColumnFoot {...{ directions, column, at, isChosen, onAnew }} />
    </article>
  )
}
