import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const wide = openAuth(database)
/** For a caller; a third of it for an account. */
const FEW = { count: 6, seconds: 300 }
const NEW = 'a whole new password'
let networks = 0
/** Somebody who calls from a network of their own. */
const newCaller = () => `198.51.${++networks}.7`

type Auth = ReturnType<typeof openAuth>
type Headers = Record<string, string>
const put = (auth: Auth, headers: Headers, body: object) =>
  auth.call('/user', { method: 'PUT', headers, body: JSON.stringify(body) })

const CALLS: [
  name: string,
  limits: Parameters<typeof openAuth>[1],
  call: (auth: Auth, headers: Headers) => Promise<Response>
][] = [
  ['a sign-in by mail', { codes: FEW }, auth => auth.post('/otp', { email: auth.newEmail() })],
  ['a sign-in by mail, as it was', { codes: FEW }, auth => auth.post('/magiclink', { email: auth.newEmail() })],
  [
    'a code of a mail',
    { codes: FEW },
    auth => auth.post('/verify', { type: 'email', email: auth.newEmail(), token: '000000' })
  ],
  ['a code to prove who asks', { codes: FEW }, (auth, headers) => auth.call('/reauthenticate', { headers })],
  ['another address', { codes: FEW }, (auth, headers) => put(auth, headers, { email: auth.newEmail() })],
  [
    'a proof by code',
    { codes: FEW },
    (auth, headers) => put(auth, headers, { password: `${NEW} ${randomUUID()}`, nonce: '000000' })
  ],
  [
    'a proof by password',
    { tokens: FEW },
    (auth, headers) => put(auth, headers, { email: auth.newEmail(), current_password: 'a guess' })
  ],
  ['a guess at the present password', { tokens: FEW }, (auth, headers) => put(auth, headers, { password: PASSWORD })],
  [
    'another app',
    { factors: FEW },
    (auth, headers) => auth.post('/factors', { factor_type: 'totp', friendly_name: randomUUID() }, headers)
  ],
  [
    'a question for a code of an app',
    { factors: FEW },
    (auth, headers) => auth.post(`/factors/${randomUUID()}/challenge`, {}, headers)
  ],
  [
    'a code of an app',
    { factors: FEW },
    (auth, headers) => auth.post(`/factors/${randomUUID()}/verify`, { code: '000000' }, headers)
  ]
]

test.each(CALLS)('%s: who asks too often waits, on each of two servers', async (_name, limits, call) => {
  const { session } = await wide.newSession()
  const headers = { authorization: `Bearer ${session.access_token}` }
  const caller = newCaller()
  const servers = [openAuth(database, limits, {}, caller), openAuth(database, limits, {}, caller)]
  const answers: Response[] = []
  for (let i = 0; i < 4; i++) for (const server of servers) answers.push(await call(server, headers))

  expect(answers[0]?.status).not.toBe(429)
  expect(answers.slice(6).map(({ status }) => status)).toEqual([429, 429])
  expect(Number(answers[7]?.headers.get('retry-after'))).toBeGreaterThan(200)
})

test('an account is one however its address is written, and an address that only looks like it is none', async () => {
  const { email } = await wide.newPerson()
  const auth = openAuth(database, { tokens: { count: 9, seconds: 300 } }, {}, newCaller())
  const guess = (address: string) => auth.post('/token?grant_type=password', { email: address, password: 'guess' })
  const statuses: number[] = []
  for (const address of [email, email.toUpperCase(), email.replace('example', 'eXample'), email])
    statuses.push((await guess(address)).status)
  expect(statuses).toEqual([400, 400, 400, 429])
  for (const address of [` ${email}`, `${email}\u00a0`, email.replace('example', 'ｅxample'), email.replace('x', 'х')])
    expect(await (await guess(address)).json()).toMatchObject({ error_code: 'invalid_credentials' })
})

test('mails to one address are counted together however it is written', async () => {
  const email = wide.newEmail()
  const limits = { mailsToOne: { count: 1, seconds: 60 } }
  const ask = (address: string) => openAuth(database, limits, {}, newCaller()).post('/recover', { email: address })
  expect([(await ask(email)).status, (await ask(email.toUpperCase())).status]).toEqual([200, 429])
})

test('whoever has a network of IPv6 addresses is counted by the network', async () => {
  const statuses: number[] = []
  for (let host = 1; host <= 21; host++) {
    const auth = openAuth(database, { codes: { count: 2, seconds: 300 } }, {}, `2001:db8:1:2:${host.toString(16)}::7`)
    statuses.push((await auth.post('/recover', { email: auth.newEmail() })).status)
  }
  expect(statuses.filter(status => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
