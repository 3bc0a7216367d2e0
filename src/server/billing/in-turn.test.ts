import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('work under one key waits for what came before it, also when that failed', async () => {
  const inTurn = createTurns()
  const log: string[] = []
  const work = (name: string, fails = false) =>
    inTurn('customer', async () => {
      log.push(`${name} begins`)
      await new Promise(resolve => setTimeout(resolve, 5))
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
    })
  const [first] = await Promise.allSettled([work('first', true), work('second')])

  expect(first?.status).toBe('rejected')
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
