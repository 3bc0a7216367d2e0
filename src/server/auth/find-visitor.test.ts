import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openAuth, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { type Mood, openHostedAuth } from '../../../tests/helpers/hosted-auth.ts'
import type { SecondSteps } from '../two-step/recovery-codes.ts'
import { createAuth } from './auth.ts'
import { createVisitorFinder } from './find-visitor.ts'

async function openHosted(secondSteps?: SecondSteps) {
  const service = await openHostedAuth()
  let now = Date.now()
  const { verifyAccessToken, forgetSessions } = createVisitorFinder(
    { issuer: service.issuer, apiKey: 'anon', fetch },
    () => new Date(now),
    secondSteps
  )
  const pass = (seconds: number) => {
    now += seconds * 1_000
  }
  return { ...service, find: verifyAccessToken, forgetSessions, pass }
}

const UNAVAILABLE = { code: 'unavailable', retryAfter: expect.any(Number) }

test('a visitor is who the auth service says now, whatever the token remembers', async () => {
  const { find, signToken, user } = await openHosted()

  expect(await find(await signToken('old@example.com'), 'GET')).toMatchObject({
    id: user.id,
    email: 'ana@example.com',
    fullName: 'Ana Lima',
    isCurrent: true
  })
})

test.for<Mood>(['ended', 'banned', 'deleted'])(
  'a session that was %s reads and writes no longer than ten seconds',
  async mood => {
    const { find, signToken, state, pass } = await openHosted()
    const token = await signToken()
    expect(await find(token, 'GET')).toBeDefined()
    state.mood = mood

    pass(9)
    expect(await find(token, 'GET')).toBeDefined()
    pass(1)
    expect(await find(token, 'GET')).toBeUndefined()
    expect(await find(token, 'DELETE')).toBeUndefined()
  }
)

test.for<Mood>(['broken', 'hanging', 'busy'])('while the service is %s, reads pass and writes wait', async mood => {
  const { find, signToken, state } = await openHosted()
  state.mood = mood
  const token = await signToken('as-signed@example.com')

  expect(await find(token, 'HEAD')).toMatchObject({ email: 'as-signed@example.com', isCurrent: false })
  await expect(find(token, 'POST')).rejects.toMatchObject(UNAVAILABLE)
})

test('a service that is gone is no different, and is used again soon after it is back', async () => {
  const { find, signToken, state, pass } = await openHosted()
  const token = await signToken()
  state.mood = 'broken'
  await expect(find(token, 'PATCH')).rejects.toMatchObject(UNAVAILABLE)
  state.mood = 'well'
  pass(2)

  expect(await find(token, 'PATCH')).toMatchObject({ isCurrent: true })
})

test('a service that does not answer is asked once more', async () => {
  const { find, signToken, state } = await openHosted()
  const token = await signToken()
  state.mood = 'broken'

  await expect(find(token, 'POST')).rejects.toMatchObject(UNAVAILABLE)
  expect(state.asked).toBe(2)
})

test('what the service said last stands in for half a minute more while it does not answer, also for writes', async () => {
  const { find, signToken, state, pass } = await openHosted()
  const token = await signToken()
  await find(token, 'POST')
  state.mood = 'broken'

  pass(10)
  expect(await find(token, 'POST')).toMatchObject({ isCurrent: true })
  pass(29)
  expect(await find(token, 'POST')).toMatchObject({ isCurrent: true })
  pass(3)
  await expect(find(token, 'POST')).rejects.toMatchObject(UNAVAILABLE)
})

test('what has ended is not brought back by what was said before', async () => {
  const { find, signToken, state, pass } = await openHosted()
  const token = await signToken()
  await find(token, 'POST')
  for (const mood of ['ended', 'broken'] as const) {
    pass(10)
    state.mood = mood
    await find(token, 'POST').catch(() => {})
  }
  expect(await find(token, 'GET')).toMatchObject({ isCurrent: false })
})

test('keys that were never had prove nothing: nobody passes', async () => {
  const { find, signToken, stop } = await openHosted()
  stop()

  await expect(find(await signToken(), 'GET')).rejects.toMatchObject(UNAVAILABLE)
})

test('callers at once share one question, and later ones its answer', async () => {
  const { find, signToken, state } = await openHosted()
  const token = await signToken()

  await Promise.all(Array.from({ length: 20 }, () => find(token, 'GET')))
  await find(token, 'POST')

  expect(state.asked).toBe(1)
})

test('what a shared secret signed is as good as the service says, and waits for it', async () => {
  const { find, issuer, user, state, pass } = await openHosted()
  const claims = { role: 'authenticated', session_id: 's1', is_anonymous: false }
  const unsigned = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuer(issuer).setSubject(user.id)
  const token = await unsigned.setAudience('authenticated').setExpirationTime('1h').sign(new Uint8Array(32))

  expect(await find(token, 'GET')).toMatchObject({ id: user.id })
  pass(10)
  state.mood = 'ended'
  expect(await find(token, 'GET')).toBeUndefined()
  pass(10)
  state.mood = 'broken'
  await expect(find(token, 'GET')).rejects.toMatchObject(UNAVAILABLE)
})

const factor = { id: 'f1', status: 'verified', factor_type: 'totp', created_at: '2026-09-03T10:00:00Z' }
const knowing = (isOn: boolean, isRecovered: boolean): SecondSteps => ({
  isOn: async () => isOn,
  isRecovered: async () => isRecovered
})

test.for([
  ['needed', undefined],
  ['needed', knowing(true, false)],
  ['recovered', knowing(true, true)]
] as const)('a session of one step, where there is a second: %s', async ([secondStep, known]) => {
  const { find, signToken, user } = await openHosted(known)
  Object.assign(user, { factors: [factor] })
  expect(await find(await signToken(), 'GET')).toMatchObject({ secondStep, factors: [{ id: 'f1' }] })
})

test.for([
  ['needed', knowing(true, false)],
  ['recovered', knowing(true, true)],
  ['none', knowing(false, false)]
] as const)('while the service is away, we remember that a second step is %s', async ([secondStep, known]) => {
  const { find, signToken, state } = await openHosted(known)
  state.mood = 'broken'
  expect(await find(await signToken(), 'GET')).toMatchObject({ secondStep, isCurrent: false })
})

test('while the service is away, one step is not enough for whom a second was seen of, until it was seen to be gone', async () => {
  const { find, signToken, state, user, pass } = await openHosted()
  const token = await signToken()
  const findAway = async () => {
    pass(40)
    state.mood = 'broken'
    const visitor = await find(token, 'GET')
    pass(10)
    state.mood = 'well'
    return visitor
  }
  expect(await findAway()).toMatchObject({ secondStep: 'none', isCurrent: false })
  Object.assign(user, { factors: [factor] })
  await find(token, 'GET')
  expect(await findAway()).toMatchObject({ secondStep: 'needed', isCurrent: false })
  Object.assign(user, { factors: [] })
  await find(token, 'GET')
  expect(await findAway()).toMatchObject({ secondStep: 'none', isCurrent: false })
})

test('what is no token is not asked about', async () => {
  const { find, state } = await openHosted()

  expect(await find('a.b.c', 'GET')).toBeUndefined()
  expect(state.asked).toBe(0)
})

const database = await openTestDatabase()

async function openStandIn() {
  const auth = openAuth(database)
  const send: typeof fetch = async (input, init) => auth.standIn.handle(new Request(input, init))
  const source = { issuer: `${SITE}/auth/v1`, apiKey: 'sandbox', fetch: send }
  const { session, client } = await auth.newSession()
  const { verifyAccessToken, forgetSessions } = createVisitorFinder(source, () => new Date())
  return { client, token: session.access_token, id: session.user.id, find: verifyAccessToken, forgetSessions }
}

test('a session of the stand-in ends at once where its end was heard of', async () => {
  const { client, token, find, forgetSessions } = await openStandIn()
  expect(await find(token, 'GET')).toMatchObject({ isCurrent: true })

  await client.signOut()
  forgetSessions()

  expect(await find(token, 'GET')).toBeUndefined()
})

test('the stand-in is asked by a function, not by a call that could wait in its queue', async () => {
  const auth = openAuth(database)
  const { session } = await auth.newSession()
  const handle = async (request: Request) => {
    if (request.url.endsWith('/user')) throw new Error('The queue is long.')
    return auth.standIn.handle(request)
  }
  const parts = { standIn: { handle, userOf: auth.standIn.userOf }, clock: () => new Date() }
  const { verifyAccessToken, forgetSessions } = createAuth({ siteUrl: SITE, supabase: undefined }, parts)

  expect(await verifyAccessToken(session.access_token, 'POST')).toMatchObject({ id: session.user.id, isCurrent: true })
  await database.sql`delete from auth.sessions where user_id = ${session.user.id}`
  forgetSessions()
  expect(await verifyAccessToken(session.access_token, 'POST')).toBeUndefined()
})

test('a user of the stand-in who was deleted is nobody', async () => {
  const { token, id, find } = await openStandIn()
  await database.sql`delete from auth.users where id = ${id}`

  expect(await find(token, 'DELETE')).toBeUndefined()
})
