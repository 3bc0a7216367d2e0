import type { Splice } from '../source/source.ts'

/** Something in a source that is certainly wrong (`error`), or that will not be sent as it stands (`warning`). */
export interface Fault {
  /** Offsets in the source. */
  from: number
  to: number
  severity: 'error' | 'warning'
  /** A sentence for the screen; what it names of the source stands between `**`. */
  message: string
  /** The one change that mends it. */
  fix?: Splice[]
  /** What follows is swallowed: the source cannot be shown as it is meant. */
  breaks?: boolean
}

/** A list longer than this helps nobody; what is mended makes room for the next. */
const MOST = 200

/** Faults in the order of their places. */
export const inOrder = (faults: Fault[]): Fault[] =>
  faults.sort((a, b) => a.from - b.from || a.to - b.to).slice(0, MOST)

/** Faults of a piece of a text as faults of the whole text. */
export function shifted(faults: Fault[], by: number): Fault[] {
  return faults.map(fault => ({
    ...fault,
    from: fault.from + by,
    to: fault.to + by,
    ...(fault.fix && { fix: fault.fix.map(({ from, to, insert }) => ({ from: from + by, to: to + by, insert })) })
  }))
}

/** The splice that takes a piece of the text out. */
export const cut = (from: number, to: number): Splice[] => [{ from, to, insert: '' }]

/** The splice that puts something into the text. */
export const put = (at: number, insert: string): Splice[] => [{ from: at, to: at, insert }]
