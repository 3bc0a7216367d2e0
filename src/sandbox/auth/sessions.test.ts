import { expect, test } from 'vitest'
import { openAuthHouse, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { createAuth } from '../../server/auth/auth.ts'
import { openDatabase } from '../../server/database/database.ts'
import { createAuthStandIn } from './stand-in.ts'

const database = await openTestDatabase()
const house = openAuthHouse(database)
const { newClient, newUser, fetch, skip } = house

async function signIn(email: string) {
  const client = newClient()
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { client, session: data.session }
}

const refresh = (refresh_token: string) => newClient().auth.refreshSession({ refresh_token })
const userBy = (token: string) =>
  fetch(`${SITE}/auth/v1/user`, {
    headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' }
  })

test('a session names its user, lasts an hour, and its token is good for the app', async () => {
  const { session } = await signIn(await newUser('ana@example.com'))
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  const auth = createAuth({ siteUrl: SITE, supabase: undefined }, { standIn: house.standIn })
  expect(await auth.verifyAccessToken(session.access_token)).toMatchObject({
    id: session.user.id,
    email: 'ana@example.com'
  })
  const claims = await newClient().auth.getClaims(session.access_token)
  expect(claims.data?.claims).toMatchObject({
    iss: `${SITE}/auth/v1`,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    is_anonymous: false
  })
})

test('a wrong password, an unknown address and an empty one are refused alike', async () => {
  await newUser('bea@example.com')
  for (const credentials of [
    { email: 'bea@example.com', password: 'wrong password' },
    { email: 'nobody@example.com', password: PASSWORD },
    { email: 'bea@example.com', password: '' }
  ]) {
    const { error } = await newClient().auth.signInWithPassword(credentials)
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' })
  }
})

test('a refresh gives a new token for the same session', async () => {
  const { session } = await signIn(await newUser('cleo@example.com'))
  const { data } = await refresh(session.refresh_token)
  expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  const idOf = async (token = '') => (await newClient().auth.getClaims(token)).data?.claims.session_id
  expect(await idOf(data.session?.access_token)).toBe(await idOf(session.access_token))
})

test('the token before the newest gets the newest again at any age, so that a lost answer signs nobody out', async () => {
  const { session } = await signIn(await newUser('dov@example.com'))
  const first = await refresh(session.refresh_token)
  skip(60 * 60_000)
  const second = await refresh(session.refresh_token)
  expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token)
})

test('an older token is taken for stolen: the whole session ends, though the call that showed it failed', async () => {
  const { session } = await signIn(await newUser('eli@example.com'))
  const first = await refresh(session.refresh_token)
  const second = await refresh(first.data.session?.refresh_token ?? '')
  skip(11_000)
  expect((await refresh(session.refresh_token)).error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used'
  })
  const newest = second.data.session
  expect((await refresh(newest?.refresh_token ?? '')).error).not.toBeNull()
  expect((await userBy(newest?.access_token ?? '')).status).toBe(403)
})

test('clients that refresh at the same time end up with one token', async () => {
  const { session } = await signIn(await newUser('flo@example.com'))
  const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(session.refresh_token)))
  expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1)
})

test('shortly after a refresh an older token still gets the newest', async () => {
  const { session } = await signIn(await newUser('gus@example.com'))
  const first = await refresh(session.refresh_token)
  const second = await refresh(first.data.session?.refresh_token ?? '')
  const late = await refresh(session.refresh_token)
  expect(late.data.session?.refresh_token).toBe(second.data.session?.refresh_token)
})

test.each([
  ['abcdefghijkl', 'refresh_token_not_found'],
  ['short', 'validation_failed'],
  ['A'.repeat(50), 'validation_failed'],
  ["' or 1=1 --", 'validation_failed']
])('the refresh token %s is refused', async (token, code) => {
  expect((await refresh(token)).error).toMatchObject({ status: 400, code })
})

test('a refresh token of an ended session, and one with another seal, are refused', async () => {
  const { client, session } = await signIn(await newUser('hugo@example.com'))
  const bytes = Buffer.from(session.refresh_token, 'base64url')
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)
  expect((await refresh(bytes.toString('base64url'))).error?.code).toBe('validation_failed')
  await client.auth.signOut()
  // The client names a session that is gone in its own way.
  expect((await refresh(session.refresh_token)).error?.name).toBe('AuthSessionMissingError')
})

test('signing out ends this session, the others, or all, and GET /user knows at once', async () => {
  const email = await newUser('ivy@example.com')
  const [one, two, three] = [await signIn(email), await signIn(email), await signIn(email)]
  await one.client.auth.signOut({ scope: 'local' })
  expect([(await userBy(one.session.access_token)).status, (await userBy(two.session.access_token)).status]).toEqual([
    403, 200
  ])
  await two.client.auth.signOut({ scope: 'others' })
  expect([(await userBy(two.session.access_token)).status, (await userBy(three.session.access_token)).status]).toEqual([
    200, 403
  ])
  await two.client.auth.signOut({ scope: 'global' })
  expect(await (await userBy(two.session.access_token)).json()).toMatchObject({ code: 'session_not_found' })
})

test('a bearer token that is missing, broken, unsigned, or past its hour is refused', async () => {
  const { session } = await signIn(await newUser('jan@example.com'))
  const [header, payload, signature] = session.access_token.split('.')
  const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url')
  for (const token of [none, `${header}.${forged}.${signature}`, 'x.y.z', 'sb_publishable_key']) {
    const response = await userBy(token)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'bad_jwt' }])
  }
  expect((await fetch(`${SITE}/auth/v1/user`)).status).toBe(401)
  skip(3_601_000)
  expect((await userBy(session.access_token)).status).toBe(403)
})

test('a restart keeps the keys, so that nobody is signed out', async () => {
  const { session } = await signIn(await newUser('kim@example.com'))
  const { sql, close } = openDatabase(database.url)
  const limit = { count: 9, seconds: 9 }
  const limits = { signUps: limit, mails: limit }
  const clock = () => new Date(Date.parse(session.user.last_sign_in_at ?? ''))
  const again = createAuthStandIn({ sql, mail: { send: async () => {} }, clock, siteUrl: SITE, limits })
  expect(await again.jwks()).toEqual(await house.standIn.jwks())
  const headers = { authorization: `Bearer ${session.access_token}` }
  expect((await again.handle(new Request(`${SITE}/auth/v1/user`, { headers }))).status).toBe(200)
  await close()
})

test('the key set holds public parts only', async () => {
  const { keys } = await house.standIn.jwks()
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
      kid: expect.any(String),
      x: expect.any(String),
      y: expect.any(String)
    }
  ])
})
