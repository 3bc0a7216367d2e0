import { expect, test } from 'vitest'
import { PASSWORD, type Person } from '../fuzz/people.ts'
import { openSite } from '../fuzz/site.ts'

const { app, sql, ask, newPerson } = await openSite()
const JSON_TYPE = { 'content-type': 'application/json' }

interface Grant {
  access_token: string
  refresh_token: string
}

const signIn = (body: object, type = 'password', headers: Record<string, string> = {}) =>
  ask({
    method: 'POST',
    path: `/auth/v1/token?grant_type=${type}`,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body)
  })
const call = (method: string, path: string, token: string, headers: Record<string, string> = {}) =>
  ask({ method, path, headers: { authorization: `Bearer ${token}`, ...headers } })

/** Somebody who knows the password and opens no page; their session is all that they have. */
async function newThief({ email }: Person, headers: Record<string, string> = {}) {
  const grant = (await (await signIn({ email, password: PASSWORD }, 'password', headers)).json()) as Grant
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

test('a session that asked nothing of ours is listed with its device, and ended by its id', async () => {
  const owner = await newPerson('ana')
  const thief = await newThief(owner, { 'user-agent': 'curl/8.5.0' })

  expect(await listed(owner, thief.sessionId)).toMatchObject({ device: 'Unknown browser', is_new: true })
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

const SUBJECT = /new sign-in/i

test('the owner is told by mail, once, of a session that only ever talks to the auth service, whatever page it names', async () => {
  const owner = await newPerson('dora')
  const headers = { 'user-agent': 'Firefox/143.0 Linux', origin: 'https://elsewhere.example' }
  const thief = await newThief(owner, headers)
  const told = async () => (await mailsTo(owner.email, SUBJECT)).filter(text => text.includes('Firefox on Linux'))
  await expect.poll(told).toHaveLength(1)

  await Promise.all([1, 2, 3].map(() => call('GET', '/api/templates', thief.token, headers)))
  expect(await told()).toHaveLength(1)
})

test('a sign-in in a browser that is known is nothing new, and the browser’s former session stands until its next page', async () => {
  const owner = await newPerson('emil')
  const [row] = await sql<{ device_id: string }[]>`
    select device_id from mailwright.account_sessions where id = ${owner.sessionId}`
  const before = await mailsTo(owner.email, SUBJECT)
  const again = await newThief(owner, { cookie: `mailwright-device=${row?.device_id}` })

  expect(await listed({ ...owner, token: again.token }, again.sessionId)).toMatchObject({ is_new: false })
  expect(await listed(owner, owner.sessionId)).toMatchObject({ is_current: true })
  expect(await mailsTo(owner.email, SUBJECT)).toEqual(before)
})
