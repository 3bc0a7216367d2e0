import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const NEW = 'a whole new password'
const CHANGES = [{ password: NEW }, { email: 'another@example.com' }]

/** A session whose sign-in was a while ago. */
async function oldSession(minutes = 11) {
  const session = await auth.newSession()
  auth.pass(minutes * 60)
  return session
}

test.each(CHANGES)('%j is refused to a session that has been open for a while, and changes nothing', async change => {
  const { client, email } = await oldSession()
  const mails = auth.mails.length
  const { error } = await client.updateUser(change)

  expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  expect(error?.message).toMatch(/password or a code/)
  expect(auth.mails).toHaveLength(mails)
  expect((await client.getUser()).data.user).not.toHaveProperty('new_email')
  expect((await auth.newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test('a refresh does not make a session young again', async () => {
  const { client } = await oldSession(9)
  await client.refreshSession()
  auth.pass(120)

  expect((await client.updateUser({ password: NEW })).error?.code).toBe('reauthentication_needed')
})

test('other data needs no proof', async () => {
  const { client } = await oldSession()

  expect((await client.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull()
})

test('a young sign-in, the password or a mailed code lets a change through', async () => {
  const young = await oldSession(9)
  expect((await young.client.updateUser({ password: NEW })).error).toBeNull()

  const knowing = await oldSession()
  expect((await knowing.client.updateUser({ password: NEW, current_password: PASSWORD })).error).toBeNull()

  const reading = await oldSession()
  expect((await reading.client.reauthenticate()).error).toBeNull()
  expect((await reading.client.getUser()).data.user).toHaveProperty('reauthentication_sent_at')
  const nonce = auth.codeTo(reading.email)
  expect((await reading.client.updateUser({ password: NEW, nonce })).error).toBeNull()
})

test('what is brought is checked though the session is young', async () => {
  const { client } = await auth.newSession()

  expect((await client.updateUser({ password: NEW, nonce: '000000' })).error).toMatchObject({
    status: 422,
    code: 'reauthentication_not_valid'
  })
  expect((await client.updateUser({ password: NEW, current_password: 'not it' })).error?.code).toBe(
    'current_password_invalid'
  )
})

test('a mailed code is good once, for an hour, and for its own user', async () => {
  const { client, email } = await oldSession()
  await client.reauthenticate()
  const nonce = auth.codeTo(email)
  const other = await oldSession()
  expect((await other.client.updateUser({ email: auth.newEmail(), nonce })).error?.code).toBe(
    'reauthentication_not_valid'
  )

  expect((await client.updateUser({ email: auth.newEmail(), nonce })).error).toBeNull()
  expect((await client.updateUser({ email: auth.newEmail(), nonce })).error?.code).toBe('reauthentication_not_valid')

  const slow = await auth.newSession()
  await slow.client.reauthenticate()
  auth.pass(3_601)
  await slow.client.refreshSession()
  const late = await slow.client.updateUser({ password: NEW, nonce: auth.codeTo(slow.email) })
  expect(late.error?.code).toBe('reauthentication_not_valid')
})

test('after ten wrong codes the right one is void too', async () => {
  const { client, email } = await oldSession()
  await client.reauthenticate()
  const nonce = auth.codeTo(email)
  const wrong = nonce === '000000' ? '000001' : '000000'
  for (let i = 0; i < 10; i++) await client.updateUser({ password: NEW, nonce: wrong })

  expect((await client.updateUser({ password: NEW, nonce })).error?.code).toBe('reauthentication_not_valid')
})

test('the database holds no code that was mailed', async () => {
  const { client, email } = await auth.newSession()
  await client.reauthenticate()
  const nonce = auth.codeTo(email)
  const [row] = await database.sql`select * from auth.one_time_tokens where address = ${email}`

  expect(nonce).toMatch(/^\d{6}$/)
  expect(Object.values(row ?? {})).not.toContain(nonce)
})
