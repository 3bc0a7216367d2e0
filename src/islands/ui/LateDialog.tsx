import type { ComponentType } from 'react'
import { useLate } from './use-late.ts'

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
  const Opened = useLate(load, open, onClose)
  return Opened ? <Opened open={open} onClose={onClose} {...more} /> : null
}
