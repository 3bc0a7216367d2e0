import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import type { Visitor } from '../auth/visitor.ts'
import { accounts } from '../database/schema.ts'
import { createSecondSteps } from './recovery-codes.ts'
import { createTwoStep } from './two-step.ts'

const { db, sql } = await openTestDatabase()
const auth = { forgetSessions: vi.fn(), removeFactor: vi.fn(async () => {}) }
const authAdmin = { deleteUser: vi.fn(async () => {}), deleteFactors: vi.fn(async () => {}) }
const clock = () => new Date()
const outbox = { enqueue: vi.fn(async () => {}), wake: vi.fn() }
const parts = { sql, outbox, auth, authAdmin, clock, siteUrl: 'https://mailwright.example' }
const twoStep = createTwoStep(parts)
const withoutKey = createTwoStep({ ...parts, authAdmin: undefined })
const steps = createSecondSteps(sql)
const factor = { id: 'f1', status: 'verified', factor_type: 'totp', created_at: '2026-09-03T10:00:00Z' }

async function newOwner(): Promise<Visitor> {
  const visitor: Visitor = { ...newVisitor(), factors: [factor], secondStep: 'needed' }
  await db.insert(accounts).values({ userId: visitor.id, email: visitor.email })
  return visitor
}
const left = async (visitor: Visitor) => (await twoStep.state(visitor))?.recovery_codes
const WRONG = { code: 'unprocessable', message: expect.stringContaining('not one of your recovery codes') }

test('an authenticator app is told with when it was added and used', async () => {
  const used = { ...factor, last_challenged_at: '2026-11-01T08:00:00Z' }
  expect(await twoStep.state({ ...newVisitor(), factors: [used] })).toEqual({
    app: { added_at: '2026-09-03T10:00:00Z', used_at: '2026-11-01T08:00:00Z' },
    recovery_codes: 0
  })
  expect((await twoStep.state(newVisitor()))?.app).toBeNull()
})

test('while the auth service cannot be asked, nobody says that it is off', async () => {
  expect(await twoStep.state({ ...newVisitor(), isCurrent: false })).toBeNull()
})

test('each of ten codes is the second step of one session, once', async () => {
  const owner = await newOwner()
  const codes = await twoStep.makeCodes(owner)
  expect([codes.length, await left(owner)]).toEqual([10, 10])
  expect(await steps.isRecovered(owner.sessionId)).toBe(false)

  await twoStep.recover(owner, codes[3]?.toUpperCase() ?? '')
  expect([await left(owner), await steps.isRecovered(owner.sessionId)]).toEqual([9, true])
  const elsewhere = { ...owner, sessionId: randomUUID() }
  await expect(twoStep.recover(elsewhere, codes[3] ?? '')).rejects.toMatchObject(WRONG)
  expect(await steps.isRecovered(elsewhere.sessionId)).toBe(false)
})

test('the owner hears of new codes, and nobody of codes that were refused', async () => {
  const owner = await newOwner()
  outbox.enqueue.mockClear()
  await twoStep.makeCodes({ ...owner, factors: [] }).catch(() => {})
  expect(outbox.enqueue).not.toHaveBeenCalled()
  const [code = 'none'] = await twoStep.makeCodes(owner)

  const letter = expect.objectContaining({ to: owner.email, text: expect.stringContaining('/settings/security') })
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith(expect.anything(), letter)
  expect(JSON.stringify(outbox.enqueue.mock.calls)).not.toContain(code)
})

test('the owner is mailed how many are left, and nobody for a wrong one', async () => {
  const owner = await newOwner()
  const [code = ''] = await twoStep.makeCodes(owner)
  outbox.enqueue.mockClear()
  await twoStep.recover(owner, 'wrong').catch(() => {})
  expect(outbox.enqueue).not.toHaveBeenCalled()
  await twoStep.recover(owner, code)
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ to: owner.email, text: expect.stringContaining('/settings/security') })
  )
})

test('of two at once, one has the code', async () => {
  const owner = await newOwner()
  const [code = ''] = await twoStep.makeCodes(owner)
  const sessions = [owner, { ...owner, sessionId: randomUUID() }]
  const outcomes = await Promise.allSettled(sessions.map(each => twoStep.recover(each, code)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('another’s code, and what is no code, is none', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const [code = ''] = await twoStep.makeCodes(other)
  await twoStep.makeCodes(owner)
  for (const wrong of [code, '', '0000-0000-0000-0000']) {
    await expect(twoStep.recover(owner, wrong)).rejects.toMatchObject(WRONG)
  }
  expect(await left(other)).toBe(10)
})

test('a session that needs no second step uses none up', async () => {
  const owner = await newOwner()
  const [code = ''] = await twoStep.makeCodes(owner)
  await twoStep.recover({ ...owner, secondStep: 'done' }, code)
  expect(await left(owner)).toBe(10)
})

test('new codes take the place of the others; who signed in with one stays', async () => {
  const owner = await newOwner()
  const [first = '', second = ''] = await twoStep.makeCodes(owner)
  await twoStep.recover(owner, first)
  await twoStep.makeCodes(owner)

  expect([await left(owner), await steps.isRecovered(owner.sessionId)]).toEqual([10, true])
  await expect(twoStep.recover({ ...owner, sessionId: randomUUID() }, second)).rejects.toMatchObject(WRONG)
})

test('no code stands in the database as it was given out', async () => {
  const owner = await newOwner()
  const [code = ''] = await twoStep.makeCodes(owner)
  const rows = await sql`select * from mailwright.recovery_codes where user_id = ${owner.id}`
  expect(rows).toHaveLength(10)
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('there are codes only where two-step verification is on, and the service can be told to turn it off', async () => {
  const owner = await newOwner()
  await expect(twoStep.makeCodes({ ...owner, factors: [] })).rejects.toMatchObject({ code: 'conflict' })
  await expect(withoutKey.makeCodes(owner)).rejects.toMatchObject({ code: 'not_found' })
  expect((await withoutKey.state(owner))?.recovery_codes).toBeNull()
})

test('turned off, apps and codes are gone', async () => {
  const owner = await newOwner()
  const [code = ''] = await twoStep.makeCodes(owner)
  await twoStep.recover(owner, code)
  await twoStep.turnOff(owner, 'token')

  expect(authAdmin.deleteFactors).toHaveBeenCalledWith(owner.id)
  expect(auth.forgetSessions).toHaveBeenCalled()
  expect([await steps.isOn(owner.id), await steps.isRecovered(owner.sessionId)]).toEqual([false, false])
})

test('without the key, the owner’s own token takes the apps away', async () => {
  const owner = await newOwner()
  await withoutKey.turnOff(owner, 'token')
  expect(auth.removeFactor).toHaveBeenCalledExactlyOnceWith('token', 'f1')
})
