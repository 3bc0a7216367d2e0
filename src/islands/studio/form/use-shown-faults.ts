import { type FocusEvent, useState } from 'react'
import type { FormFault } from '../../../compose/form/facts-of.ts'
import { pathOfElement, rowOf } from './input-places.ts'

/** Where somebody is in the form. */
export interface Focused {
  path: string | undefined
  /** The row of the last input that had the focus. */
  row: string | undefined
  /** Faults that were shown when the focus came, by path. */
  known: string[]
}

/** A value is judged when it is left, a row that misses something when the row is; what was shown before stays until it is mended. */
export function useShownFaults(faults: readonly FormFault[]) {
  const [focused, setFocused] = useState<Focused>({ path: undefined, row: undefined, known: [] })
  const shown = faults.filter(fault => isShown(fault, focused))
  const focus = (event: FocusEvent) => {
    const path = pathOfElement(event.target)
    if (path) setFocused({ path, row: rowOf(path), known: shown.map(fault => fault.path) })
  }
  const leave = () => setFocused({ ...focused, path: undefined })
  return { shown, current: focused.row, focus, leave }
}

/** Whether a fault is said to who is there. */
export function isShown({ path, isMissing }: FormFault, { path: focused, known }: Focused): boolean {
  if (!focused || known.includes(path)) return true
  return isMissing ? rowOf(path) !== rowOf(focused) : path !== focused
}
