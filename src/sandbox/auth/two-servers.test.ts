import { afterAll, expect, inject, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openDatabase } from '../../server/database/database.ts'

const database = await openTestDatabase()
const isEmbedded = inject('testDatabase').kind === 'dump'
const second = openDatabase(database.url, { isEmbedded })
afterAll(second.close)
const [here, there] = [openAuth(database), openAuth(second)]

const refresh = (auth: typeof here, refresh_token: string) => auth.newClient().refreshSession({ refresh_token })

test('what one server signs, the other believes', async () => {
  const { session } = await here.newSession()
  const { data } = await there.newClient().getUser(session.access_token)

  expect(data.user?.id).toBe(session.user.id)
  expect((await there.standIn.jwks()).keys).toEqual((await here.standIn.jwks()).keys)
})

test('refreshes at two servers at once agree on one token', async () => {
  const { session } = await here.newSession()
  const servers = [here, there, here, there]
  const all = await Promise.all(servers.map(auth => refresh(auth, session.refresh_token)))

  expect(all.map(({ error }) => error)).toEqual([null, null, null, null])
  expect(new Set(all.map(({ data }) => data.session?.refresh_token)).size).toBe(1)
})

test('a token that was used at one server and comes to the other later ends the session at both', async () => {
  const { session } = await here.newSession()
  const next = await refresh(here, session.refresh_token)
  const newest = await refresh(there, next.data.session?.refresh_token ?? '')
  there.pass(30)

  expect((await refresh(there, session.refresh_token)).error?.code).toBe('refresh_token_already_used')
  const { data } = newest
  expect((await here.newClient().getUser(data.session?.access_token)).error?.name).toBe('AuthSessionMissingError')
  expect((await refresh(here, data.session?.refresh_token ?? '')).error?.name).toBe('AuthSessionMissingError')
})

test('signing out everywhere at one server signs out at the other', async () => {
  const { client, email } = await here.newSession()
  const elsewhere = there.newClient()
  await elsewhere.signInWithPassword({ email, password: PASSWORD })
  await client.signOut({ scope: 'global' })

  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a code and a link work once, whichever server they come to', async () => {
  const email = here.newEmail()
  await here.newClient().signUp({ email, password: PASSWORD })
  const token = here.codeTo(email)
  const both = await Promise.all(
    [here, there].map(auth => auth.newClient().verifyOtp({ email, token, type: 'signup' }))
  )

  expect(both.filter(({ error }) => error === null)).toHaveLength(1)
})

test('wrong codes are counted over both servers', async () => {
  const email = here.newEmail()
  await here.newClient().signUp({ email, password: PASSWORD })
  const token = here.codeTo(email)
  const wrong = token === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i++) {
    for (const auth of [here, there]) await auth.newClient().verifyOtp({ email, token: wrong, type: 'signup' })
  }

  expect((await there.newClient().verifyOtp({ email, token, type: 'signup' })).error?.code).toBe('otp_expired')
})

test('two servers that start at once on a new database sign with one key', async () => {
  const fresh = await Promise.all([openAuth(database), openAuth(second)].map(auth => auth.standIn.jwks()))

  expect(fresh[0]).toEqual(fresh[1])
})
