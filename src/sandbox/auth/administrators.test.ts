import { expect, test } from 'vitest'
import { openAuth, SERVICE_ROLE_KEY } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const admin = auth.newAdmin()
const NOBODY = '3f8e2c1a-0000-4000-8000-000000000000'

test('the key of the service shows and deletes a user', async () => {
  const { client, user } = await auth.newSession()
  expect((await admin.getUserById(user.id)).data.user).toMatchObject({ id: user.id, email: user.email })
  expect((await admin.deleteUser(user.id)).error).toBeNull()

  expect((await admin.getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  expect((await client.getUser()).error?.code).toBe('user_not_found')
})

test('a soft deletion leaves the row without its address, its sessions and its password', async () => {
  const { client, user, email, password } = await auth.newSession()
  await admin.deleteUser(user.id, true)

  expect((await admin.getUserById(user.id)).data.user).toMatchObject({ identities: [], user_metadata: {} })
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await auth.newClient().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  expect((await auth.newClient().signUp({ email, password })).data.user?.identities).toHaveLength(1)
})

test('nobody else does: no key, another key, the token of a user', async () => {
  const { user, session } = await auth.newSession()
  const call = async (headers: Record<string, string>) => {
    const { status } = await auth.call(`/admin/users/${user.id}`, { method: 'DELETE', headers })
    return status
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  expect(await call({})).toBe(401)
  expect(await call(bearer('sb_secret_of_another'))).toBe(403)
  expect(await call(bearer(`${SERVICE_ROLE_KEY}x`))).toBe(403)
  expect(await call(bearer(session.access_token))).toBe(403)
  expect((await admin.getUserById(user.id)).error).toBeNull()
})

test('where no key is set there is no administrator, whatever is sent', async () => {
  const closed = openAuth(database, undefined, { serviceRoleKey: undefined })
  for (const token of ['undefined', 'null', SERVICE_ROLE_KEY]) {
    const response = await closed.call('/admin/users', { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(403)
  }
})

test('an id that no user has or can have is not found', async () => {
  expect((await admin.getUserById(NOBODY)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  const response = await auth.call('/admin/users/7', { headers: { authorization: `Bearer ${SERVICE_ROLE_KEY}` } })
  expect([response.status, (await response.json()).error_code]).toEqual([404, 'validation_failed'])
})
