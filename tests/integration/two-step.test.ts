import { importJWK, type JWK, SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { PASSWORD } from '../fuzz/people.ts'
import { openSite } from '../fuzz/site.ts'
import { codeFor } from '../helpers/authenticator.ts'

const { app, sql, ask, newPerson } = await openSite()
const JSON_TYPE = { 'content-type': 'application/json' }

/** Calls an address as programs do, with a token. */
async function call(method: string, path: string, token: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, ...(body ? JSON_TYPE : {}) }
  const response = await ask({ method, path, headers, body: body && JSON.stringify(body) })
  return { status: response.status, answer: await response.json().catch(() => undefined) }
}

/** Somebody whose account asks for two steps, on the session that turned them on, and on one that took the first alone. */
async function newProtected(name: string) {
  const person = await newPerson(name)
  const { answer: factor } = await call('POST', '/auth/v1/factors', person.token, { factor_type: 'totp' })
  const path = `/auth/v1/factors/${factor.id}`
  const { answer: challenge } = await call('POST', `${path}/challenge`, person.token, {})
  const given = { challenge_id: challenge.id, code: codeFor(factor.totp.secret) }
  const { answer: session } = await call('POST', `${path}/verify`, person.token, given)
  const signIn = { email: person.email, password: PASSWORD }
  const { answer: half } = await call('POST', '/auth/v1/token?grant_type=password', person.token, signIn)
  return { ...person, app: factor.id, token: session.access_token as string, half: half.access_token as string }
}

/** The same token, of a sign-in that was a while ago. */
async function aged(token: string, minutes: number): Promise<string> {
  const [row] = await sql<{ kid: string; private_jwk: JWK }[]>`
    select kid, private_jwk from auth.signing_keys where is_current`
  if (!row) throw new Error('Nothing was signed yet.')
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const amr = claims.amr.map((each: { timestamp: number }) => ({ ...each, timestamp: each.timestamp - minutes * 60 }))
  const key = await importJWK(row.private_jwk, 'ES256')
  return new SignJWT({ ...claims, amr }).setProtectedHeader({ alg: 'ES256', kid: row.kid }).sign(key)
}

/** The token of the newest link to stop something that an address was mailed. */
async function stopTo(email: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const mails = (await app.sandbox.mailbox?.list()) ?? []
    const mail = mails.find(each => each.to === email && subject.test(each.subject))
    const token = /\/auth\/stop\?token=(\w+)/.exec(mail?.text ?? '')?.[1]
    return token ?? Promise.reject(new Error(`No mail to ${email} stops anything.`))
  }
  return vi.waitFor(find, { timeout: 60_000 })
}

const codesOf = async (userId: string) => {
  const rows = await sql`select 1 from mailwright.recovery_codes where user_id = ${userId} and used_at is null`
  return rows.length
}
const make = (token: string, body = {}) => call('POST', '/api/two-step/recovery-codes', token, body)

test('recovery codes are made, and two steps turned off, with a young sign-in or a proof, and by both steps', async () => {
  const { app, token, half, userId } = await newProtected('ana')
  const remove = (body: object) => call('DELETE', `/api/two-step/apps/${app}`, token, body)
  const old = await aged(token, 11)
  const needed = { status: 403, answer: { error: { code: 'confirmation_required' } } }
  expect(await make(old)).toMatchObject(needed)
  expect(await make(half)).toMatchObject({ status: 403, answer: { error: { code: 'two_step_required' } } })
  expect(await make(old, { proof: { password: 'guessed' } })).toMatchObject({ status: 422 })
  expect(await codesOf(userId)).toBe(0)
  expect(await make(await aged(token, 9))).toMatchObject({ status: 201 })
  expect(await make(old, { proof: { password: PASSWORD } })).toMatchObject({ status: 201 })

  for (const body of [{}, { proof: { password: 'guessed' } }]) expect((await remove(body)).status).toBeOneOf([400, 422])
  expect(await codesOf(userId)).toBe(10)
  expect((await remove({ proof: { password: PASSWORD } })).status).toBe(200)
})

test('a copy of a session that a recovery code raised makes no codes of its own, however young its sign-in is', async () => {
  const { token, half, userId } = await newProtected('emil')
  const { answer: made } = await make(token)
  const code = made.data.codes[0] as string
  expect((await call('POST', '/api/two-step/recover', half, { code })).status).toBe(200)

  expect((await call('GET', '/api/two-step', half)).status).toBe(200)
  expect(await make(half)).toMatchObject({ status: 403, answer: { error: { code: 'confirmation_required' } } })
  expect(await codesOf(userId)).toBe(9)
  expect(await make(half, { proof: { password: PASSWORD } })).toMatchObject({ status: 201 })
})

test('recovery codes that a thief made with or after what is stopped go with it, and older ones stay', async () => {
  const [robbed, owner] = [await newProtected('ben'), await newProtected('cleo')]
  for (const { token } of [robbed, owner]) expect((await make(token)).status).toBe(201)
  await sql`update mailwright.recovery_codes set created_at = created_at - interval '1 hour'`
  const change = { password: 'one of a thief', current_password: PASSWORD }
  for (const { token } of [robbed, owner]) expect((await call('PUT', '/auth/v1/user', token, change)).status).toBe(200)
  expect((await make(robbed.token)).status).toBe(201)
  for (const { email } of [robbed, owner])
    expect(await app.sandbox.auth?.stops.act(await stopTo(email, /password was changed/i))).toMatchObject({ email })

  expect([await codesOf(robbed.userId), await codesOf(owner.userId)]).toEqual([0, 10])
})

test('with an app that a thief added go all recovery codes, however old: they would be good with the owner’s next one', async () => {
  const { token, email, userId } = await newProtected('dora')
  expect((await make(token)).status).toBe(201)
  await sql`update mailwright.recovery_codes set created_at = created_at - interval '1 hour'`
  await app.sandbox.auth?.stops.act(await stopTo(email, /two-step verification is on/i))

  expect(await codesOf(userId)).toBe(0)
})
