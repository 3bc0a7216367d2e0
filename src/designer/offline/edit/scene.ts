import type { Looks } from '../../../email/compile/looks.ts'
import type { Part } from './part.ts'

/** Where mentions are looked for. */
export interface Scene {
  parts: readonly Part[]
  looks: Looks
  /** What is selected in the preview. */
  selected?: Part
  /** What was changed last: "it", "that". */
  recent: readonly Part[]
  /** What else the instruction says around the words that name something. */
  around?: string
  /** What the wish before it in the same instruction was about. */
  said?: readonly Part[]
}
