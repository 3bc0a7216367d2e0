import { setTimeout as wait } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { serve, type Watch } from './serve.ts'

/** Counts the threads that were started; those that are one too many start for ever. */
const { started, most } = (workerData ?? {}) as { started?: Int32Array; most?: number }
const count = started ? Atomics.add(started, 0, 1) + 1 : 0
if (most !== undefined && count > most) await wait(3_600_000)

/** What the tests of the pool ask of a thread. */
serve({
  echo: (input: unknown) => input,
  steps: async (count: number, { emit }: Watch<number>) => {
    for (let step = 1; step <= count; step += 1) {
      emit(step)
      await wait(1)
    }
    return 'done'
  },
  untilLeft: async (_: unknown, { emit, signal }: Watch<string>) => {
    emit('begun')
    await wait(60_000, undefined, { signal }).catch(() => {})
    return 'left in time'
  },
  spin: (_: unknown, { emit }: Watch<string>) => {
    emit('begun')
    for (;;);
  },
  crash: () => process.exit(3),
  hoard: () => {
    const all: number[][] = []
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => at))
  },
  fail: () => {
    throw new TypeError('no such colour', { cause: new Error('the deeper reason') })
  }
})
