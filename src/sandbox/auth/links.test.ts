import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)

async function signedUp(flow: 'pkce' | 'implicit' = 'implicit') {
  const [client, email] = [auth.newClient(flow), auth.newEmail()]
  await client.signUp({ email, password: PASSWORD })
  return { client, email, link: auth.linkTo(email) }
}

/** The same link with some of its parameters replaced. */
function changed(link: string, params: Record<string, string>) {
  const url = new URL(link)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.href
}

test('a used link says so in the fragment, and signs nobody in', async () => {
  const { link } = await signedUp()
  await auth.follow(link)
  const { fragment, query } = await auth.follow(link)

  expect(Object.fromEntries(fragment)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: ''
  })
  expect([...query]).toEqual([])
})

test('a used link that was asked for with a challenge says so in the query too', async () => {
  const { link } = await signedUp('pkce')
  await auth.follow(link)
  const { fragment, query } = await auth.follow(link)

  expect([query.get('error_code'), fragment.get('error_code')]).toEqual(['otp_expired', 'otp_expired'])
  expect(query.has('code')).toBe(false)
})

test('of two people who open a link at once, one gets in', async () => {
  const { link } = await signedUp()
  const both = await Promise.all([auth.follow(link), auth.follow(link)])

  expect(both.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(1)
})

test('a link lives for an hour', async () => {
  const [early, late] = [await signedUp(), await signedUp()]
  auth.pass(3_590)
  expect((await auth.follow(early.link)).fragment.has('access_token')).toBe(true)
  auth.pass(20)
  expect((await auth.follow(late.link)).fragment.get('error_code')).toBe('otp_expired')
})

test('a new mail makes the link before it void', async () => {
  const { email } = await auth.newPerson()
  const client = auth.newClient('implicit')
  await client.resetPasswordForEmail(email)
  const link = auth.linkTo(email)
  await client.resetPasswordForEmail(email)

  expect((await auth.follow(link)).fragment.get('error_code')).toBe('otp_expired')
  expect((await auth.follow(auth.linkTo(email))).fragment.has('access_token')).toBe(true)
})

test('a reset link sets a password wherever it is opened, whoever asked for it, once', async () => {
  const { email } = await auth.newPerson()
  const stranger = auth.newClient('pkce')
  await stranger.resetPasswordForEmail(email)
  const { query, fragment } = await auth.follow(auth.linkTo(email))
  const [code, token_hash] = [query.get('code') ?? '', fragment.get('token_hash') ?? '']
  const owner = auth.newClient()
  const use = { token_hash, type: 'recovery' } as const

  expect((await owner.verifyOtp(use)).data.user?.email).toBe(email)
  expect((await owner.updateUser({ password: 'a whole new one' })).error).toBeNull()
  expect((await auth.newClient().verifyOtp(use)).error?.code).toBe('otp_expired')
  expect((await stranger.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
})

test('a reset page that is open sets a password though strangers have asked for further mails', async () => {
  const { email } = await auth.newPerson()
  await auth.newClient('pkce').resetPasswordForEmail(email)
  const { fragment } = await auth.follow(auth.linkTo(email))
  await auth.newClient('pkce').resetPasswordForEmail(email)
  const owner = auth.newClient()
  await owner.verifyOtp({ token_hash: fragment.get('token_hash') ?? '', type: 'recovery' })
  expect((await owner.updateUser({ password: 'a whole new one' })).error).toBeNull()
  expect((await auth.follow(auth.linkTo(email))).query.get('error_code')).toBe('otp_expired')
})

test('where the browser that asked for a reset link opens it, its code voids the rest', async () => {
  const { email } = await auth.newPerson()
  const client = auth.newClient('pkce')
  await client.resetPasswordForEmail(email)
  const { query, fragment } = await auth.follow(auth.linkTo(email))
  const use = { token_hash: fragment.get('token_hash') ?? '', type: 'recovery' } as const

  expect((await client.exchangeCodeForSession(query.get('code') ?? '')).data.user?.email).toBe(email)
  expect((await auth.newClient().verifyOtp(use)).error?.code).toBe('otp_expired')
})

test('on a site that names its pages for links none leads to the front page, and a reset link to the reset page alone', async () => {
  const linkPages = { reset: '/reset-password', start: '/signin' }
  const site = openAuth(database, {}, {}, undefined, { linkPages })
  const [client, email] = [site.newClient('implicit'), site.newEmail()]
  const ledTo = async () => (await site.follow(site.linkTo(email))).url.href.split('#')[0]
  await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${SITE}/?plan=pro` } })
  expect(await ledTo()).toBe(`${SITE}/signin?plan=pro`)
  expect(await ledTo()).toBe(`${SITE}/signin?plan=pro`)
  for (const redirectTo of ['', `${SITE}/`, `${SITE}/studio`]) {
    await client.resetPasswordForEmail(email, { redirectTo })
    expect(await ledTo()).toBe(`${SITE}/reset-password`)
  }
  await client.signInWithOtp({ email, options: { emailRedirectTo: `${SITE}/studio` } })
  expect(await ledTo()).toBe(`${SITE}/studio`)
})

test('a link for one thing does not do another', async () => {
  const { link } = await signedUp()

  expect((await auth.follow(changed(link, { type: 'recovery' }))).fragment.get('error_code')).toBe('otp_expired')
  expect((await auth.follow(link)).fragment.has('access_token')).toBe(true)
})

test('taking the mark of a challenge off a token does not turn its code into a session', async () => {
  const { link } = await signedUp('pkce')
  const token = new URL(link).searchParams.get('token') ?? ''
  expect(token).toMatch(/^pkce_[0-9a-f]{56}$/)
  const { fragment } = await auth.follow(changed(link, { token: token.replace('pkce_', '') }))

  expect(fragment.has('access_token')).toBe(false)
})

test('a link whose destination was changed leads to the site, not with the session to a stranger', async () => {
  const { link } = await signedUp()
  const { url } = await auth.follow(changed(link, { redirect_to: 'https://evil.example/take' }))

  expect(url.origin).toBe(SITE)
})

test('a mail names our site only, whatever host and destination the call had', async () => {
  const email = auth.newEmail()
  const url = 'http://evil.example/auth/v1/signup?redirect_to=https%3A%2F%2Fevil.example'
  const body = JSON.stringify({ email, password: PASSWORD })
  await auth.standIn.handle(
    new Request(url, { method: 'POST', body, headers: { host: 'evil.example', referer: 'https://evil.example/' } })
  )
  const mail = auth.mails.at(-1)

  expect(mail?.to).toBe(email)
  expect(`${mail?.text} ${mail?.html}`).not.toContain('evil')
  expect(auth.linkTo(email)).toContain(`${SITE}/auth/v1/verify?token=`)
})

test('a token can be posted too, which gives the session directly, also for a link of a code', async () => {
  const { client, email, link } = await signedUp('pkce')
  const token_hash = new URL(link).searchParams.get('token') ?? ''
  const { data, error } = await client.verifyOtp({ token_hash, type: 'signup' })

  expect([error, data.user?.email, data.session?.token_type]).toEqual([null, email, 'bearer'])
  expect((await client.verifyOtp({ token_hash, type: 'signup' })).error).toMatchObject({
    status: 403,
    code: 'otp_expired'
  })
})

test('a code is good for five minutes, and only with the verifier of the browser that asked', async () => {
  const { client, email, link } = await signedUp('pkce')
  const code = (await auth.follow(link)).query.get('code') ?? ''
  const wrong = await auth.post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(60) })
  expect([wrong.status, (await wrong.json()).error_code]).toEqual([400, 'bad_code_verifier'])
  expect((await client.exchangeCodeForSession(code)).data.user?.email).toBe(email)

  const slow = await signedUp('pkce')
  const stale = (await auth.follow(slow.link)).query.get('code') ?? ''
  auth.pass(301)
  expect((await slow.client.exchangeCodeForSession(stale)).error?.code).toBe('flow_state_expired')
})

test('a link without its token or type is refused where it is', async () => {
  expect((await auth.call('/verify?type=signup')).status).toBe(400)
  expect((await auth.call('/verify?token=abc')).status).toBe(400)
})

test('the database holds no token that would open a link', async () => {
  const { link } = await signedUp()
  const token = new URL(link).searchParams.get('token') ?? ''
  const rows = await database.sql`select * from auth.one_time_tokens where token_hash = ${token}`

  expect(rows).toHaveLength(0)
})

test('where a link leads is asked for in the query, else in a header, else by the page that asked', async () => {
  const { email } = await auth.newPerson()
  const ledTo = async (query: string, headers: Record<string, string>) => {
    await auth.post(`/recover${query}`, { email }, headers)
    return new URL(auth.linkTo(email)).searchParams.get('redirect_to')
  }
  const [inQuery, inHeader, page] = ['a', 'b', 'c'].map(name => `${SITE}/${name}`) as [string, string, string]
  const query = `?redirect_to=${encodeURIComponent(inQuery)}`

  expect(await ledTo(query, { redirect_to: inHeader, referer: page })).toBe(inQuery)
  expect(await ledTo('', { redirect_to: inHeader, referer: page })).toBe(inHeader)
  expect(await ledTo('', { redirect_to: 'https://evil.example', referer: page })).toBe(page)
  expect(await ledTo('', { redirect_to: 'https://evil.example' })).toBe(SITE)
})
