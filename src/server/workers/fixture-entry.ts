import { setTimeout as wait } from 'node:timers/promises'
import { serve, type Watch } from './serve.ts'

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
