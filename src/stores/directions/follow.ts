import type { ErrorAnswer } from '../../contract/answer.ts'
import type { DirectionStep } from '../../contract/directions.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { type Batch, createBatch } from '../../email/operations/batch.ts'
import { readEvents } from '../events.ts'
import { type Column, columnAfter } from './columns.ts'

/** How work on directions ended. */
export type Ended<Answer> = { done: Answer } | { error: ErrorAnswer['error'] } | { broken: true }

/** Follows an answer of events: each step of a direction changes its column, section by section. */
export async function followDirections<Answer>(
  response: Response,
  change: (at: number, next: (column: Column) => Column) => void,
  onStep: (step: DirectionStep) => void = () => {}
): Promise<Ended<Answer>> {
  const batches = new Map<number, Batch>()
  for await (const { event, data } of readEvents(response)) {
    if (event === 'done') return { done: data as Answer }
    if (event === 'error') return { error: data as ErrorAnswer['error'] }
    if (event !== 'direction') continue
    const step = data as DirectionStep
    if (step.event === 'begun') batches.set(step.direction, createBatch(BLANK_EMAIL))
    const batch = batches.get(step.direction)
    if (step.event === 'operation') batch?.apply(step.data)
    change(step.direction, column => {
      const next = columnAfter(column, step)
      return step.event === 'operation' && batch ? { ...next, email: batch.email } : next
    })
    onStep(step)
  }
  return { broken: true }
}
