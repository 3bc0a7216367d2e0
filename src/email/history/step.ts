import { type EmailChange, joinChanges, NO_CHANGE } from '../operations/change.ts'
import type { ChangeLine } from '../operations/change-line.ts'
import type { Operation } from '../operations/operation.ts'

export const STEP_CAUSES = ['hand', 'chat', 'code', 'theme', 'restore', 'take-back', 'undo', 'redo', 'merge'] as const
export type StepCause = (typeof STEP_CAUSES)[number]

/** One change of a step: what a list says of it, the operation it came from if it came from one, and what it does. */
export interface StepChange {
  line: ChangeLine
  operation?: Operation
  /** Made for the email after the change before it. */
  change: EmailChange
}

/** What a person sees as one thing done, and undo takes back at once: a word typed, a drag, a reply of the chat. */
export interface Step {
  id: string
  cause: StepCause
  /** A sentence in plain text; names and values stand between `**`. */
  title: string
  changes: StepChange[]
  /** ISO 8601, in UTC. */
  at: string
}

/** All that a step does, as one change. */
export const changeOf = ({ changes }: Pick<Step, 'changes'>): EmailChange =>
  changes.reduce((whole, { change }) => joinChanges(whole, change), NO_CHANGE)
