import type { DirectionStep } from '../../contract/directions.ts'
import type { DesignerEvent, Look } from '../../designer/designer.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { Transaction } from '../database/database.ts'

/** What a caller may watch while a designer works; each goes out as one server-sent event. */
export type WorkEvent =
  | { event: 'operation'; data: Operation }
  | { event: 'message'; data: { text: string } }
  /** Asks the page how it shows the email, for `POST /api/looks/{id}`. */
  | { event: 'look'; data: { id: string } }
  | { event: 'direction'; data: DirectionStep }
  | { event: 'progress'; data: Omit<Extract<DesignerEvent, { type: 'progress' }>, 'type'> }

/** How a costly call is watched, ended early, and remembered. */
export interface Job<Answer> {
  emit: (event: WorkEvent) => void
  /** Asks the page that watches how it shows the email, through what emits to it; without it nobody watches. */
  look?: ((emit: (event: WorkEvent) => void) => Promise<Look | undefined>) | undefined
  /** Aborts when the caller leaves. */
  signal: AbortSignal
  /** Keeps the answer for a repeated call, in the transaction that saves what it tells of. */
  keep: (tx: Transaction, answer: Answer) => Promise<void>
}
