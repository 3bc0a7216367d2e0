import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const { stops } = auth.standIn
const THEIRS = 'what a thief wants'

/** The token of the newest link to stop something that an address was mailed. */
function stopTo(address: string): string {
  const texts = auth.mails.filter(mail => mail.to === address).map(mail => mail.text)
  const text = texts.findLast(each => each.includes('/auth/stop?token=')) ?? ''
  const token = /stop\?token=(\w+)/.exec(text)?.[1]
  if (!token) throw new Error(`No mail to ${address} stops anything.`)
  return token
}

/** An owner, and somebody who has borrowed a session of theirs. */
async function borrowed() {
  const { email, client: owner } = await auth.newSession()
  const thief = auth.newClient('implicit')
  const { data } = await thief.signInWithPassword({ email, password: PASSWORD })
  return { email, owner, thief, token: data.session?.access_token ?? '' }
}

async function expectBack(email: string, token: string) {
  const mail = auth.mails.findLast(each => each.to === email)
  expect(mail?.subject).toMatch(/password/i)
  expect((await auth.newClient().getUser(token)).error?.name).toBe('AuthSessionMissingError')
  const { fragment } = await auth.follow(auth.linkTo(email))
  expect(fragment.get('type')).toBe('recovery')
  const { data } = await auth.newClient().getUser(fragment.get('access_token') ?? '')
  expect(data.user?.email).toBe(email)
  expect(data.user).not.toHaveProperty('new_email')
}

test('a password that a thief set is void once its owner stops that, and everybody is out', async () => {
  const { email, thief, token } = await borrowed()
  await thief.updateUser({ password: THEIRS })
  const stop = stopTo(email)
  expect(await stops.find(stop)).toMatchObject({ what: 'password', email })
  expect((await auth.newClient().getUser(token)).error).toBeNull()

  expect(await stops.act(stop)).toMatchObject({ what: 'password', email })
  await auth.sendDue()
  expect((await auth.newClient().signInWithPassword({ email, password: THEIRS })).error?.code).toBe(
    'invalid_credentials'
  )
  await expectBack(email, token)
})

test('whoever stops a change makes every network a strange one: a thief has signed in from some', async () => {
  const { email, thief } = await borrowed()
  const networks = () =>
    database.sql`select 1 from auth.known_networks join auth.users on id = user_id where users.email = ${email}`
  await thief.updateUser({ password: THEIRS })
  const elsewhere = openAuth(database, {}, {}, '203.0.113.7').newClient('implicit')
  expect((await elsewhere.signInWithPassword({ email, password: THEIRS })).error).toBeNull()
  expect(await networks()).toHaveLength(1)
  await stops.act(stopTo(email))
  expect(await networks()).toHaveLength(0)
})

test('a change of address that waits is void once it is stopped, with its links, and so is the password', async () => {
  const { email, thief, token } = await borrowed()
  const theirs = auth.newEmail()
  await thief.updateUser({ email: theirs })
  await stops.act(stopTo(email))
  await auth.sendDue()

  expect((await auth.follow(auth.linkTo(theirs))).fragment.get('error_code')).toBe('otp_expired')
  const { error } = await auth.newClient().signInWithPassword({ email, password: PASSWORD })
  expect(error?.code).toBe('invalid_credentials')
  await expectBack(email, token)
})

test('an address that was changed is the former one again, and the password void', async () => {
  const { email, thief, token } = await borrowed()
  const theirs = auth.newEmail()
  await thief.updateUser({ email: theirs })
  await auth.follow(auth.linkTo(theirs))
  await auth.follow(auth.linkTo(email))
  expect((await thief.getUser()).data.user?.email).toBe(theirs)

  expect(await stops.act(stopTo(email))).toMatchObject({ email })
  await auth.sendDue()
  for (const address of [email, theirs]) {
    const { error } = await auth.newClient().signInWithPassword({ email: address, password: PASSWORD })
    expect(error?.code).toBe('invalid_credentials')
  }
  await expectBack(email, token)
})

/** An address that a thief has changed, and is still signed in. */
async function robbed() {
  const { email, thief } = await borrowed()
  const theirs = auth.newEmail()
  await thief.updateUser({ email: theirs })
  await auth.follow(auth.linkTo(theirs))
  await auth.follow(auth.linkTo(email))
  return { email, thief, theirs, stop: stopTo(email) }
}

test('the first owner of an address gets it back after a second change', async () => {
  const { email, thief, theirs, stop } = await robbed()
  const next = auth.newEmail()
  await thief.updateUser({ email: next })
  await auth.follow(auth.linkTo(next))
  await auth.follow(auth.linkTo(theirs))
  expect((await thief.getUser()).data.user?.email).toBe(next)

  expect(await stops.act(stop)).toMatchObject({ what: 'email', email })
})

test('a thief who stops a change of their own takes the owner’s link to stop theirs away from nobody', async () => {
  const { email, thief, theirs, stop } = await robbed()
  await thief.updateUser({ password: THEIRS })
  expect(await stops.act(stopTo(theirs))).toMatchObject({ what: 'password', email: theirs })

  expect(await stops.act(stop)).toMatchObject({ what: 'email', email })
  expect(await stops.act(stop)).toBeUndefined()
})

test('a link to stop something works once, for a week, and survives another change', async () => {
  const { email, thief } = await borrowed()
  await thief.updateUser({ password: THEIRS })
  const first = stopTo(email)
  await thief.updateUser({ password: 'another of theirs' })
  expect(await stops.find(first)).toBeDefined()
  expect(await stops.act(first)).toBeDefined()
  expect(await stops.act(first)).toBeUndefined()
  expect(await stops.act('made up')).toBeUndefined()

  const other = await auth.newSession()
  await other.client.updateUser({ password: 'a whole new one' })
  auth.pass(7 * 24 * 3_600 + 1)
  expect(await stops.find(stopTo(other.email))).toBeUndefined()
})

test('looking at what a link stops stops nothing, as scanners of mails look', async () => {
  const { email, owner } = await borrowed()
  await owner.updateUser({ password: 'a whole new one' })
  await stops.find(stopTo(email))

  expect((await owner.getUser()).error).toBeNull()
})

test('a link to stop something opens nothing by itself', async () => {
  const { email, owner } = await borrowed()
  await owner.updateUser({ password: 'a whole new one' })
  for (const type of ['recovery', 'email', 'signup', 'email_change']) {
    expect((await auth.post('/verify', { type, token_hash: stopTo(email) })).status).toBe(403)
  }
  expect(await stops.find(stopTo(email))).toBeDefined()
})
