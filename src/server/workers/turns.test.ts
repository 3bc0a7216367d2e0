import { expect, onTestFinished, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

const STAYS = new AbortController().signal

/** Turns whose takers say in `order` when they begin. */
function open(options: { places: number; waiting?: number; waitingEach?: number; now?: () => number }) {
  const turns = createTurns({ waiting: 9, waitingEach: 9, now: () => 0, open: () => options.places, ...options })
  const order: string[] = []
  const take = async (name: string, signal = STAYS) => {
    const release = await turns.take(name.slice(0, 3), signal, 10_000)
    order.push(name)
    return release
  }
  return { take, order }
}

test('a place is waited for, and giving it back twice frees one', async () => {
  const { take, order } = open({ places: 1 })
  const release = await take('ana 1')
  const others = [take('ana 2'), take('ana 3')]
  release()
  release()
  await others[0]

  expect(order).toEqual(['ana 1', 'ana 2'])
})

test('one account has at most half of the places, and another does not wait for it', async () => {
  const { take, order } = open({ places: 2 })
  await take('ana 1')
  void take('ana 2')
  await take('ben 1')

  expect(order).toEqual(['ana 1', 'ben 1'])
})

test('nobody comes twice before another who waits', async () => {
  const { take, order } = open({ places: 1 })
  const first = await take('ana 1')
  const [second, third, fourth] = [take('ana 2'), take('ana 3'), take('ben 1')]
  first()
  ;(await second)()
  ;(await fourth)()
  await third

  expect(order).toEqual(['ana 1', 'ana 2', 'ben 1', 'ana 3'])
})

test('who had least in the last minute comes first, though others wait longer', async () => {
  let now = 0
  const { take, order } = open({ places: 1, now: () => now })
  const first = await take('ana 1')
  const [second, third] = [take('ben 1'), take('cai 1')]
  now = 1_000
  first()
  const release = await second
  const late = [take('ben 2'), take('ana 2'), take('dan 1')]
  now = 9_000
  release()
  ;(await third)()
  await late[2]?.then(back => back())
  await late[1]

  expect(order).toEqual(['ana 1', 'ben 1', 'cai 1', 'dan 1', 'ana 2'])
})

test.each([1, 2, 8])('one account has at most half of a minute of %i places', async places => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { take } = open({ places, now: Date.now, waitingEach: 99, waiting: 99 })
  let used = 0
  const work = async (at: number) => {
    const release = await take(`ana ${at}`)
    setTimeout(() => {
      used += 10_000
      release()
    }, 10_000)
  }
  for (let at = 0; at < 50; at += 1) void work(at)
  await vi.advanceTimersByTimeAsync(60_000)
  const inFirst = used
  await vi.advanceTimersByTimeAsync(60_000)

  expect([inFirst, used]).toEqual([places * 30_000, places * 60_000])
})

test('too many who wait are told at once when to come back', async () => {
  const { take } = open({ places: 1, waiting: 2 })
  await take('ana')
  void take('ben')
  void take('cai')

  await expect(take('dan')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
})

test('one account cannot fill the queue', async () => {
  const { take } = open({ places: 1, waitingEach: 1 })
  await take('ana 1')
  void take('ana 2')
  void take('ben 1')

  await expect(take('ana 3')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 5 })
})

test('who leaves while waiting is gone from the queue', async () => {
  const { take, order } = open({ places: 1 })
  const release = await take('ana 1')
  const left = new AbortController()
  const waiting = take('ben 1', left.signal)
  const next = take('cai 1')
  left.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await expect(take('ben 2', left.signal)).rejects.toThrow('left')
  release()
  await next

  expect(order).toEqual(['ana 1', 'cai 1'])
})
