import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SERVICE_ROLE_KEY } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const admin = auth.newAdmin()
const BEARER = { authorization: `Bearer ${SERVICE_ROLE_KEY}` }
const signIn = (email: string, password = PASSWORD) => auth.newClient().signInWithPassword({ email, password })

async function created(more: Parameters<typeof admin.createUser>[0] = {}) {
  const email = auth.newEmail()
  const { data, error } = await admin.createUser({ email, password: PASSWORD, email_confirm: true, ...more })
  if (error) throw error
  return { email, user: data.user }
}

test('a user is made with what is given, and signs in', async () => {
  const id = crypto.randomUUID()
  const { email, user } = await created({ id, user_metadata: { name: 'Ada' }, app_metadata: { plan: 'pro' } })

  expect(user).toMatchObject({ id, email, role: 'authenticated', user_metadata: { name: 'Ada' } })
  expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'], plan: 'pro' })
  expect(user.identities).toHaveLength(1)
  expect((await signIn(email)).error).toBeNull()
})

test('without a confirmation somebody new waits for one, and their metadata are as given', async () => {
  const { email, user } = await created({ email_confirm: false, user_metadata: { name: 'Ada' } })

  expect(user.user_metadata).toEqual({ name: 'Ada' })
  expect(user.email_confirmed_at).toBeUndefined()
  expect((await signIn(email)).error?.code).toBe('email_not_confirmed')
  expect((await admin.updateUserById(user.id, { email_confirm: true })).data.user?.email_confirmed_at).toBeDefined()
  expect((await signIn(email)).error).toBeNull()
})

test('an administrator confirms who signed up, with their password', async () => {
  const email = auth.newEmail()
  const { data } = await auth.newClient().signUp({ email, password: PASSWORD })
  await admin.updateUserById(data.user?.id ?? '', { email_confirm: true })

  expect((await signIn(email)).error).toBeNull()
})

test('a list of those whose address has a character that no address has is empty, and no error', async () => {
  const headers = BEARER
  const response = await auth.call('/admin/users?filter=%00nobody-at-all', { headers })

  expect([response.status, (await response.json()).users]).toEqual([200, []])
})

test('metadata are as given, and say besides only that the address is confirmed', async () => {
  const { user } = await created({ user_metadata: { name: 'Ada' } })
  const { data } = await admin.createUser({ email: auth.newEmail() })
  const later = await admin.updateUserById(data.user?.id ?? '', { email_confirm: true })

  expect(user.user_metadata).toEqual({ name: 'Ada', email_verified: true })
  expect(later.data.user?.user_metadata).toEqual({ email_verified: true })
})

test('a taken address is refused, for one who is made and for one who is changed', async () => {
  const [one, other] = [await created(), await created()]

  expect((await admin.createUser({ email: one.email.toUpperCase() })).error).toMatchObject({
    status: 422,
    code: 'email_exists'
  })
  expect((await admin.updateUserById(other.user.id, { email: one.email })).error?.code).toBe('email_exists')
})

test('an administrator changes address, password and metadata; a null takes one away', async () => {
  const { email, user } = await created({ user_metadata: { a: 1, b: 2 } })
  const session = auth.newClient()
  await session.signInWithPassword({ email, password: PASSWORD })
  const next = auth.newEmail()
  const { data } = await admin.updateUserById(user.id, {
    email: next,
    password: 'a whole new one',
    user_metadata: { b: null, c: 3 },
    app_metadata: { plan: 'pro' }
  })

  expect(data.user).toMatchObject({ email: next, app_metadata: { provider: 'email', plan: 'pro' } })
  expect(data.user?.user_metadata).toMatchObject({ a: 1, c: 3 })
  expect(data.user?.user_metadata).not.toHaveProperty('b')
  expect((await session.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await signIn(next, 'a whole new one')).error).toBeNull()
})

test('who is banned neither signs in, nor refreshes, nor opens a link, until the ban ends', async () => {
  const { email, user } = await created()
  const client = auth.newClient('implicit')
  await client.signInWithPassword({ email, password: PASSWORD })
  await client.resetPasswordForEmail(email)
  const link = auth.linkTo(email)
  const { data } = await admin.updateUserById(user.id, { ban_duration: '1h30m' })
  expect(new Date(data.user?.banned_until ?? 0).getTime()).toBeGreaterThan(Date.now() + 85 * 60_000)

  expect((await signIn(email)).error).toMatchObject({ status: 400, code: 'user_banned' })
  expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
  expect((await client.refreshSession()).error).toMatchObject({ status: 400, code: 'user_banned' })
  expect((await auth.follow(link)).fragment.get('error_code')).toBe('user_banned')

  await admin.updateUserById(user.id, { ban_duration: 'none' })
  expect((await signIn(email)).error).toBeNull()
})

test('users are listed in pages, with how many there are and where the others are', async () => {
  for (let i = 0; i < 3; i++) await created()
  const { data } = await admin.listUsers({ page: 1, perPage: 2 })
  const [count] = await database.sql<{ all: number }[]>`select count(*)::integer as all from auth.users`
  const total = count?.all ?? 0

  expect(data.users).toHaveLength(2)
  expect(data).toMatchObject({ aud: 'authenticated', total, nextPage: 2 })
  expect((data.users[0]?.created_at ?? '') >= (data.users[1]?.created_at ?? '')).toBe(true)
  const last = await admin.listUsers({ page: Math.ceil(total / 2), perPage: 2 })
  expect((last.data as { nextPage?: number | null }).nextPage).toBeNull()
  const response = await auth.call('/admin/users?per_page=2&page=1', { headers: BEARER })
  expect(response.headers.get('link')).toMatch(
    /^<[^>]*\?page=2&per_page=2>; rel="next", <[^>]*\?page=\d+&per_page=2>; rel="last"$/
  )
  expect((await response.json()).users[0].identities).toBeNull()
})

test.each(['page=-1', 'per_page=-1', 'per_page=0', 'page=x'])('a list of %s is refused', async query => {
  const response = await auth.call(`/admin/users?${query}`, { headers: BEARER })
  expect([response.status, (await response.json()).error_code]).toEqual([400, 'validation_failed'])
})

test.each([
  [{}, 400, 'validation_failed'],
  [{ email: 'nobody' }, 400, 'validation_failed'],
  [{ email: 7 }, 400, 'bad_json'],
  [{ email: 'a@example.com', id: 'x' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', user_metadata: [] }, 400, 'bad_json'],
  [{ email: 'a@example.com', email_confirm: 'yes' }, 400, 'bad_json'],
  [{ email: 'a@example.com', ban_duration: 'a while' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', password: 'x', password_hash: 'y' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', password_hash: 'y' }, 400, 'validation_failed'],
  [{ phone: 'no number' }, 400, 'validation_failed'],
  [{ phone: '+491234567' }, 400, 'phone_provider_disabled']
])('a user of %j is refused with %i %s, and not made', async (body, status, code) => {
  const response = await auth.post('/admin/users', body, BEARER)

  expect([response.status, (await response.json()).error_code]).toEqual([status, code])
  expect(await database.sql`select 1 from auth.users where email = 'a@example.com'`).toHaveLength(0)
})

test('a user is signed out by their token, as an administrator has it', async () => {
  const { client, session } = await auth.newSession()
  expect((await admin.signOut(session.access_token, 'global')).error).toBeNull()

  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
})
