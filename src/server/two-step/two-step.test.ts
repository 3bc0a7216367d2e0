import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import type { Visitor } from '../auth/visitor.ts'
import { accounts } from '../database/schema.ts'
import { createSecondSteps } from './recovery-codes.ts'
import { createTwoStep, inOrderOfUse } from './two-step.ts'

const { db, sql } = await openTestDatabase()
const auth = { forgetSessions: vi.fn(), removeFactor: vi.fn(async () => {}) }
const authAdmin = {
  deleteUser: vi.fn(async () => {}),
  deleteFactors: vi.fn(async () => {}),
  deleteFactor: vi.fn(async () => 1),
  setPassword: async () => {}
}
const clock = () => new Date()
const outbox = { enqueue: vi.fn(async () => {}), wake: vi.fn() }
const parts = { sql, outbox, auth, authAdmin, clock, siteUrl: 'https://mailwright.example' }
const twoStep = createTwoStep(parts)
const withoutKey = createTwoStep({ ...parts, authAdmin: undefined })
const steps = createSecondSteps(sql)
const factor = { id: 'f1', status: 'verified', factor_type: 'totp', created_at: '2026-09-03T10:00:00Z' }
const tablet = {
  ...factor,
  id: 'f2',
  friendly_name: 'Tablet',
  created_at: '2026-10-03T10:00:00Z',
  last_challenged_at: '2026-11-01T08:00:00Z'
}

async function newOwner(): Promise<Visitor> {
  const visitor: Visitor = { ...newVisitor(), factors: [factor], secondStep: 'needed' }
  await db.insert(accounts).values({ userId: visitor.id, email: visitor.email })
  return visitor
}
const left = async (visitor: Visitor) => (await twoStep.state(visitor))?.recovery_codes
const WRONG = { code: 'unprocessable', message: expect.stringContaining('not one of your recovery codes') }

test('each authenticator app is told by its name, with when it was added and used', async () => {
  expect(await twoStep.state({ ...newVisitor(), factors: [tablet, factor] })).toEqual({
    apps: [
      { id: 'f1', name: 'Authenticator app', added_at: '2026-09-03T10:00:00Z', used_at: null },
      { id: 'f2', name: 'Tablet', added_at: '2026-10-03T10:00:00Z', used_at: '2026-11-01T08:00:00Z' }
    ],
    recovery_codes: 0
  })
  expect((await twoStep.state(newVisitor()))?.apps).toEqual([])
})

test('a code is tried first at the app that took the last one', () => {
  const later = { ...factor, id: 'f3', last_challenged_at: '2026-11-02T08:00:00Z' }
  expect(inOrderOfUse([factor, tablet, later]).map(({ id }) => id)).toEqual(['f3', 'f2', 'f1'])
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

test('with one of several apps gone, the codes are good as before, unless the others went meanwhile', async () => {
  const owner = { ...(await newOwner()), factors: [factor, tablet] }
  await twoStep.makeCodes(owner)
  await twoStep.removeApp(owner, 'token', 'f2')
  expect(authAdmin.deleteFactor).toHaveBeenCalledExactlyOnceWith(owner.id, 'f2')
  expect([await left(owner), authAdmin.deleteFactors.mock.calls]).toEqual([10, []])
  authAdmin.deleteFactor.mockResolvedValueOnce(0)
  await twoStep.removeApp(owner, 'token', 'f1')
  expect(await left(owner)).toBe(0)
})

test('an app that is none of one’s own is not removed', async () => {
  await expect(twoStep.removeApp(await newOwner(), 'token', 'f2')).rejects.toMatchObject({ code: 'not_found' })
})

test('with the last app the codes are gone', async () => {
  const owner = await newOwner()
  const [code = ''] = await twoStep.makeCodes(owner)
  await twoStep.recover(owner, code)
  await twoStep.removeApp(owner, 'token', 'f1')

  expect(authAdmin.deleteFactors).toHaveBeenCalledWith(owner.id)
  expect(auth.forgetSessions).toHaveBeenCalled()
  expect([await steps.isOn(owner.id), await steps.isRecovered(owner.sessionId)]).toEqual([false, false])
})

test('without the key, the owner’s own token takes an app away', async () => {
  const owner = await newOwner()
  await withoutKey.removeApp(owner, 'token', 'f1')
  expect(auth.removeFactor).toHaveBeenCalledExactlyOnceWith('token', 'f1')
})
