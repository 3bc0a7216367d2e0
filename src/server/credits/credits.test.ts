import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { runs } from '../../../tests/helpers/nightly.ts'
import { accounts } from '../database/schema.ts'
import { createCredits } from './credits.ts'

const { db } = await openTestDatabase()
const credits = createCredits({ db })

async function newAccount(): Promise<string> {
  const [account] = await db.insert(accounts).values({ userId: randomUUID(), email: 'ana@example.com' }).returning()
  return account?.id ?? ''
}

test('a grant counts once per reference', async () => {
  const account = await newAccount()
  const reference = `invoice:${randomUUID()}`

  const added = await Promise.all([1, 2, 3].map(() => credits.grant(account, 5, reference)))

  expect(added.filter(Boolean)).toHaveLength(1)
  expect(await credits.balance(account)).toBe(5)
})

test('ten holds at once on three credits get three', async () => {
  const account = await newAccount()
  await credits.grant(account, 3, randomUUID())

  const holds = await Promise.allSettled(Array.from({ length: 10 }, () => credits.hold(account)))

  expect(holds.filter(hold => hold.status === 'fulfilled')).toHaveLength(3)
  expect(await credits.balance(account)).toBe(0)
})

test('without credits a hold is refused with what to do', async () => {
  const account = await newAccount()

  await expect(credits.hold(account)).rejects.toMatchObject({
    code: 'payment_required',
    message: 'Your credits are used up. Choose a plan to generate more templates.'
  })
})

test('a hold is settled once, by whichever end comes first', async () => {
  const account = await newAccount()
  await credits.grant(account, 2, randomUUID())
  const [kept, given] = [await credits.hold(account), await credits.hold(account)]

  const settled = await Promise.all([
    credits.commit(kept),
    credits.commit(kept),
    credits.release(given),
    credits.release(given)
  ])
  await credits.release(kept)
  await credits.commit(given)

  expect(settled.filter(Boolean)).toHaveLength(2)
  expect(await credits.balance(account)).toBe(1)
})

test('what was held by a process that died is given back, and only that', async () => {
  await credits.releaseAbandoned(new Date(Date.now() + 1_000))
  const account = await newAccount()
  await credits.grant(account, 3, randomUUID())
  await credits.commit(await credits.hold(account))
  await credits.hold(account)

  expect(await credits.releaseAbandoned(new Date(Date.now() - 60_000))).toBe(0)
  expect(await credits.releaseAbandoned(new Date(Date.now() + 2_000), new Date(Date.now() + 1_000))).toBe(0)
  expect(await credits.releaseAbandoned(new Date(Date.now() + 1_000))).toBe(1)
  expect(await credits.releaseAbandoned(new Date(Date.now() + 1_000))).toBe(0)
  expect(await credits.balance(account)).toBe(2)
})

/** What may happen to a ledger; `at` picks one of the holds made so far. */
const step = fc.oneof(
  fc.record({ do: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('hold' as const) }),
  fc.record({ do: fc.constantFrom('commit' as const, 'release' as const), at: fc.nat(20) }),
  fc.record({ do: fc.constant('abandon' as const) })
)

test('in whatever order things happen, also at once, the balance is never below zero and every credit is accounted for', async () => {
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(rounds, async allRounds => {
      const account = await newAccount()
      const seen = { granted: 0, committed: 0, holds: [] as string[] }
      const run = async (each: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
        if (each.do === 'grant') {
          await credits.grant(account, each.amount, randomUUID())
          seen.granted += each.amount
        } else if (each.do === 'hold') {
          const hold = await credits.hold(account).catch(() => undefined)
          if (hold) seen.holds.push(hold)
        } else if (each.do === 'abandon') {
          await credits.releaseAbandoned(new Date(Date.now() + 1_000))
        } else {
          const hold = seen.holds[each.at % Math.max(1, seen.holds.length)]
          if (hold && (await credits[each.do](hold)) && each.do === 'commit') seen.committed += 1
        }
      }
      for (const round of allRounds) {
        await Promise.all(round.map(run))
        expect(await credits.balance(account)).toBeGreaterThanOrEqual(0)
      }
      await credits.releaseAbandoned(new Date(Date.now() + 1_000))
      expect(await credits.balance(account)).toBe(seen.granted - seen.committed)
    }),
    { numRuns: runs(25) }
  )
})
