import { expect, test } from 'vitest'
import { PASSWORD, type Person } from '../fuzz/people.ts'
import { openSite } from '../fuzz/site.ts'

const { app, sql, ask, newPerson } = await openSite()
const JSON_TYPE = { 'content-type': 'application/json' }

interface Grant {
  access_token: string
  refresh_token: string
}

const signIn = (body: object, type = 'password') =>
  ask({
    method: 'POST',
    path: `/auth/v1/token?grant_type=${type}`,
    headers: JSON_TYPE,
    body: JSON.stringify(body)
  })
const call = (method: string, path: string, token: string, headers: Record<string, string> = {}) =>
  ask({ method, path, headers: { authorization: `Bearer ${token}`, ...headers } })

/** Somebody who knows the password and opens no page; their session is all that they have. */
async function newThief({ email }: Person) {
  const grant = (await (await signIn({ email, password: PASSWORD })).json()) as Grant
  const claims = JSON.parse(Buffer.from(grant.access_token.split('.')[1] ?? '', 'base64url').toString())
  const isOut = async () => {
    const [read, refreshed] = [
      await call('GET', '/api/templates', grant.access_token),
      await signIn({ refresh_token: grant.refresh_token }, 'refresh_token')
    ]
    return [read.status, refreshed.status]
  }
  return { token: grant.access_token, sessionId: claims.session_id as string, isOut }
}

async function listed({ token }: Person, id: string) {
  const { data } = (await (await call('GET', '/api/sessions', token)).json()) as { data: { id: string }[] }
  return data.find(each => each.id === id)
}

const OUT = [401, 400]

test('a session that asked nothing of ours is listed as what it is, and ended by its id', async () => {
  const owner = await newPerson('ana')
  const thief = await newThief(owner)

  expect(await listed(owner, thief.sessionId)).toMatchObject({ device: 'Unknown device', last_seen_at: null })
  expect((await call('DELETE', `/api/sessions/${thief.sessionId}`, owner.token)).status).toBe(200)
  expect(await listed(owner, thief.sessionId)).toBeUndefined()
  expect(await thief.isOut()).toEqual(OUT)
  expect((await call('DELETE', `/api/sessions/${thief.sessionId}`, owner.token)).status).toBe(404)
})

test('it ends with all others too, at the auth service as well, and never for somebody else', async () => {
  const [owner, other] = [await newPerson('ben'), await newPerson('cleo')]
  const thief = await newThief(owner)
  const path = `/api/sessions/${thief.sessionId}`
  expect((await call('DELETE', path, other.token)).status).toBe(404)
  expect((await call('DELETE', '/api/sessions', other.token)).status).toBe(200)
  expect(await listed(owner, thief.sessionId)).toBeDefined()

  expect((await call('DELETE', '/api/sessions', owner.token)).status).toBe(200)
  expect(await thief.isOut()).toEqual(OUT)
  expect((await call('GET', '/api/templates', owner.token)).status).toBe(200)
})

async function mailsTo(email: string, subject: RegExp) {
  const mails = (await app.sandbox.mailbox?.list()) ?? []
  return mails.filter(each => each.to === email && subject.test(each.subject)).map(({ text }) => text)
}

test('a session that is used by calls alone is seen with the first of them, and its owner told by mail, once', async () => {
  const owner = await newPerson('dora')
  const thief = await newThief(owner)
  expect(await mailsTo(owner.email, /new sign-in/i)).toEqual([])
  const headers = { 'user-agent': 'curl/8.5.0' }
  await Promise.all([1, 2, 3].map(() => call('GET', '/api/templates', thief.token, headers)))
  await call('GET', '/api/templates', thief.token, headers)

  expect(await listed(owner, thief.sessionId)).toMatchObject({
    device: 'Unknown browser',
    is_new: true,
    last_seen_at: expect.any(String)
  })
  await expect.poll(() => mailsTo(owner.email, /new sign-in/i)).toEqual([expect.stringContaining('Unknown browser')])
})

test('a call in a browser that is known is nothing new', async () => {
  const owner = await newPerson('emil')
  const [row] = await sql<{ device_id: string }[]>`
    select device_id from mailwright.account_sessions where id = ${owner.sessionId}`
  const again = await newThief(owner)
  await call('GET', '/api/templates', again.token, { cookie: `mailwright-device=${row?.device_id}` })

  expect(await listed({ ...owner, token: again.token }, again.sessionId)).toMatchObject({ is_new: false })
})
