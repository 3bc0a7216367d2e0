import { parentPort } from 'node:worker_threads'
import { type Fault, toFault } from './faults.ts'

/** What a thread is told. */
export type Order =
  | { type: 'task'; id: number; name: string; input: unknown }
  | { type: 'cancel'; id: number }
  | { type: 'answer'; id: number; answer: unknown }

/** What a thread says. */
export type Report =
  | { type: 'ready' }
  | { type: 'step'; id: number; step: unknown }
  /** Something that only the caller knows; an `answer` comes for it. */
  | { type: 'ask'; id: number }
  | { type: 'result'; id: number; result: unknown }
  | { type: 'fault'; id: number; fault: Fault }

/** Work with input, steps on the way, and an output that can all pass between threads. */
export type Task<Input, Step, Output> = (input: Input, watch: Watch<Step>) => Promise<Output> | Output

export interface Watch<Step> {
  emit: (step: Step) => void
  /** Asks the caller what only they know, one question at a time. */
  ask?: (() => Promise<unknown>) | undefined
  /** Aborts when the caller left. A task that does not listen is ended with its thread. */
  signal: AbortSignal
}

/** Does the tasks that this thread is told, by name, until it is ended from outside. */
export function serve(tasks: object) {
  const working = new Map<number, AbortController>()
  const asking = new Map<number, (answer: unknown) => void>()
  const report = (said: Report) => parentPort?.postMessage(said)
  const perform = async ({ id, name, input }: Extract<Order, { type: 'task' }>) => {
    const left = new AbortController()
    working.set(id, left)
    try {
      const task = (tasks as Record<string, Task<unknown, unknown, unknown>>)[name]
      if (!task) throw new Error(`There is no task "${name}".`)
      const emit = (step: unknown) => report({ type: 'step', id, step })
      const ask = () => {
        report({ type: 'ask', id })
        return new Promise(resolve => asking.set(id, resolve))
      }
      const result = await task(input, { emit, ask, signal: left.signal })
      report({ type: 'result', id, result })
    } catch (error) {
      report({ type: 'fault', id, fault: toFault(error) })
    } finally {
      working.delete(id)
      asking.delete(id)
    }
  }
  parentPort?.on('message', (order: Order) => {
    if (order.type === 'task') void perform(order)
    else if (order.type === 'answer') asking.get(order.id)?.(order.answer)
    else working.get(order.id)?.abort()
  })
  report({ type: 'ready' })
}
