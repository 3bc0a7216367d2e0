import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { DEVICE_COOKIE } from '../../contract/session-cookies.ts'

const database = await openTestDatabase()
const TWICE = { count: 2, seconds: 300 }
let networks = 0
/** Somebody who calls from a network of their own. */
const newNetwork = () => `198.51.${++networks}`

const waitOf = (response: Response) => Number(response.headers.get('retry-after'))

type Auth = ReturnType<typeof openAuth>

const CALLS: [name: string, limits: Parameters<typeof openAuth>[1], call: (auth: Auth) => Promise<Response>][] = [
  ['POST /signup', { signUps: TWICE }, auth => auth.post('/signup', { email: auth.newEmail(), password: PASSWORD })],
  ['a password', { tokens: TWICE }, auth => auth.post('/token?grant_type=password', { email: auth.newEmail() })],
  ['a refresh token', { tokens: TWICE }, auth => auth.post('/token?grant_type=refresh_token', { refresh_token: 'x' })],
  ['a code', { tokens: TWICE }, auth => auth.post('/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' })],
  ['GET /verify', { codes: TWICE }, auth => auth.call('/verify?token=x&type=signup', { redirect: 'manual' })],
  ['POST /verify', { codes: TWICE }, auth => auth.post('/verify', { type: 'signup', token_hash: 'x' })],
  ['POST /recover', { codes: TWICE }, auth => auth.post('/recover', { email: auth.newEmail() })],
  ['POST /resend', { codes: TWICE }, auth => auth.post('/resend', { type: 'signup', email: auth.newEmail() })]
]

test.each(CALLS)('%s: who calls too often waits, on each of two servers', async (_name, limits, call) => {
  const caller = `${newNetwork()}.7`
  const [one, two] = [openAuth(database, limits, {}, caller), openAuth(database, limits, {}, caller)]
  expect((await call(one)).status).not.toBe(429)
  expect((await call(two)).status).not.toBe(429)
  const refused = await call(one)

  expect(refused.status).toBe(429)
  expect(waitOf(refused)).toBeGreaterThan(200)
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
  expect((await call(two)).status).toBe(429)
  expect((await call(openAuth(database, limits, {}, `${newNetwork()}.7`))).status).not.toBe(429)
})

test('a network has ten times what an address has', async () => {
  const network = newNetwork()
  const ask = (host: number) => {
    const auth = openAuth(database, { codes: TWICE }, {}, `${network}.${host}`)
    return auth.post('/recover', { email: auth.newEmail() })
  }
  for (let i = 0; i < 20; i++) expect((await ask(i)).status).toBe(200)

  expect((await ask(20)).status).toBe(429)
})

test('a password is tried in vain from many networks: the account is counted too, known or not', async () => {
  const { email } = await openAuth(database).newPerson()
  for (const address of [email, openAuth(database).newEmail()]) {
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      const auth = openAuth(database, { tokens: { count: 3, seconds: 300 } }, {}, `${newNetwork()}.7`)
      const { status } = await auth.post('/token?grant_type=password', { email: address, password: 'guess' })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  }
})

test('a stranger who tries too often keeps the owner from nothing elsewhere', async () => {
  const { email } = await openAuth(database).newPerson()
  const at = (address: string) => openAuth(database, { tokens: { count: 9, seconds: 300 } }, {}, address)
  const [stranger, neighbour] = [7, 8].map(host => at(`198.52.1.${host}`))
  const ask = async (auth: Auth | undefined, password: string) =>
    (await auth?.post('/token?grant_type=password', { email, password }))?.status
  for (let i = 0; i < 3; i++) expect(await ask(stranger, 'guess')).toBe(400)

  expect([await ask(stranger, 'guess'), await ask(neighbour, 'guess')]).toEqual([429, 429])
  expect(await ask(at(`${newNetwork()}.7`), PASSWORD)).toBe(200)
})

test('strangers from many networks keep the owner out of no place that they have signed in from', async () => {
  const tokens = { count: 5, seconds: 300 }
  const home = `${newNetwork()}.7`
  const { email } = await openAuth(database, {}, {}, home).newSession()
  await database.sql`delete from auth.rate_limits`
  const device = 'd0000000-0000-4000-8000-000000000001'
  const hooks = { devices: { cookie: DEVICE_COOKIE, has: async (_: string, id: string) => id === device } }
  const ask = async (address: string, password: string, headers: Record<string, string> = {}) => {
    const auth = openAuth(database, { tokens }, {}, address, hooks)
    return (await auth.post('/token?grant_type=password', { email, password }, headers)).status
  }
  for (let i = 0; i < 17; i++) await ask(`${newNetwork()}.7`, 'guess')
  const own = { cookie: `mailwright-device=${device}` }
  const made = { cookie: 'mailwright-device=d0000000-0000-4000-8000-000000000002' }
  const elsewhere = `${newNetwork()}.7`

  expect(await ask(elsewhere, PASSWORD)).toBe(429)
  expect(await ask(elsewhere, PASSWORD, made)).toBe(429)
  expect(await ask(elsewhere, PASSWORD, own)).toBe(200)
  expect(await ask(home, PASSWORD)).toBe(200)
  // A neighbour has the network's share, and uses it up.
  expect(await ask(home, 'guess')).toBe(400)
  expect(await ask(home, PASSWORD)).toBe(429)
  expect(await ask(home, PASSWORD, own)).toBe(200)
})

test('strangers together have six mails an hour to one address, and each place of its owner has six of its own', async () => {
  const limits = { mailsToOnePerHour: { count: 6, seconds: 3_600 } }
  const home = `${newNetwork()}.7`
  const { email } = await openAuth(database, {}, {}, home).newSession()
  await database.sql`delete from auth.rate_limits`
  const ask = async (address: string) =>
    (await openAuth(database, limits, {}, address).post('/recover', { email })).status
  const times = async (count: number, address: () => string) => {
    const statuses: number[] = []
    for (let i = 0; i < count; i++) statuses.push(await ask(address()))
    return statuses
  }

  expect(await times(7, () => `${newNetwork()}.7`)).toEqual([...Array(6).fill(200), 429])
  expect(await times(7, () => home)).toEqual([...Array(6).fill(200), 429])
})

test('calls that mail nothing keep no mail of another kind back', async () => {
  const { email } = await openAuth(database).newPerson()
  await database.sql`delete from auth.rate_limits`
  const auth = openAuth(database, { mailsToOne: { count: 1, seconds: 60 } }, {}, `${newNetwork()}.7`)
  const nobody = auth.newEmail()
  const statuses = [
    await auth.post('/signup', { email, password: PASSWORD }),
    await auth.post('/recover', { email }),
    await auth.post('/recover', { email: nobody }),
    await auth.post('/signup', { email: nobody, password: PASSWORD }),
    await auth.post('/signup', { email: nobody, password: PASSWORD })
  ].map(({ status }) => status)

  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('a change of address that is refused for want of a proof is no mail', async () => {
  const wide = openAuth(database)
  const { session } = await wide.newSession()
  const auth = openAuth(database, { mailsToOne: { count: 1, seconds: 60 } }, {}, `${newNetwork()}.7`)
  const next = wide.newEmail()
  const put = async (more: object) => {
    const headers = { authorization: `Bearer ${session.access_token}` }
    return (await auth.call('/user', { method: 'PUT', headers, body: JSON.stringify({ email: next, ...more }) })).status
  }

  expect([await put({ current_password: 'a guess' }), await put({ current_password: PASSWORD })]).toEqual([400, 200])
})

test.each([
  ['in a row', { mailsToOne: { count: 1, seconds: 60 } }, 1, 60],
  ['in an hour', { mailsToOnePerHour: { count: 3, seconds: 3_600 } }, 3, 3_600]
])(
  'one address gets no more mails %s than it may, known or not, whoever asks',
  async (_name, limits, most, seconds) => {
    const { email } = await openAuth(database).newPerson()
    // The mail of the sign-up was one to that address.
    await database.sql`delete from auth.rate_limits`
    for (const address of [email, openAuth(database).newEmail()]) {
      const ask = () => openAuth(database, limits, {}, `${newNetwork()}.7`).post('/recover', { email: address })
      for (let i = 0; i < most; i++) expect((await ask()).status).toBe(200)
      const refused = await ask()

      expect(refused.status).toBe(429)
      expect(waitOf(refused)).toBeGreaterThan(seconds / 2)
      expect(await refused.json()).toMatchObject({
        error_code: 'over_email_send_rate_limit',
        msg: `For security purposes, you can only request this after ${waitOf(refused)} seconds.`
      })
    }
  }
)

test('a change of address that is sent again counts for the new address, whoever waits for it', async () => {
  const wide = openAuth(database)
  const stranger = wide.newEmail()
  const waiting = [await wide.newSession(), await wide.newSession()]
  for (const { client } of waiting) await client.updateUser({ email: stranger })
  await database.sql`delete from auth.rate_limits`
  const narrow = openAuth(database, { mailsToOne: { count: 1, seconds: 60 } }, {}, `${newNetwork()}.7`)
  const statuses: number[] = []
  for (const { email, session } of waiting) {
    const headers = { authorization: `Bearer ${session.access_token}` }
    statuses.push((await narrow.post('/resend', { type: 'email_change', email }, headers)).status)
  }

  expect(statuses).toEqual([200, 429])
})

test('who has mails sent to many addresses waits too', async () => {
  const auth = openAuth(database, { mails: TWICE }, {}, `${newNetwork()}.7`)
  const ask = () => auth.post('/recover', { email: auth.newEmail() })
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])

  expect(await (await ask()).json()).toMatchObject({ error_code: 'over_email_send_rate_limit' })
})

test('the site’s own server is not counted as a caller, the accounts that it asks for are', async () => {
  const site = openAuth(database, { tokens: { count: 9, seconds: 300 } })
  const email = site.newEmail()
  const guess = (address: string) => site.post('/token?grant_type=password', { email: address, password: 'guess' })
  for (let i = 0; i < 12; i++) expect((await guess(site.newEmail())).status).toBe(400)
  for (let i = 0; i < 3; i++) await guess(email)

  expect((await guess(email)).status).toBe(429)
})
