import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { Made } from '../prompts/refine.ts'
import { viewOf } from '../view/view.ts'
import { type Work, work } from '../work.ts'
import { carried } from './carried.ts'
import { check } from './check.ts'
import { firstOfEach } from './finding.ts'
import type { Material } from './material.ts'
import type { State } from './standing.ts'

/** How rounds are made: with the limits of the work that they end, and its deadline. */
export interface Rounds extends Omit<Work, 'email' | 'prompt' | 'purpose' | 'isNew' | 'begun' | 'view'> {
  brief: string
  material: Material
  /** By `performance.now()`: when all of the work has to be done. */
  endsAt: number
}

/** With less time than this no answer comes. */
const SHORTEST_MS = 2_000

/**
 * Asks a model once more about the email that it made; nothing of it is passed on yet. Nothing where no time is left, or what it did cannot be passed on. Throws
 * `DesignerError`.
 */
export async function round(state: State, rounds: Rounds, ask: (made: Made) => string): Promise<State | undefined> {
  const { brief, material, endsAt } = rounds
  const timeoutMs = Math.round(endsAt - performance.now())
  if (timeoutMs < SHORTEST_MS) return undefined
  const view = viewOf(state.email, { text: 'all' })
  const findings = firstOfEach(state.findings).map(({ reason }) => reason)
  const prompt = ask({ view, brief, findings, today: material.today })
  const batch = createBatch(state.email)
  const operations: Operation[] = []
  const asked = { ...rounds, email: state.email, view, prompt, timeoutMs, purpose: 'refine', isNew: false } as const
  for await (const event of work(asked)) {
    if (event.type === 'operation' && batch.apply(event.operation).ok) operations.push(event.operation)
  }
  const told = carried(state.operations, { operations, email: batch.email })
  if (!told) return undefined
  const found = await check(batch.email, material)
  return { email: batch.email, findings: found, operations: [...state.operations, ...told] }
}
