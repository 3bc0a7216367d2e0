import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'

interface Opening {
  open: boolean
  onClose: () => void
}

export interface LateDialogProps<More extends object> extends Opening {
  /** Fetches a component that renders a Dialog. It must stay the same function. */
  load: () => Promise<{ default: ComponentType<Opening & More> }>
  /** What that component needs besides. */
  more: More
}

/** A dialog whose code is fetched when it is opened for the first time: pages come without it. */
export function LateDialog<More extends object>({ load, more, open, onClose }: LateDialogProps<More>) {
  const [wasAsked, setWasAsked] = useState(open)
  const Opened = useMemo(() => lazy(load), [load])
  if (open && !wasAsked) setWasAsked(true)
  if (!open && !wasAsked) return null
  return (
    <Suspense>
      <Opened open={open} onClose={onClose} {...more} />
    </Suspense>
  )
}
