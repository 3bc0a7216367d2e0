import { resolve } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPool, type PoolOptions } from './pool.ts'
import type { Job } from './thread.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map(stop => stop()))
})

/** A pool of threads that do as the fixture says. */
function open(options: Partial<PoolOptions> = {}) {
  const entry = resolve('src/server/workers/fixture-entry.ts')
  const pool = createPool({ entry, threads: 1, memoryMb: 32, graceMs: 50, ...options })
  stops.push(pool.close)
  return (name: string, job: Partial<Job> = {}, accountId = 'ana') => {
    const watch = { emit: () => {}, signal: new AbortController().signal, deadlineMs: 30_000 }
    return pool.run(accountId, { name, input: undefined, ...watch, ...job })
  }
}

test('a job goes to a thread and its result comes back, whatever it is made of', async () => {
  const input = { when: new Date(0), bytes: new Uint8Array([1, 2]), none: undefined }

  expect(await open()('echo', { input })).toEqual(input)
})

test('the steps of a job come one by one, in their order, before its result', async () => {
  const emit = vi.fn()

  expect(await open()('steps', { input: 3, emit })).toBe('done')
  expect(emit.mock.calls).toEqual([[1], [2], [3]])
})

test('what a job throws is thrown, and the thread goes on', async () => {
  const run = open()
  const error = await run('fail').catch((thrown: Error) => thrown)

  expect(error).toMatchObject({ message: 'no such colour', stack: expect.stringContaining('fixture-entry') })
  expect(error).toMatchObject({ cause: { stack: expect.stringContaining('the deeper reason') } })
  expect(await run('echo', { input: 1 })).toBe(1)
})

test('a job past its deadline ends with its thread, and the next job gets a new one', async () => {
  const run = open()

  await expect(run('spin', { deadlineMs: 50 })).rejects.toMatchObject({ name: 'Late' })
  expect(await run('echo', { input: 'alive' })).toBe('alive')
})

test.each(['crash', 'hoard'])('a thread that breaks down (%s) fails its own job only', async name => {
  const run = open({ threads: 2 })
  const other = run('steps', { input: 20 }, 'ben')

  await expect(run(name)).rejects.toMatchObject({ name: 'Broken' })
  expect(await other).toBe('done')
  expect(await run('echo', { input: 'alive' })).toBe('alive')
})

test('a job whose caller leaves is told; one that does not listen is ended', async () => {
  const run = open()
  const leaving = () => {
    const left = new AbortController()
    return { signal: left.signal, emit: () => left.abort(new Error('left')) }
  }

  expect(await run('untilLeft', leaving())).toBe('left in time')
  await expect(run('spin', leaving())).rejects.toThrow('left')
  expect(await run('echo', { input: 'alive' })).toBe('alive')
})

test('while one account computes, another is not held up', async () => {
  const run = open({ threads: 2 })
  const left = new AbortController()
  const begun = Promise.withResolvers<unknown>()
  const endless = run('spin', { emit: begun.resolve, signal: left.signal }).catch(() => 'ended')
  await begun.promise

  expect(await run('echo', { input: 'quick' }, 'ben')).toBe('quick')
  left.abort()
  expect(await endless).toBe('ended')
})

/** Counts the threads that a pool starts. */
const counter = () => new Int32Array(new SharedArrayBuffer(4))

test('a job goes to the thread that is free first, and waits for none that starts', async () => {
  const run = open({ threads: 2, data: { started: counter(), most: 1 } })
  await run('echo')
  const first = run('steps', { input: 20 })

  expect(await run('echo', { input: 'second' }, 'ben')).toBe('second')
  expect(await first).toBe('done')
})

test('threads stay after a rest, so that nobody waits for a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const started = counter()
  const run = open({ threads: 2, data: { started } })
  const both = () => Promise.all([run('steps', { input: 20 }), run('steps', { input: 20 }, 'ben')])
  await both()
  await expect.poll(() => started[0]).toBe(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  await both()

  expect(started[0]).toBe(2)
})

test('a thread that was ended is replaced before the next job needs it', async () => {
  const started = counter()
  const run = open({ data: { started } })
  await expect(run('spin', { deadlineMs: 50 })).rejects.toMatchObject({ name: 'Late' })

  await expect.poll(() => started[0]).toBe(2)
})

test('jobs that wait while no thread can start are told one after the other', async () => {
  const run = open({ entry: resolve('src/server/workers/no-such-entry.ts') })
  const failures = await Promise.allSettled([run('echo'), run('echo', {}, 'ben'), run('echo', {}, 'cai')])

  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('jobs that wait share a thread, and one that leaves does not end the others', async () => {
  const run = open({ jobsEach: 4 })
  const left = new AbortController()
  const all = [run('untilLeft', { signal: left.signal }), run('steps', { input: 5 }, 'ben')]
  setTimeout(() => left.abort(), 20)

  expect(await Promise.all(all)).toEqual(['left in time', 'done'])
})

test('a thread that cannot start says so to whoever needs it', async () => {
  const run = open({ entry: resolve('src/server/workers/no-such-entry.ts') })

  await expect(run('echo')).rejects.toMatchObject({ name: 'Broken' })
})
