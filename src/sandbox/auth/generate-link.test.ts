import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SERVICE_ROLE_KEY, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const admin = auth.newAdmin()
const BEARER = { authorization: `Bearer ${SERVICE_ROLE_KEY}` }

test('a link to sign up makes the user, and its code, its token and its address each let them in', async () => {
  for (const way of ['code', 'token', 'link']) {
    const email = auth.newEmail()
    const options = { data: { name: 'Ada' }, redirectTo: `${SITE}/studio` }
    const { data, error } = await admin.generateLink({ type: 'signup', email, password: PASSWORD, options })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ada' } })
    expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: `${SITE}/studio` })
    const { email_otp = '', hashed_token = '', action_link = '' } = data.properties ?? {}
    expect(hashed_token).not.toContain('pkce_')
    if (way === 'code') await auth.newClient().verifyOtp({ email, token: email_otp, type: 'signup' })
    if (way === 'token') await auth.newClient().verifyOtp({ token_hash: hashed_token, type: 'signup' })
    if (way === 'link') expect((await auth.follow(action_link)).fragment.has('access_token')).toBe(true)

    const signedIn = await auth.newClient().signInWithPassword({ email, password: PASSWORD })
    expect(signedIn.data.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true })
  }
  expect(auth.mails).toHaveLength(0)
})

test.each(['magiclink', 'recovery'] as const)('a link of type %s lets in who is known', async type => {
  const { email } = await auth.newPerson()
  const { data } = await admin.generateLink({ type, email })
  const token = data.properties?.email_otp ?? ''

  expect((await auth.newClient().verifyOtp({ email, token, type })).data.user?.email).toBe(email)
})

test('a link to sign in is one to sign up for who is new, one to reset is none', async () => {
  const { data } = await admin.generateLink({ type: 'magiclink', email: auth.newEmail() })
  expect(data.properties?.verification_type).toBe('signup')

  const { error } = await admin.generateLink({ type: 'recovery', email: auth.newEmail() })
  expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('the two links of a change of address change it together', async () => {
  const { email } = await auth.newPerson()
  const newEmail = auth.newEmail()
  const old = await admin.generateLink({ type: 'email_change_current', email, newEmail })
  const next = await admin.generateLink({ type: 'email_change_new', email, newEmail })
  await auth.follow(old.data.properties?.action_link ?? '')
  const token = next.data.properties?.email_otp ?? ''
  const { data } = await auth.newClient().verifyOtp({ email: newEmail, token, type: 'email_change' })

  expect(data.user?.email).toBe(newEmail)
})

test('an invitation mails a link to come in by, once an address is free', async () => {
  const email = auth.newEmail()
  const { data, error } = await admin.inviteUserByEmail(email, { data: { team: 'A' }, redirectTo: `${SITE}/studio` })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, user_metadata: { team: 'A' } })
  expect(data.user?.invited_at).toBeDefined()
  const { fragment, url } = await auth.follow(auth.linkTo(email))
  expect([url.pathname, fragment.get('type')]).toEqual(['/studio', 'invite'])

  expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' })
  const again = await admin.generateLink({ type: 'invite', email })
  expect(again.error?.code).toBe('email_exists')
})

test.each([
  [{}, 400, 'validation_failed'],
  [{ type: 'wish', email: 'new@example.com' }, 400, 'validation_failed'],
  [{ type: 'signup', email: 'new@example.com' }, 400, 'validation_failed'],
  [{ type: 'signup', email: 'new@example.com', password: 'short' }, 422, 'weak_password'],
  [{ type: 'signup', email: 'nobody', password: PASSWORD }, 400, 'validation_failed'],
  [{ type: 'email_change_new', email: 'new@example.com', new_email: 'x@example.com' }, 404, 'user_not_found'],
  [{ type: 7, email: 'new@example.com' }, 400, 'bad_json']
])('a link of %j is refused with %i %s, and nobody is made', async (body, status, code) => {
  const response = await auth.post('/admin/generate_link', body, BEARER)

  expect([response.status, (await response.json()).error_code]).toEqual([status, code])
  expect(await database.sql`select 1 from auth.users where email = 'new@example.com'`).toHaveLength(0)
})

test('a link leads to the site, never to a stranger', async () => {
  const { email } = await auth.newPerson()
  const response = await auth.post(
    '/admin/generate_link',
    { type: 'recovery', email, redirect_to: 'https://evil.example/' },
    BEARER
  )
  expect(JSON.stringify(await response.json())).not.toContain('evil')
})

test.for([
  ['/studio', `redirect_to=${SITE}/studio`],
  ['/studio?a=1&b=50%25', `redirect_to=${encodeURIComponent(`${SITE}/studio?a=1&b=50%25`)}`]
])('a link says where %s leads as the hosted service writes it', async ([path, written]) => {
  const options = { redirectTo: `${SITE}${path}` }
  const { data } = await admin.generateLink({ type: 'signup', email: auth.newEmail(), password: PASSWORD, options })

  const { action_link = '', redirect_to } = data.properties ?? {}
  expect(action_link.endsWith(`&${written}`)).toBe(true)
  expect(redirect_to).toBe(`${SITE}${path}`)
})
