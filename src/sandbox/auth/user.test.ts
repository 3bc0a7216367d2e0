import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const auth = openAuth(await openTestDatabase())
const NEW = 'a whole new password'

test('a password is changed by whoever knows the current one, and other devices are signed out', async () => {
  const { client, email, password } = await auth.newSession()
  const other = auth.newClient()
  await other.signInWithPassword({ email, password })

  const wrong = await client.updateUser({ password: NEW, current_password: 'not it' })
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
  expect((await other.getUser()).error).toBeNull()

  expect((await client.updateUser({ password: NEW, current_password: PASSWORD })).error).toBeNull()
  expect((await client.refreshSession()).error).toBeNull()
  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await auth.newClient().signInWithPassword({ email, password: NEW })).error).toBeNull()
})

test('a password change makes links void that were mailed before', async () => {
  const { client, email } = await auth.newSession()
  await auth.newClient('implicit').resetPasswordForEmail(email)
  await client.updateUser({ password: NEW })

  expect((await auth.follow(auth.linkTo(email))).fragment.get('error_code')).toBe('otp_expired')
})

test('the same password, a weak one and one that is too long are refused', async () => {
  const { client } = await auth.newSession()

  expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({ status: 422, code: 'same_password' })
  expect((await client.updateUser({ password: 'short' })).error).toMatchObject({ status: 422, code: 'weak_password' })
  expect((await client.updateUser({ password: '✉️'.repeat(20) })).error?.code).toBe('validation_failed')
})

test('an address changes once both have confirmed it, and the old one is told', async () => {
  const { client, email } = await auth.newSession()
  const next = auth.newEmail()
  const { data } = await client.updateUser({ email: next.toUpperCase() })
  expect(data.user).toMatchObject({ email, new_email: next })
  expect(auth.mails.find(mail => mail.to === next)?.subject).toBe('Confirm your new email')

  const half = await auth.follow(auth.linkTo(next))
  expect(half.query.get('message') ?? half.fragment.get('message')).toMatch(/other email/)
  expect((await client.getUser()).data.user?.email).toBe(email)
  await auth.follow(auth.linkTo(email))
  const { data: after } = await client.getUser()
  expect(after.user).toMatchObject({ email: next, user_metadata: { email: next } })
  expect(after.user?.new_email).toBeUndefined()
  expect(after.user?.identities?.[0]?.identity_data).toMatchObject({ email: next })
  expect(auth.mails.at(-1)?.to).toBe(email)
  expect((await auth.newClient().signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull()
  expect((await auth.newClient().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
})

test('a taken address is refused, also when it is taken before the link is opened', async () => {
  const [{ client, email }, { email: taken }] = [await auth.newSession(), await auth.newPerson()]
  expect((await client.updateUser({ email: taken })).error).toMatchObject({ status: 422, code: 'email_exists' })

  const wanted = auth.newEmail()
  await client.updateUser({ email: wanted })
  const link = auth.linkTo(wanted)
  await auth.newClient().signUp({ email: wanted, password: PASSWORD })
  await auth.follow(auth.linkTo(email))
  const { fragment, query } = await auth.follow(link)
  expect(fragment.get('error_code') ?? query.get('error_code')).toBe('email_exists')
  expect((await client.getUser()).data.user?.email).toBe(email)
})

test('data is merged, and a null takes a field away', async () => {
  const { client } = await auth.newSession()
  await client.updateUser({ data: { full_name: 'Ada', city: 'London' } })
  const { data } = await client.updateUser({ data: { city: null } })

  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada' })
  expect(data.user?.user_metadata).not.toHaveProperty('city')
})

test('nobody makes themselves an administrator', async () => {
  const { session } = await auth.newSession()
  const response = await auth.call('/user', {
    method: 'PUT',
    body: JSON.stringify({ app_metadata: { role: 'admin' } }),
    headers: { authorization: `Bearer ${session.access_token}` }
  })

  expect([response.status, (await response.json()).error_code]).toEqual([403, 'not_admin'])
})

test('a user as answered holds no hash and no token', async () => {
  const { client } = await auth.newSession()
  const text = JSON.stringify((await client.getUser()).data)

  expect(text).not.toMatch(/argon|password|token|refresh_key/)
})
