import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const auth = openAuth(await openTestDatabase())

async function asked() {
  const session = await auth.newSession()
  const next = auth.newEmail()
  expect((await session.client.updateUser({ email: next })).error).toBeNull()
  return { ...session, next }
}

test.each([
  ['the old address first', true],
  ['the new address first', false]
])('both addresses confirm by code, %s; the first is told to go on at the other', async (_, isOldFirst) => {
  const { client, email, next } = await asked()
  const order = isOldFirst ? [email, next] : [next, email]
  const [first = '', second = ''] = order
  const half = await client.verifyOtp({ email: first, token: auth.codeTo(first), type: 'email_change' })
  expect(half).toMatchObject({ error: null, data: { user: null, session: null } })
  expect((await client.getUser()).data.user).toMatchObject({ email, new_email: next })

  const whole = await auth.newClient().verifyOtp({ email: second, token: auth.codeTo(second), type: 'email_change' })
  expect(whole.data.user).toMatchObject({ email: next })
  const told = auth.mails.findLast(({ to }) => to === email)
  expect([told?.subject, told?.text]).toEqual([
    expect.stringMatching(/changed/i),
    expect.stringContaining('/auth/stop')
  ])
  expect((await auth.newClient().signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull()
})

test('what the first confirmation answers over the wire', async () => {
  const { next } = await asked()
  const token_hash = new URL(auth.linkTo(next)).searchParams.get('token')
  const response = await auth.post('/verify', { type: 'email_change', token_hash })

  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
  expect([response.status, await response.json()]).toEqual([200, { msg, code: '200' }])
})

test('one address alone changes nothing, however often it confirms', async () => {
  const { client, email, next } = await asked()
  const link = auth.linkTo(next)
  const { query } = await auth.follow(link)
  expect(query.get('message')).toMatch(/other email/)
  expect(query.has('code')).toBe(false)

  expect((await auth.follow(link)).fragment.get('error_code')).toBe('otp_expired')
  expect((await client.getUser()).data.user?.email).toBe(email)
})

test('an hour after it was asked for, a change is forgotten though one address has confirmed it', async () => {
  const { email, next } = await asked()
  await auth.follow(auth.linkTo(next))
  auth.pass(3_601)

  expect((await auth.follow(auth.linkTo(email))).fragment.get('error_code')).toBe('otp_expired')
})

test('a change is over an hour after it was asked for, though the link to the other address is newer', async () => {
  const { email } = await auth.newPerson()
  const given = { email, newEmail: auth.newEmail() }
  const first = await auth.newAdmin().generateLink({ type: 'email_change_new', ...given })
  await auth.follow(first.data.properties?.action_link ?? '')
  auth.pass(3_000)
  const second = await auth.newAdmin().generateLink({ type: 'email_change_current', ...given })
  auth.pass(700)

  const { fragment } = await auth.follow(second.data.properties?.action_link ?? '')
  expect(fragment.get('error_code')).toBe('otp_expired')
  expect((await auth.newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})
