import { afterEach, expect, test, vi } from 'vitest'
import { stopOnSignal } from './stop-on-signal.ts'

vi.spyOn(console, 'log').mockImplementation(() => {})
const SIGNALS = ['SIGINT', 'SIGTERM'] as const
afterEach(() => {
  for (const signal of SIGNALS) process.removeAllListeners(signal)
})

test.for(SIGNALS)('%s, told twice at once as npm and a terminal do, stops in good order', async signal => {
  const stop = vi.fn(async () => {})
  const exit = vi.fn()
  stopOnSignal(stop, { clock: () => 0, exit })

  process.emit(signal)
  process.emit(signal)
  await vi.waitUntil(() => exit.mock.calls.length > 0)

  expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, [[0]]])
})

test('who tells it again a while later means: at once', () => {
  let now = 0
  const exit = vi.fn()
  stopOnSignal(() => new Promise(() => {}), { clock: () => now, exit })

  process.emit('SIGINT')
  now = 2_000
  process.emit('SIGINT')

  expect(exit.mock.calls).toEqual([[1]])
})
