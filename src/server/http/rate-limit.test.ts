import { afterEach, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { unavailable } from '../database/away.ts'
import type { Sql } from '../database/database.ts'
import { type Counts, createRateLimit } from './rate-limit.ts'
import { networkOf } from './rate-limit-network.ts'

const { sql } = await openTestDatabase()
const TWICE = { count: 2, seconds: 60 }
const counts: Counts = { sql, schema: 'mailwright' }

afterEach(() => void vi.useRealTimers())

/** Turns the clock of this process on. */
function pass(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 })
}

test('two servers on one database count together, each key and each kind by itself', async () => {
  const [one, two] = [createRateLimit(TWICE, 'exports', counts), createRateLimit(TWICE, 'exports', counts)]
  await one.use('ana')
  await two.use('ana')

  await expect(one.use('ana')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 })
  await expect(two.use('ana')).rejects.toMatchObject({ code: 'rate_limited' })
  await two.use('ben')
  await createRateLimit(TWICE, 'mails', counts).use('ana')
})

test('uses at the same moment are all counted', async () => {
  const limits = Array.from({ length: 2 }, () => createRateLimit({ count: 10, seconds: 60 }, 'at once', counts))
  const uses = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => limits[i % 2]!.use('ana')))

  expect(uses.filter(use => use.status === 'fulfilled')).toHaveLength(10)
})

test('when the time is over it begins anew', async () => {
  const limit = createRateLimit(TWICE, 'renewed', counts)
  for (let i = 0; i < 2; i++) await limit.use('ana')
  await expect(limit.use('ana')).rejects.toMatchObject({ retryAfter: 60 })
  pass(59)
  await expect(limit.use('ana')).rejects.toMatchObject({ retryAfter: expect.closeTo(1, 0) })
  pass(2)
  await limit.use('ana')
})

test('who is over the limit costs the database nothing more', async () => {
  const unsafe = vi.spyOn(sql, 'unsafe')
  const limit = createRateLimit(TWICE, 'many', counts)
  for (let i = 0; i < 3; i++) await limit.use('ana').catch(() => {})
  const queries = unsafe.mock.calls.length
  expect(queries).toBe(3)

  await expect(limit.use('ana')).rejects.toMatchObject({ code: 'rate_limited' })
  expect(unsafe).toHaveBeenCalledTimes(queries)
})

test('nobody’s address is kept, and what is over is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const limit = createRateLimit(TWICE, 'kept', { ...counts, sweeps: true })
  await limit.use('ana@example.com')
  const kept = () => sql<{ key: string }[]>`select key from mailwright.rate_limits where key like 'kept:%'`
  expect(await kept()).toEqual([{ key: expect.not.stringContaining('ana') }])

  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  vi.advanceTimersByTime(300_000)
  await expect.poll(kept).toEqual([])
})

test('while the database is away a server counts by itself', async () => {
  const unsafe = async () => Promise.reject(unavailable(new Error('gone')))
  const limit = createRateLimit(TWICE, 'away', { sql: { unsafe } as unknown as Sql, schema: 'mailwright' })
  await limit.use('ana')
  await limit.use('ana')

  await expect(limit.use('ana')).rejects.toMatchObject({ code: 'rate_limited' })
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:9::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['FE80::1%eth0', 'fe80:0:0:0::/64'],
  ['this machine', 'this machine']
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
