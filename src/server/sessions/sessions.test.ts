import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import type { Auth } from '../auth/auth.ts'
import type { Mail } from '../mail/mail.ts'
import { purgeSessions } from './purge-sessions.ts'
import { refuseEnded } from './refuse-ended.ts'
import { forgetDevices } from './session-rows.ts'
import { createSessions, type ServiceSessions } from './sessions.ts'

const { db, sql } = await openTestDatabase()

const UNKNOWN = 'Unknown browser'

/** The service on a clock to turn, and a person with as many browsers as are wanted. */
function open(service?: ServiceSessions) {
  let now = Date.UTC(2026, 10, 24, 12)
  const mails: Pick<Mail, 'subject' | 'text'>[] = []
  const outbox = { enqueue: async (_: unknown, mail: (typeof mails)[number]) => void mails.push(mail), wake: vi.fn() }
  const parts = { sql, outbox, clock: () => new Date(now), siteUrl: 'https://mailwright.example', service }
  const person = newVisitor()
  const sessions = createSessions(parts)
  const visit = async (deviceId: string, more: { sessionId?: string; timeZone?: string } = {}) => {
    const owner = { ...person, sessionId: more.sessionId ?? randomUUID() }
    const { id: userId, sessionId, email } = owner
    const timeZone = more.timeZone ?? null
    await sessions.note({ userId, sessionId, email, deviceId, userAgent: 'Firefox/143.0 Linux', timeZone })
    return owner
  }
  const call = (sessionId: string) =>
    sessions.noteCall({
      userId: person.id,
      sessionId,
      email: person.email,
      deviceId: randomUUID(),
      userAgent: 'curl/8.5.0',
      timeZone: null
    })
  const pass = (minutes: number) => {
    now += minutes * 60_000
  }
  return { sessions, elsewhere: createSessions(parts), visit, call, pass, mails, outbox, now: () => new Date(now) }
}

test('sessions are listed with what their browsers say, this one first, seen at most five minutes ago', async () => {
  const { sessions, visit, pass, now } = open()
  const phone = randomUUID()
  const first = await visit(randomUUID(), { timeZone: 'Europe/London' })
  pass(60)
  const second = await visit(phone)
  pass(6)
  await visit(phone, { sessionId: second.sessionId })

  const listed = await sessions.list(first)
  expect(listed.map(({ id, is_current, is_new }) => ({ id, is_current, is_new }))).toEqual([
    { id: first.sessionId, is_current: true, is_new: false },
    { id: second.sessionId, is_current: false, is_new: true }
  ])
  expect(listed[0]).toMatchObject({ device: 'Firefox on Linux', kind: 'laptop', time_zone: 'Europe/London' })
  expect(listed[1]?.last_seen_at).toBe(now().toISOString())
})

test('a visit is written once in five minutes, and at once where the browser says another time zone', async () => {
  const { sessions, visit, pass } = open()
  const owner = await visit(randomUUID())
  const seen = async () => (await sessions.list(owner))[0]
  const before = await seen()
  pass(4)
  await visit(randomUUID(), { sessionId: owner.sessionId })
  expect(await seen()).toEqual(before)
  await visit(randomUUID(), { sessionId: owner.sessionId, timeZone: 'Europe/Berlin' })
  expect(await seen()).toMatchObject({ time_zone: 'Europe/Berlin' })
})

test('only a browser that the person never had is told them, once, and never the first', async () => {
  const { visit, mails, outbox } = open()
  const own = randomUUID()
  await visit(own)
  await visit(own)
  expect(mails).toEqual([])

  const other = await visit(randomUUID(), { timeZone: 'Europe/Berlin' })
  await visit(randomUUID(), { sessionId: other.sessionId })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Firefox on Linux, Europe/Berlin')
  expect(mails[0]?.text).toContain('https://mailwright.example/settings/security')
  expect(outbox.wake).toHaveBeenCalledOnce()
})

test('a session is seen with its first call, and belongs to the browser that shows it a page after that', async () => {
  const { sessions, visit, call, mails } = open()
  const owner = await visit(randomUUID())
  const sessionId = randomUUID()
  await call(sessionId)
  expect(await sessions.list(owner)).toContainEqual(expect.objectContaining({ id: sessionId, device: UNKNOWN }))
  expect(mails).toEqual([expect.objectContaining({ text: expect.stringContaining(UNKNOWN) })])

  const own = randomUUID()
  await visit(own, { sessionId })
  await visit(own)
  expect(mails).toHaveLength(1)
  expect((await sessions.list(owner)).map(({ id }) => id)).not.toContain(sessionId)
})

test('calls are noted every five minutes, and leave what is known of the browser', async () => {
  const { sessions, visit, call, pass, now } = open()
  const owner = await visit(randomUUID(), { timeZone: 'Europe/London' })
  expect(sessions.isCallDue(owner.sessionId)).toBe(true)
  await call(owner.sessionId)
  pass(4)
  expect(sessions.isCallDue(owner.sessionId)).toBe(false)
  pass(1)
  expect(sessions.isCallDue(owner.sessionId)).toBe(true)
  await call(owner.sessionId)
  expect(await sessions.list(owner)).toEqual([
    expect.objectContaining({
      device: 'Firefox on Linux',
      time_zone: 'Europe/London',
      last_seen_at: now().toISOString()
    })
  ])
})

test('a browser that signs in anew has left the session that it had', async () => {
  const { sessions, visit } = open()
  const own = randomUUID()
  const before = await visit(own)
  const after = await visit(own)

  expect((await sessions.list(after)).map(({ id }) => id)).toEqual([after.sessionId])
  expect(await sessions.isEnded(before.sessionId)).toBe(true)
})

test('an ended session is refused at once, and by other processes within seconds', async () => {
  const { sessions, elsewhere, visit, pass } = open()
  const owner = await visit(randomUUID())
  const other = await visit(randomUUID())
  expect(await elsewhere.isEnded(other.sessionId)).toBe(false)

  await sessions.end(owner, other.sessionId)

  expect(await sessions.isEnded(other.sessionId)).toBe(true)
  pass(0.06)
  expect(await elsewhere.isEnded(other.sessionId)).toBe(true)
  expect((await sessions.list(owner)).map(({ id }) => id)).toEqual([owner.sessionId])
  await expect(sessions.end(owner, other.sessionId)).rejects.toMatchObject({ code: 'not_found' })
})

test("nobody ends another's session, nor by mistake the own", async () => {
  const { sessions, visit } = open()
  const owner = await visit(randomUUID())
  const { visit: visitAsBen, sessions: bens } = open()
  const ben = await visitAsBen(randomUUID())

  await expect(sessions.end(owner, ben.sessionId)).rejects.toMatchObject({ code: 'not_found' })
  await expect(sessions.end(owner, owner.sessionId)).rejects.toMatchObject({ code: 'conflict' })
  await sessions.endOthers(owner)
  expect(await bens.list(ben)).toHaveLength(1)
})

test('all others end together, or all where the account goes', async () => {
  const { sessions, visit } = open()
  const [owner, ...others] = [await visit(randomUUID()), await visit(randomUUID()), await visit(randomUUID())]

  await sessions.endOthers(owner)
  expect((await sessions.list(owner)).map(({ id }) => id)).toEqual([owner.sessionId])
  for (const { sessionId } of others) expect(await sessions.isEnded(sessionId)).toBe(true)
  await sessions.endAll(owner.id)
  expect(await sessions.isEnded(owner.sessionId)).toBe(true)
})

test('where the auth service shows its list, what it has ended is not listed, and what ends here ends there', async () => {
  const standing = new Map<string, Date>()
  const end = vi.fn(async () => {})
  const { sessions, visit } = open({ standing: async () => standing, end })
  const owner = await visit(randomUUID())
  const [gone, kept] = [await visit(randomUUID()), await visit(randomUUID())]
  standing.set(kept.sessionId, new Date())

  expect((await sessions.list(owner)).map(({ id }) => id)).toEqual([owner.sessionId, kept.sessionId])
  await sessions.end(owner, kept.sessionId)
  expect(end).toHaveBeenCalledExactlyOnceWith(owner.id, kept.sessionId)
  expect(await sessions.isEnded(gone.sessionId)).toBe(false)
})

const BEGAN = new Date('2026-09-03T12:00:00Z')

/** An auth service that shows its list. */
function openService(...ids: string[]) {
  const standing = new Set(ids)
  const end = vi.fn(async (_: string, id: string) => void standing.delete(id))
  return {
    standing,
    end,
    service: { standing: async () => new Map([...standing].map(id => [id, BEGAN] as const)), end }
  }
}

test('what stands at the auth service is listed, whether or not it was seen here, or ended here alone', async () => {
  const { standing, service } = openService()
  const { sessions, visit, pass } = open(service)
  const [half, old] = [await visit(randomUUID()), await visit(randomUUID())]
  await sessions.end({ ...half, sessionId: old.sessionId }, half.sessionId)
  pass(31 * 24 * 60)
  const owner = await visit(randomUUID())
  const unseen = randomUUID()
  for (const id of [owner.sessionId, unseen, half.sessionId, old.sessionId]) standing.add(id)

  const listed = await sessions.list(owner)
  expect(listed.map(({ id }) => id)).toEqual([owner.sessionId, ...[half.sessionId, old.sessionId].toSorted(), unseen])
  expect(listed.at(-1)).toEqual({
    id: unseen,
    device: 'Unknown device',
    kind: 'unknown',
    time_zone: null,
    first_seen_at: BEGAN.toISOString(),
    last_seen_at: null,
    is_current: false,
    is_new: false
  })
})

test('what was ended here and stands at the auth service still is ended there, alone or with all others', async () => {
  const { standing, service } = openService()
  const { sessions, visit } = open(service)
  const owner = await visit(randomUUID())
  const [one, two, unseen] = [await visit(randomUUID()), await visit(randomUUID()), randomUUID()]
  await sessions.endOthers(owner)
  for (const id of [owner.sessionId, one.sessionId, two.sessionId, unseen]) standing.add(id)

  await sessions.end(owner, one.sessionId)
  expect(standing).not.toContain(one.sessionId)
  await sessions.endOthers(owner)
  expect([...standing]).toEqual([owner.sessionId])
  await sessions.endAll(owner.id)
  expect(standing.size).toBe(0)
})

test('the session that a browser had before ends at the auth service too', async () => {
  const { end, service } = openService()
  const { visit } = open(service)
  const own = randomUUID()
  const before = await visit(own)
  await visit(randomUUID())
  expect(end).not.toHaveBeenCalled()
  await visit(own)
  expect(end).toHaveBeenCalledExactlyOnceWith(before.id, before.sessionId)
})

test('the twenty newest devices of a person are known, and none that a thief may have brought', async () => {
  const { sessions, visit, pass, now } = open()
  const [oldest, own, theirs] = [randomUUID(), randomUUID(), randomUUID()]
  const { id: userId } = await visit(oldest)
  pass(10)
  await visit(own)
  pass(8 * 24 * 60)
  for (let count = 0; count < 18; count += 1) await visit(randomUUID())
  await visit(theirs)
  const known = (device: string) => sessions.hasDevice(userId, device)
  expect([await known(oldest), await known(own), await known(theirs)]).toEqual([false, true, true])

  await sql.begin(tx => forgetDevices(tx, { userId, since: now() }))
  expect([await known(own), await known(theirs)]).toEqual([true, false])
})

test('one that nobody used for a month is not listed, and is forgotten after a year', async () => {
  const { sessions, visit, pass, now } = open()
  await visit(randomUUID())
  pass(31 * 24 * 60)
  const owner = await visit(randomUUID())
  expect(await sessions.list(owner)).toHaveLength(1)
  const count = async () => (await sql`select 1 from mailwright.account_sessions where user_id = ${owner.id}`).length
  await purgeSessions(db, now())
  expect(await count()).toBe(2)
  pass(400 * 24 * 60 - 60)
  await purgeSessions(db, now())
  expect(await count()).toBe(1)
})

test('the token of an ended session is nobody’s, whatever the auth service says', async () => {
  const { sessions, visit } = open()
  const [owner, other] = [await visit(randomUUID()), await visit(randomUUID())]
  const forgetSessions = vi.fn()
  const auth = refuseEnded({ verifyAccessToken: async () => other, forgetSessions } as unknown as Auth, sessions)

  expect(await auth.verifyAccessToken('token', 'GET')).toBe(other)
  await sessions.end(owner, other.sessionId)
  expect(await auth.verifyAccessToken('token', 'GET')).toBeUndefined()
  auth.forgetSessions()
  expect(forgetSessions).toHaveBeenCalledOnce()
})
