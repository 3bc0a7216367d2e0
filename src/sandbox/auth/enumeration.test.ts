import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { countQueries } from '../../../tests/helpers/count-queries.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const counter = countQueries(database.sql)
const auth = openAuth({ ...database, sql: counter.sql })

const CHALLENGE = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }

test('a sign-up with a taken address looks like any other, mails nobody and changes nothing', async () => {
  const { email } = await auth.newPerson()
  const fresh = await auth.newClient().signUp({ email: auth.newEmail(), password: PASSWORD })
  const mails = auth.mails.length
  const options = { data: { full_name: 'Mallory' } }
  const taken = await auth.newClient().signUp({ email, password: 'mallory was here', options })

  expect(taken).toMatchObject({ error: null, data: { session: null, user: { email, identities: [] } } })
  expect(Object.keys(taken.data.user ?? {}).sort()).toEqual(Object.keys(fresh.data.user ?? {}).sort())
  expect(auth.mails).toHaveLength(mails)
  const { data } = await auth.newClient().signInWithPassword({ email, password: PASSWORD })
  expect(data.user?.id).not.toBe(taken.data.user?.id)
  expect(data.user?.user_metadata).not.toHaveProperty('full_name')
})

test('a weak password is refused before the address is looked up', async () => {
  const { email } = await auth.newPerson()
  for (const address of [email, auth.newEmail()]) {
    const { error } = await auth.newClient().signUp({ email: address, password: 'short' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  }
})

test('a wrong password, an unknown address and an unconfirmed one are answered alike', async () => {
  const { email } = await auth.newPerson()
  const unconfirmed = auth.newEmail()
  await auth.newClient().signUp({ email: unconfirmed, password: PASSWORD })

  for (const address of [email, auth.newEmail(), unconfirmed]) {
    const { error } = await auth.newClient().signInWithPassword({ email: address, password: 'not the password' })
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' })
  }
})

test.each([
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }]
])('%s %j answers the same for known and unknown addresses', async (path, body) => {
  const { email } = await auth.newPerson()
  for (const address of [email, auth.newEmail()]) {
    const response = await auth.post(path, { ...body, email: address })
    expect([response.status, await response.json()]).toEqual([200, {}])
  }
})

test('a recovery for an address without an account mails nobody', async () => {
  const mails = auth.mails.length
  await auth.newClient().resetPasswordForEmail(auth.newEmail())

  expect(auth.mails).toHaveLength(mails)
})

test.each([
  ['/signup', {}],
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
  ['/recover', CHALLENGE],
  ['/signup', CHALLENGE]
])('%s %j takes the same steps for an address that is known, waits, or is nobody’s', async (path, fields) => {
  const { email: known } = await auth.newPerson()
  const waiting = auth.newEmail()
  await auth.newClient().signUp({ email: waiting, password: PASSWORD })

  const steps: number[] = []
  for (const email of [known, waiting, auth.newEmail()]) {
    const body = JSON.stringify({ email, password: PASSWORD, ...fields })
    counter.restart()
    await auth.standIn.answer(new Request(`${SITE}/auth/v1${path}`, { method: 'POST', body }))
    steps.push(counter.count())
    await auth.sendDue()
  }
  expect(new Set(steps).size).toBe(1)
})
