import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { AccountFacts } from '../../../contract/account.ts'
import type { Directions } from '../../../stores/directions/directions.ts'
import { useMedia } from '../../ui/use-media.ts'
import { AnewDialog } from './AnewDialog.tsx'
import { DirectionColumn } from './DirectionColumn.tsx'
import { Dots } from './Dots.tsx'

interface ColumnsProps {
  directions: Directions
  account: AccountFacts
}

/** The directions beside each other; on a phone one at a time, to slide through. */
export function Columns({ directions, account }: ColumnsProps) {
  const columns = useStore(directions.$columns)
  const isPhone = useMedia('(width < 700px)')
  const [anew, setAnew] = useState<number>()
  const row = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="directions-row" ref={row} data-count={columns.length}>
        {columns.map((column, at) => (
          <DirectionColumn
            // They stay in their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            {...{ directions, column, at, isPhone }}
            onAnew={() => setAnew(at)}
          />
        ))}
      </div>
      {isPhone && columns.length > 0 && <Dots columns={columns} row={row} />}
      <AnewDialog {...{ directions, account, at: anew }} onClose={() => setAnew(undefined)} />
    </>
  )
}
