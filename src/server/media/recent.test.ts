import { expect, it, vi } from 'vitest'
import { createRecent } from './recent.ts'

it('makes a result once, however often it is asked for, even at the same time', async () => {
  const recall = createRecent<number>(2)
  const make = vi.fn(async () => 7)
  expect(await Promise.all([recall('a', make), recall('a', make)])).toEqual([7, 7])
  expect(await recall('a', make)).toBe(7)
  expect(make).toHaveBeenCalledTimes(1)
})

it('forgets the result that was used longest ago', async () => {
  const recall = createRecent<string>(2)
  const again = vi.fn(async () => 'again')
  for (const key of ['a', 'b', 'a', 'c']) await recall(key, async () => key)
  expect(await recall('a', again)).toBe('a')
  expect(await recall('b', again)).toBe('again')
})

it('tries again after a failure', async () => {
  const recall = createRecent<string>(2)
  await expect(recall('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await recall('a', async () => 'yes')).toBe('yes')
})
