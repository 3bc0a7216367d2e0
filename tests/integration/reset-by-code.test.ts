import { expect, test } from 'vitest'
import { POST } from '../../src/pages/api/two-step/new-password.ts'
import type { App } from '../../src/server/app.ts'
import { createAuth } from '../../src/server/auth/auth.ts'
import { createAuthAdmin } from '../../src/server/auth/auth-admin.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { createLog } from '../../src/server/log.ts'
import { createSecondSteps } from '../../src/server/two-step/recovery-codes.ts'
import { createTwoStep } from '../../src/server/two-step/two-step.ts'
import { type ApiCall, callApi } from '../helpers/api.ts'
import { openAuth, SERVICE_ROLE_KEY, SITE } from '../helpers/auth.ts'
import { codeFor } from '../helpers/authenticator.ts'
import { openTestDatabase } from '../helpers/database.ts'

const database = await openTestDatabase()
const { sql } = database
const { standIn, newSession, newClient, linkTo, follow, mails, now } = openAuth(database)
const auth = createAuth(parseConfig({}), { clock: now, standIn, secondSteps: createSecondSteps(sql) })
const send: typeof fetch = async (input, init) => standIn.handle(new Request(input, init))
const authAdmin = createAuthAdmin({ url: SITE, serviceRoleKey: SERVICE_ROLE_KEY, fetch: send })
const outbox = { enqueue: async () => {}, wake: () => {} }
const limits = { proofs: createRateLimit({ count: 100, seconds: 60 }, 'tries') }
const twoStep = createTwoStep({ sql, outbox, auth, authAdmin, clock: now, siteUrl: SITE })
const parts = { config: parseConfig({}), log: createLog('silent'), auth, authAdmin, limits, sql, twoStep }

/** Someone with two steps and recovery codes who came by a mailed link, and what they then ask for. */
async function open() {
  const { client, user, email, password } = await newSession()
  await sql`insert into mailwright.accounts (user_id, email) values (${user.id}, ${email})`
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' })
  const first = { factorId: factor?.id ?? '', code: codeFor(factor?.totp.secret ?? '', now().getTime()) }
  const { data: session } = await client.mfa.challengeAndVerify(first)
  const own = session?.access_token ?? ''
  const visitor = await auth.verifyAccessToken(own, 'GET')
  const codes = visitor ? await twoStep.makeCodes(visitor) : []
  await newClient('implicit').resetPasswordForEmail(email)
  const token = (await follow(linkTo(email))).fragment.get('access_token') ?? ''
  const post = (body: unknown, given: ApiCall = {}, app: object = parts) =>
    callApi(POST, app as App, { method: 'POST', token, body, ...given })
  const opens = async (tried: string) => !(await newClient().signInWithPassword({ email, password: tried })).error
  return { client, email, password, own, codes, post, opens }
}

const NEW = 'slow evenings 1913'
const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).error.code}`

test('a mailed link and a recovery code set a new password, once, and end all sessions', async () => {
  const { client, email, codes, post, opens, password } = await open()
  expect(await refusalOf(await post({ password: NEW, code: '0000-0000-0000-0000' }))).toBe('422 unprocessable')
  expect(await opens(NEW)).toBe(false)

  expect((await post({ password: NEW, code: codes[0] })).status).toBe(200)
  expect([await opens(NEW), await opens(password)]).toEqual([true, false])
  expect(mails.findLast(({ to }) => to === email)?.text).toMatch(/password .* was changed[\s\S]*\/auth\/stop\?token=/)
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect(await refusalOf(await post({ password: 'another evening', code: codes[1] }))).toBe('401 unauthorized')
})

test('a password that is not taken uses no code up for good: the same one is good again in its session', async () => {
  const { codes, post, opens } = await open()
  expect(await refusalOf(await post({ password: 'password1', code: codes[0] }))).toBe('400 bad_request')
  // Of 69 characters in more bytes than are taken.
  const long = 'Größere Bären ärgern öfter süße Käfer über müden Hügeln, früh um fünf'
  expect(await refusalOf(await post({ password: long, code: codes[0] }))).toBe('400 bad_request')
  expect(await refusalOf(await post({ password: NEW, code: codes[1] }))).toBe('422 unprocessable')
  expect((await post({ password: NEW, code: codes[0] })).status).toBe(200)
  expect(await opens(NEW)).toBe(true)
})

test('a session of two steps sets none this way, nor one of an account with one step', async () => {
  const { codes, own, post, opens } = await open()
  expect(await refusalOf(await post({ password: NEW, code: codes[0] }, { token: own }))).toBe('422 unprocessable')
  const { session } = await newSession()
  const single = { token: session.access_token }
  expect(await refusalOf(await post({ password: NEW, code: codes[0] }, single))).toBe('422 unprocessable')
  expect(await opens(NEW)).toBe(false)
})

test('a body that is not as it should be sets nothing, nor does a site without recovery codes', async () => {
  const { codes, post, opens } = await open()
  for (const body of [{ password: NEW }, { code: codes[0] }, { password: NEW, code: codes[0], sure: true }, '{'])
    expect(await refusalOf(await post(body))).toBe('400 bad_request')
  for (const body of [
    { password: 'short', code: codes[0] },
    { password: NEW, code: '' }
  ])
    expect(await refusalOf(await post(body))).toBe('422 unprocessable')
  const text = { headers: { 'content-type': 'text/plain' } }
  expect(await refusalOf(await post({}, text))).toBe('415 unsupported_media_type')
  expect(await refusalOf(await post({ password: 'x'.repeat(70_000), code: 'x' }))).toBe('413 too_large')
  const without = { ...parts, authAdmin: undefined }
  expect(await refusalOf(await post({ password: NEW, code: codes[0] }, {}, without))).toBe('404 not_found')
  expect(await opens(NEW)).toBe(false)
})
