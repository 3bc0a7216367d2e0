import { randomUUID } from 'node:crypto'
import type { UserIdentity } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { openAuth } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const off = openAuth(database)
const on = openAuth(database, {}, { linking: true })
const GOOGLE = { provider: 'google', options: { skipBrowserRedirect: true } } as const

async function ask(auth: typeof off, method: string, path: string, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await auth.call(`/user/identities/${path}`, { method, headers })
  return [response.status, (await response.json()).error_code]
}

/** Somebody who signs in by Google too. */
async function newTwofold() {
  const person = await on.newSession()
  const { id } = person.user
  await database.sql`
    insert into auth.identities (identity_id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (${randomUUID()}, ${id}, 'google', ${randomUUID()}, '{"sub":"7"}', now(), now())`
  const { data } = await person.client.getUserIdentities()
  const of = (provider: string) => data?.identities.find(each => each.provider === provider) as UserIdentity
  return { ...person, of }
}

test.each([
  ['GET', 'authorize?provider=google'],
  ['DELETE', randomUUID()],
  ['DELETE', 'no-id']
])('%s %s asks who calls before it says what is off', async (method, path) => {
  const { session } = await off.newSession()
  for (const auth of [off, on]) {
    expect(await ask(auth, method, path)).toEqual([401, 'no_authorization'])
    expect(await ask(auth, method, path, 'sb_publishable_key')).toEqual([403, 'bad_jwt'])
  }
  expect(await ask(off, method, path, session.access_token)).toEqual([404, 'manual_linking_disabled'])
})

test('where linking is on, no provider is there to link, and the only identity stays', async () => {
  const { client, session } = await on.newSession()
  const { data } = await client.getUserIdentities()
  const only = data?.identities[0] as UserIdentity

  expect((await client.linkIdentity(GOOGLE)).error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect((await client.unlinkIdentity(only)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable'
  })
  expect(await ask(on, 'DELETE', 'no-id', session.access_token)).toEqual([404, 'validation_failed'])
  expect((await client.getUserIdentities()).data?.identities).toHaveLength(1)
})

test('one of two identities goes, an unknown one is not found, and nobody else’s is', async () => {
  const { client, session, of } = await newTwofold()
  const other = await newTwofold()
  for (const id of [randomUUID(), other.of('google').identity_id]) {
    expect(await ask(on, 'DELETE', id, session.access_token)).toEqual([422, 'identity_not_found'])
  }

  expect((await client.unlinkIdentity(of('google'))).error).toBeNull()
  const { data } = await client.getUser()
  expect(data.user?.identities).toHaveLength(1)
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  expect((await other.client.getUserIdentities()).data?.identities).toHaveLength(2)
})
