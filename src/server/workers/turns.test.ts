import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const STAYS = new AbortController().signal

/** Turns whose takers say in `order` when they begin. */
function open(options: { places: number; waiting?: number; waitingEach?: number }) {
  const turns = createTurns({ waiting: 9, waitingEach: 9, open: () => options.places, ...options })
  const order: string[] = []
  const take = async (name: string, signal = STAYS) => {
    const release = await turns.take(name.slice(0, 3), signal)
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
