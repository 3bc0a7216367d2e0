import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DesignerName } from '../designers.ts'
import type { Hands } from '../load.ts'
import { joined } from '../tally.ts'
import type { Result, SetName } from './sets.ts'
import type { Work } from './worker.ts'

type Message = { set: SetName } & ({ result: Result } | { failure: string })

/**
 * Scores sets in threads, each a part of every set. What designers print stays in their threads.
 * @throws Error when a set could not be scored; of a fresh or blind one without the reason.
 */
export async function scoreInThreads(
  designer: DesignerName,
  sets: SetName[],
  hands?: Hands
): Promise<Map<SetName, Result>> {
  const of = Math.min(4, Math.max(2, availableParallelism()))
  const parts = await Promise.all(Array.from({ length: of }, (_, shard) => run({ designer, sets, shard, of, hands })))
  return new Map(sets.map(set => [set, together(parts.map(part => part.get(set)))]))
}

/** The parts of a set as one, faults in the order of their ids. */
function together(parts: (Result | undefined)[]): Result {
  const known = parts.filter(part => part !== undefined)
  return {
    tally: joined(known.map(({ tally }) => tally)),
    times: known.flatMap(({ times }) => times),
    faults: known.flatMap(({ faults }) => faults).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  }
}

function run(work: Work): Promise<Map<SetName, Result>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work, stdout: true, stderr: true })
  const results = new Map<SetName, Result>()
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if ('failure' in message) reject(new Error(`${message.set} could not be scored: ${message.failure}`))
      else results.set(message.set, message.result)
    })
    worker.on('error', () => reject(new Error('A thread ended early. Score the open sets to see why.')))
    worker.on('exit', () => resolve(results))
  })
}
