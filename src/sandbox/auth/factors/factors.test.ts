import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SITE } from '../../../../tests/helpers/auth.ts'
import { codeFor } from '../../../../tests/helpers/authenticator.ts'
import { openTestDatabase } from '../../../../tests/helpers/database.ts'

const begun: string[] = []
const onSession = async (_: unknown, { userId }: { userId: string }) => void begun.push(userId)
const auth = openAuth(await openTestDatabase(), {}, {}, '198.51.100.7', { onSession })
type Client = ReturnType<typeof auth.newClient>
type Session = Awaited<ReturnType<typeof auth.newSession>>

async function enrol({ mfa }: Client, friendlyName?: string) {
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: 'Mailwright', friendlyName })
  if (error) throw error
  return data
}

/** Somebody with two steps, on the session that turned them on. */
async function newProtected() {
  const session = await auth.newSession()
  const { id, totp } = await enrol(session.client)
  const code = (drift = 0) => codeFor(totp.secret, auth.now().getTime(), drift)
  const { error } = await session.client.mfa.challengeAndVerify({ factorId: id, code: code() })
  if (error) throw error
  // The next code is a new one.
  auth.pass(30)
  return { ...session, factorId: id, code }
}

async function signInAgain({ email }: Pick<Session, 'email'>): Promise<Client> {
  const client = auth.newClient()
  const { error } = await client.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return client
}

const levels = async ({ mfa }: Client) => {
  const { data } = await mfa.getAuthenticatorAssuranceLevel()
  return `${data?.currentLevel} ${data?.nextLevel}`
}
const codeOf = ({ error }: { error: { code?: string | undefined; status?: number | undefined } | null }) =>
  `${error?.status} ${error?.code}`
const tokenOf = async (client: Client) => (await client.getSession()).data.session

test('a sign-in is noted once it is whole: with the second step, where there is one', async () => {
  const { email, user, factorId, code } = await newProtected()
  const count = () => begun.filter(id => id === user.id).length
  const before = count()
  const client = await signInAgain({ email })
  expect(count()).toBe(before)
  await client.mfa.challengeAndVerify({ factorId, code: code() })
  expect(count()).toBe(before + 1)
})

test('an enrolment brings a picture, a secret and an address, and changes nothing until its first code', async () => {
  const { client, email } = await auth.newSession()
  const factor = await enrol(client, 'Phone')

  expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s)
  expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(factor.totp.uri)
  expect(decodeURIComponent(factor.totp.uri)).toContain(`otpauth://totp/Mailwright:${email}?`)
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    algorithm: 'SHA1',
    digits: '6',
    issuer: 'Mailwright',
    period: '30',
    secret: factor.totp.secret
  })
  expect(await levels(client)).toBe('aal1 aal1')
  const { data } = await client.mfa.listFactors()
  expect([data?.all.map(({ status }) => status), data?.totp]).toEqual([['unverified'], []])
  expect(JSON.stringify((await client.getUser()).data)).not.toContain(factor.totp.secret)
})

test('a good code makes the session one of two steps, which it stays', async () => {
  const { client, session: before } = await auth.newSession()
  const { id, totp } = await enrol(client)
  const { data: challenge } = await client.mfa.challenge({ factorId: id })
  expect(challenge?.expires_at).toBe(Math.floor(auth.now().getTime() / 1_000) + 300)
  const code = codeFor(totp.secret, auth.now().getTime())
  const { data, error } = await client.mfa.verify({ factorId: id, challengeId: challenge?.id ?? '', code })

  expect(error).toBeNull()
  const [old, now] = [decodeJwt(before.access_token), decodeJwt(data?.access_token ?? '')]
  expect(now).toMatchObject({
    aal: 'aal2',
    session_id: old.session_id,
    amr: [{ method: 'totp' }, { method: 'password' }]
  })
  expect(data?.refresh_token).not.toBe(before.refresh_token)
  expect(data?.user.factors).toMatchObject([{ id, status: 'verified', factor_type: 'totp' }])
  expect(await levels(client)).toBe('aal2 aal2')

  auth.pass(60)
  const refreshed = await client.refreshSession()
  expect(decodeJwt(refreshed.data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2', amr: now.amr })
})

test('a copy of the session from before the second step refreshes no more, and harms nobody', async () => {
  const { client, session: before } = await auth.newSession()
  const { id, totp } = await enrol(client)
  await client.mfa.challengeAndVerify({ factorId: id, code: codeFor(totp.secret, auth.now().getTime()) })

  const stolen = await auth.newClient().refreshSession({ refresh_token: before.refresh_token })
  expect(stolen.error?.status).toBe(400)
  expect((await client.refreshSession()).error).toBeNull()
})

test('a copy of the access token from before the second step may still not change what the account is protected by', async () => {
  const owner = await newProtected()
  const client = await signInAgain(owner)
  const copied = (await client.getSession()).data.session?.access_token
  expect((await client.mfa.challengeAndVerify({ factorId: owner.factorId, code: owner.code() })).error).toBeNull()
  const headers = { authorization: `Bearer ${copied}` }

  const [changed, removed] = [
    await auth.call('/user', { method: 'PUT', headers, body: JSON.stringify({ password: 'a whole new one' }) }),
    await auth.call(`/factors/${owner.factorId}`, { method: 'DELETE', headers })
  ]
  expect([changed.status, removed.status]).toEqual([401, 422])
})

test('turning it on ends other sessions, and voids enrolments that nobody went through with', async () => {
  const session = await auth.newSession()
  const [elsewhere, left] = [await signInAgain(session), await enrol(session.client, 'Left')]
  const { id, totp } = await enrol(session.client, 'Phone')
  const code = codeFor(totp.secret, auth.now().getTime())
  await session.client.mfa.challengeAndVerify({ factorId: id, code })

  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError')
  const { data } = await session.client.mfa.listFactors()
  expect(data?.all.map(factor => factor.id)).toEqual([id])
  expect(codeOf(await session.client.mfa.challenge({ factorId: left.id }))).toBe('404 mfa_factor_not_found')
})

test('a new sign-in has one step until the code, and may change neither password nor address nor factors', async () => {
  const owner = await newProtected()
  const client = await signInAgain(owner)

  expect(await levels(client)).toBe('aal1 aal2')
  expect(codeOf(await client.updateUser({ password: 'a whole new one' }))).toBe('401 insufficient_aal')
  expect(codeOf(await client.updateUser({ email: auth.newEmail() }))).toBe('401 insufficient_aal')
  expect((await client.updateUser({ data: { full_name: 'Ana' } })).error).toBeNull()
  expect(codeOf(await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toBe('403 insufficient_aal')
  expect(codeOf(await client.mfa.unenroll({ factorId: owner.factorId }))).toBe('422 insufficient_aal')

  expect((await client.mfa.challengeAndVerify({ factorId: owner.factorId, code: owner.code() })).error).toBeNull()
  expect(await levels(client)).toBe('aal2 aal2')
  expect((await client.updateUser({ password: 'a whole new one' })).error).toBeNull()
})

test('a code is taken once, on whatever challenge', async () => {
  const owner = await newProtected()
  const { mfa } = owner.client
  const code = owner.code()
  expect((await mfa.challengeAndVerify({ factorId: owner.factorId, code })).error).toBeNull()
  const again = await mfa.challengeAndVerify({ factorId: owner.factorId, code })
  expect(codeOf(again)).toBe('422 mfa_verification_failed')
  const before = await mfa.challengeAndVerify({ factorId: owner.factorId, code: owner.code(-1) })
  expect(codeOf(before)).toBe('422 mfa_verification_failed')
})

test.each([-1, 1])('the code %i step from now is good too, and two from now is not', async drift => {
  const owner = await newProtected()
  auth.pass(60)
  const tryWith = (code: string) => owner.client.mfa.challengeAndVerify({ factorId: owner.factorId, code })
  expect(codeOf(await tryWith(owner.code(drift * 2)))).toBe('422 mfa_verification_failed')
  expect((await tryWith(owner.code(drift))).error).toBeNull()
})

test('a challenge is used once, within five minutes, from where it was asked for', async () => {
  const { client, factorId, code } = await newProtected()
  const challenge = async () => (await client.mfa.challenge({ factorId })).data?.id ?? ''
  const verify = async (challengeId: string) => codeOf(await client.mfa.verify({ factorId, challengeId, code: code() }))
  const used = await challenge()
  await verify(used)
  auth.pass(30)
  expect(await verify(used)).toBe('422 mfa_ip_address_mismatch')

  const late = await challenge()
  auth.pass(301)
  expect(await verify(late)).toBe('422 mfa_challenge_expired')
  expect(await verify(crypto.randomUUID())).toBe('422 mfa_factor_not_found')
  expect(await verify('none')).toBe('422 mfa_factor_not_found')

  const elsewhere = await auth.standIn.handle(
    new Request(`${SITE}/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${(await tokenOf(client))?.access_token}` },
      body: JSON.stringify({ challenge_id: await challenge(), code: code() })
    }),
    '192.0.2.7'
  )
  expect([elsewhere.status, (await elsewhere.json()).error_code]).toEqual([422, 'mfa_ip_address_mismatch'])
})

test('ten wrong codes, on whatever sessions, and the right one has to wait a quarter of an hour', async () => {
  const owner = await newProtected()
  const tryWith = (client: Client, code: string) => client.mfa.challengeAndVerify({ factorId: owner.factorId, code })
  const clients = [await signInAgain(owner), await signInAgain(owner)]
  for (let i = 0; i < 10; i++) await tryWith(clients[i % 2] as Client, '000000')

  expect(codeOf(await tryWith(owner.client, owner.code()))).toBe('429 over_request_rate_limit')
  auth.pass(901)
  expect((await tryWith(owner.client, owner.code())).error).toBeNull()
})

test('a factor that counts is taken away on a session of two steps alone, and leaves sessions of one', async () => {
  const owner = await newProtected()
  const other = await signInAgain(owner)
  await other.mfa.challengeAndVerify({ factorId: owner.factorId, code: owner.code() })

  const { data, error } = await owner.client.mfa.unenroll({ factorId: owner.factorId })
  expect([data?.id, error]).toEqual([owner.factorId, null])
  for (const client of [owner.client, other]) {
    const { data } = await client.refreshSession()
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect(data.user?.factors).toBeUndefined()
  }
})

test('an old sign-in adds and removes nothing; the code is proof as well', async () => {
  const owner = await newProtected()
  auth.pass(601)
  expect(codeOf(await owner.client.mfa.unenroll({ factorId: owner.factorId }))).toBe('400 reauthentication_needed')
  const late = await auth.newSession()
  auth.pass(601)
  expect(codeOf(await late.client.mfa.enroll({ factorType: 'totp' }))).toBe('400 reauthentication_needed')

  await owner.client.mfa.challengeAndVerify({ factorId: owner.factorId, code: owner.code() })
  expect((await owner.client.mfa.unenroll({ factorId: owner.factorId })).error).toBeNull()
})

/** The token of the link in the newest mail to somebody that stops what it tells of. */
const stopTokenTo = (email: string) =>
  /\/auth\/stop\?token=(\w+)/.exec(auth.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''

test('the owner is mailed that it was turned on and off, once each', async () => {
  const owner = await newProtected()
  const subjects = () => auth.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)
  const before = subjects().length
  await owner.client.mfa.challengeAndVerify({ factorId: owner.factorId, code: owner.code() })
  expect(subjects()).toHaveLength(before)
  expect(stopTokenTo(owner.email)).toHaveLength(56)
  await owner.client.mfa.unenroll({ factorId: owner.factorId })
  expect(subjects().slice(before - 1)).toEqual([expect.stringMatching(/on/i), expect.stringMatching(/off/i)])
})

test('of an app beside another the owner is mailed that it was added and removed, for two steps stay on', async () => {
  const { client, email } = await newProtected()
  const { id, totp } = await enrol(client, 'Tablet')
  await client.mfa.challengeAndVerify({ factorId: id, code: codeFor(totp.secret, auth.now().getTime()) })
  await client.mfa.unenroll({ factorId: id })
  const subjects = auth.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(subjects.slice(-2)).toEqual(['An authenticator app was added', 'An authenticator app was removed'])
  expect(stopTokenTo(email)).toHaveLength(56)
})

test('who stops an app that was added keeps the one before it', async () => {
  const { client, email, user, factorId } = await newProtected()
  const { id, totp } = await enrol(client, 'Tablet')
  await client.mfa.challengeAndVerify({ factorId: id, code: codeFor(totp.secret, auth.now().getTime()) })
  expect(await auth.standIn.stops.act(stopTokenTo(email))).toMatchObject({ what: 'app_added' })
  const { data } = await auth.newAdmin().mfa.listFactors({ userId: user.id })
  expect(data?.factors.map(factor => factor.id)).toEqual([factorId])
})

test('an owner who did not turn it on stops it: the thief is out, and so is their app', async () => {
  const thief = await newProtected()
  await auth.standIn.stops.act(stopTokenTo(thief.email))
  expect((await thief.client.getUser()).error?.name).toBe('AuthSessionMissingError')
  await auth.sendDue()
  const owner = auth.newClient()
  const { fragment } = await auth.follow(auth.linkTo(thief.email))
  const [access_token, refresh_token] = [fragment.get('access_token') ?? '', fragment.get('refresh_token') ?? '']
  await owner.setSession({ access_token, refresh_token })
  expect(await levels(owner)).toBe('aal1 aal1')
  expect((await owner.updateUser({ password: 'a whole new one' })).error).toBeNull()
})

test('stopping a password that a thief set takes the app that came after it, and leaves the owner’s', async () => {
  const [robbed, owner] = [await auth.newSession(), await newProtected()]
  for (const { client } of [robbed, owner]) await client.updateUser({ password: 'one of a thief' })
  const tokens = [robbed, owner].map(({ email }) => stopTokenTo(email))
  const { id, totp } = await enrol(robbed.client)
  await robbed.client.mfa.challengeAndVerify({ factorId: id, code: codeFor(totp.secret, auth.now().getTime()) })
  for (const token of tokens) await auth.standIn.stops.act(token)

  const admin = auth.newAdmin()
  const factorsOf = async (userId: string) => (await admin.mfa.listFactors({ userId })).data?.factors.length
  expect([await factorsOf(robbed.user.id), await factorsOf(owner.user.id)]).toEqual([0, 1])
})

test('another’s factor is not there', async () => {
  const [owner, stranger] = [await newProtected(), await newProtected()]
  const { mfa } = stranger.client
  expect(codeOf(await mfa.challenge({ factorId: owner.factorId }))).toBe('404 mfa_factor_not_found')
  expect(codeOf(await mfa.unenroll({ factorId: owner.factorId }))).toBe('404 mfa_factor_not_found')
  const own = (await mfa.challenge({ factorId: stranger.factorId })).data?.id ?? ''
  const mixed = await owner.client.mfa.verify({ factorId: owner.factorId, challengeId: own, code: owner.code() })
  expect(codeOf(mixed)).toBe('422 mfa_factor_not_found')
})

test('a name is given once, ten factors are the most, and what was given up early goes', async () => {
  const { client } = await auth.newSession()
  await enrol(client)
  expect(codeOf(await client.mfa.enroll({ factorType: 'totp' }))).toBe('422 mfa_factor_name_conflict')
  for (let i = 1; i < 10; i++) await enrol(client, `No. ${i}`)
  const eleventh = () => client.mfa.enroll({ factorType: 'totp', friendlyName: 'No. 10' })
  expect(codeOf(await eleventh())).toBe('422 too_many_enrolled_mfa_factors')
  auth.pass(301)
  expect((await eleventh()).error).toBeNull()
  expect((await client.mfa.listFactors()).data?.all).toHaveLength(1)
})

test.each([
  ['POST', '/factors', { factor_type: 'sms' }, '400 validation_failed'],
  ['POST', '/factors', {}, '400 validation_failed'],
  ['POST', '/factors', { factor_type: 'phone' }, '422 mfa_phone_enroll_not_enabled'],
  ['POST', '/factors', { factor_type: 'totp', friendly_name: 'x'.repeat(300) }, '400 validation_failed'],
  ['POST', '/factors/none/challenge', {}, '404 validation_failed'],
  ['POST', '/factors/none/verify', { challenge_id: 'x' }, '400 validation_failed'],
  ['POST', `/factors/${crypto.randomUUID()}/verify`, { code: '123456' }, '404 mfa_factor_not_found'],
  ['PUT', `/factors/${crypto.randomUUID()}`, {}, '405 method_not_allowed'],
  ['DELETE', '/factors/none', undefined, '404 validation_failed']
] as const)('%s %s of %j is refused: %s', async (method, path, body, refusal) => {
  const { session } = await auth.newSession()
  const init = { method, headers: { authorization: `Bearer ${session.access_token}` } }
  const response = await auth.call(path, body ? { ...init, body: JSON.stringify(body) } : init)
  expect(`${response.status} ${(await response.json()).error_code}`).toBe(refusal)
})

test.each(['/factors', `/factors/${crypto.randomUUID()}/verify`])('without a token %s is refused', async path => {
  expect((await auth.post(path, { factor_type: 'totp', code: '123456' })).status).toBe(401)
})
