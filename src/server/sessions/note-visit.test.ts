import type { APIContext } from 'astro'
import { expect, test, vi } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { noteCall, noteVisit } from './note-visit.ts'
import { knownZone } from './seen-request.ts'

function open(cookies: Record<string, string>, more: { visitor?: object | undefined; method?: string } = {}) {
  const note = vi.fn(async (_: object) => {})
  const warn = vi.fn()
  const set = vi.fn()
  const visitor = 'visitor' in more ? more.visitor : newVisitor()
  const place = {
    request: new Request('https://mailwright.example/studio', {
      method: more.method ?? 'GET',
      headers: { 'user-agent': 'Firefox/143.0 Linux', cookie: headerOf(cookies) }
    }),
    url: new URL('https://mailwright.example/studio'),
    locals: { visitor },
    cookies: { set }
  } as unknown as APIContext
  const app = { sessions: { note }, log: { warn } } as unknown as Parameters<typeof noteVisit>[0]
  return { note, warn, set, work: () => noteVisit(app, place) }
}

const headerOf = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')

const DEVICE = '7d9f2a52-3a7c-4f7e-9d43-0a4c8d6b1e11'

test('a browser keeps its id, which no page can read', async () => {
  const known = open({ 'mailwright-device': DEVICE, 'mailwright-zone': 'Europe/London' })
  await known.work()
  expect(known.note).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ deviceId: DEVICE, timeZone: 'Europe/London', userAgent: 'Firefox/143.0 Linux' })
  )
  expect(known.set).not.toHaveBeenCalled()

  for (const cookies of [{}, { 'mailwright-device': 'made up' }] as Record<string, string>[]) {
    const fresh = open(cookies)
    await fresh.work()
    const [, id, options] = fresh.set.mock.calls[0] ?? []
    expect(fresh.note).toHaveBeenCalledWith(expect.objectContaining({ deviceId: id }))
    expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', maxAge: 34_560_000 })
  }
})

test('nobody, forms and old tokens are not noted', async () => {
  const { note, work, set } = open({}, { visitor: undefined })
  await work()
  const form = open({}, { method: 'POST' })
  await form.work()
  const old = open({}, { visitor: { ...newVisitor(), isCurrent: false } })
  await old.work()
  for (const each of [note, form.note, old.note, set]) expect(each).not.toHaveBeenCalled()
})

test('no page fails for it', async () => {
  const { note, work, warn } = open({})
  note.mockRejectedValueOnce(new Error('no such table'))
  await work()
  expect(warn).toHaveBeenCalledOnce()
})

/** A call of a session, with what its browser sends along. */
function openCall(cookie: string, isCallDue = true, more: Record<string, string> = {}) {
  const sessions = { isCallDue: () => isCallDue, noteCall: vi.fn(async (_: object) => {}) }
  const warn = vi.fn()
  const headers = { cookie, 'user-agent': 'curl/8.5.0', ...more }
  const request = new Request('https://mailwright.example/api/x', { headers })
  const app = { sessions, log: { warn } } as unknown as Parameters<typeof noteCall>[0]
  const work = (visitor = newVisitor()) => noteCall(app, visitor, request)
  return { note: sessions.noteCall, warn, work }
}

test('a call is noted when that is due, in its own browser or one that nobody has', async () => {
  const own = openCall(`mailwright-device=${DEVICE}; mailwright-zone=Europe%2FLondon`)
  await own.work()
  expect(own.note).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ deviceId: DEVICE, timeZone: 'Europe/London', userAgent: 'curl/8.5.0' })
  )

  const [program, seen] = [openCall('mailwright-device=made up'), openCall('', false)]
  await program.work()
  await seen.work()
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(program.note).toHaveBeenCalledWith(expect.objectContaining({ deviceId: id, timeZone: null }))
  expect(seen.note).not.toHaveBeenCalled()
})

test('a call that names another page as its origin is noted like any other', async () => {
  const elsewhere = openCall('', true, { origin: 'https://app.example' })
  await elsewhere.work()
  expect(elsewhere.note).toHaveBeenCalledOnce()
})

test('calls of old tokens and of half a sign-in are not noted, and none fails for it', async () => {
  const { note, warn, work } = openCall('')
  await work({ ...newVisitor(), isCurrent: false })
  await work({ ...newVisitor(), secondStep: 'needed' })
  expect(note).not.toHaveBeenCalled()

  note.mockRejectedValueOnce(new Error('no such table'))
  await work()
  expect(warn).toHaveBeenCalledOnce()
})

test.for([
  ['Europe/London', 'Europe/London'],
  ['europe/london', 'Europe/London'],
  ['Nowhere/Special', null],
  ['<script>', null],
  ['x'.repeat(100), null],
  ['', null],
  [undefined, null]
] as const)('%s is the zone %s', ([written, zone]) => {
  expect(knownZone(written)).toBe(zone)
})
