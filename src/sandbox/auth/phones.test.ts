import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const auth = openAuth(await openTestDatabase())
const VERSION = { 'x-supabase-api-version': '2024-01-01' }
const [GOOD, BAD] = ['+491234567', 'no number']
const both = { email: 'a@example.com', phone: GOOD }

/** In the order in which the hosted service looks where phones are off: a wrong number is said to be wrong only where it is read. */
test.each([
  ['/signup', { phone: GOOD, password: PASSWORD }, 400, 'phone_provider_disabled'],
  ['/signup', { phone: BAD, password: PASSWORD }, 400, 'phone_provider_disabled'],
  ['/signup', { phone: BAD, password: 'x' }, 422, 'weak_password'],
  ['/signup', { ...both, password: PASSWORD }, 400, 'validation_failed'],
  ['/token?grant_type=password', { phone: GOOD, password: PASSWORD }, 422, 'phone_provider_disabled'],
  ['/token?grant_type=password', { phone: BAD, password: PASSWORD }, 422, 'phone_provider_disabled'],
  ['/token?grant_type=password', { ...both, password: PASSWORD }, 400, 'validation_failed'],
  ['/token?grant_type=password', { email: BAD, password: PASSWORD }, 400, 'invalid_credentials'],
  ['/otp', { phone: GOOD }, 400, 'phone_provider_disabled'],
  ['/otp', { phone: BAD }, 400, 'phone_provider_disabled'],
  ['/otp', { phone: GOOD, create_user: false }, 422, 'otp_disabled'],
  ['/otp', { phone: BAD, create_user: false }, 400, 'validation_failed'],
  ['/otp', both, 400, 'validation_failed'],
  ['/verify', { type: 'sms', phone: GOOD, token: '123456' }, 403, 'otp_expired'],
  ['/verify', { type: 'phone_change', phone: '49123 4567', token: '123456' }, 403, 'otp_expired'],
  ['/verify', { type: 'sms', phone: BAD, token: '123456' }, 400, 'validation_failed'],
  ['/verify', { type: 'signup', phone: GOOD, token: '123456' }, 400, 'validation_failed'],
  ['/resend', { type: 'sms' }, 400, 'validation_failed'],
  ['/resend', { type: 'sms', email: both.email }, 400, 'validation_failed'],
  ['/resend', { type: 'sms', phone: BAD }, 400, 'phone_provider_disabled'],
  ['/resend', { type: 'phone_change' }, 400, 'validation_failed'],
  ['/resend', { type: 'phone_change', phone: GOOD }, 400, 'phone_provider_disabled'],
  ['/resend', { type: 'signup', phone: GOOD }, 400, 'validation_failed'],
  ['/resend', { type: 'signup', ...both }, 400, 'validation_failed'],
  ['/resend', { type: 'email_change', phone: GOOD }, 400, 'phone_provider_disabled']
] as const)('%s of %o: %i %s', async (path, body, status, code) => {
  const response = await auth.post(path, body, VERSION)

  expect([response.status, (await response.json()).code]).toEqual([status, code])
})

test('what was never sent to a phone is not sent again to an address', async () => {
  const { email } = await auth.newPerson()
  const before = auth.mails.length

  expect((await auth.post('/resend', { type: 'phone_change', email })).status).toBe(200)
  expect(auth.mails).toHaveLength(before)
})

test('a user who gives a phone hears what is wrong with it, or that phones are off', async () => {
  const { client } = await auth.newSession()

  expect((await client.updateUser({ phone: BAD })).error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect((await client.updateUser({ phone: GOOD })).error).toMatchObject({
    status: 400,
    code: 'phone_provider_disabled'
  })
})
