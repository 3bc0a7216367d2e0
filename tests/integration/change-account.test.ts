import { expect, test } from 'vitest'
import * as accountRoute from '../../src/pages/api/accounts/[accountId]/index.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { createAuth } from '../../src/server/auth/auth.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'
import { type ApiCall, callApi } from '../helpers/api.ts'
import { openAuth } from '../helpers/auth.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { openWorkshop } from '../helpers/workshop.ts'

const database = await openTestDatabase()
const { db } = database
const { credits, features } = openWorkshop(db)
const { standIn, newSession, now } = openAuth(database)
const accounts = createAccounts({ db, credits, entitlements: async () => features })
const service = { isAway: false }
const auth = createAuth(parseConfig({}), {
  clock: now,
  standIn: {
    handle: async request => {
      if (service.isAway && request.method === 'PUT') throw new TypeError('fetch failed')
      return standIn.handle(request)
    }
  }
})
const app = { config: parseConfig({}), log: createLog('silent'), db, auth, accounts } as unknown as App

/** Someone who is signed in and has an account, and what they ask to be changed of it. */
async function open() {
  const { client, user, session } = await newSession()
  const token = session.access_token
  const account = await accounts.ensure({ id: user.id, email: user.email ?? '', isCurrent: true })
  const patch = (body: unknown, given: ApiCall = {}) =>
    callApi(accountRoute.PATCH, app, { method: 'PATCH', token, body, params: { accountId: account.id }, ...given })
  const name = async () => (await auth.verifyAccessToken(token, 'GET'))?.fullName
  return { client, account, token, patch, name }
}

const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).error.code}`

test('people change their name, and nothing else of what the auth service keeps; an empty one is none', async () => {
  const { client, account, patch, name } = await open()
  await client.updateUser({ data: { avatar_url: 'https://mailwright.example/ana.png' } })
  expect(await name()).toBeNull()

  const changed = await patch({ full_name: ' Ana Lima ' })
  expect([changed.status, await changed.json()]).toEqual([200, { success: true, data: await accounts.answer(account) }])
  expect(await name()).toBe('Ana Lima')
  const { data } = await client.getUser()
  expect(data.user?.user_metadata).toMatchObject({
    full_name: 'Ana Lima',
    avatar_url: 'https://mailwright.example/ana.png'
  })

  expect((await patch({ full_name: ' ' })).status).toBe(200)
  expect(await name()).toBeNull()
})

test('a name is a text of up to 200 characters, and comes alone', async () => {
  const { patch, name } = await open()
  expect((await patch({ full_name: 'é'.repeat(200) })).status).toBe(200)

  for (const body of [{}, { full_name: null }, { full_name: 7 }, { full_name: 'A', email: 'a@b.example' }, [], '{']) {
    expect(await refusalOf(await patch(body))).toBe('400 bad_request')
  }
  const long = await patch({ full_name: 'x'.repeat(201) })
  expect([long.status, (await long.json()).error.message]).toEqual([
    422,
    'A name may have up to 200 characters. Shorten it and try again.'
  ])
  const typed = (type: string) => patch({ full_name: 'A' }, { headers: { 'content-type': type } })
  expect(await refusalOf(await typed('text/plain'))).toBe('415 unsupported_media_type')
  expect(await refusalOf(await patch({ full_name: 'x'.repeat(70_000) }))).toBe('413 too_large')
  expect(await name()).toBe('é'.repeat(200))
})

test("another's account is none, and nobody's name changes", async () => {
  const [ana, ben] = [await open(), await open()]
  const response = await ana.patch({ full_name: 'Ben' }, { params: { accountId: ben.account.id } })
  expect(await refusalOf(response)).toBe('404 not_found')
  expect([await ana.name(), await ben.name()]).toEqual([null, null])
})

test('a session that has ended changes nothing, also where its end was not heard of yet', async () => {
  const { client, patch, name } = await open()
  await name()
  await client.signOut()
  expect(await refusalOf(await patch({ full_name: 'Ana' }))).toBe('401 unauthorized')
  auth.forgetSessions()
  expect(await refusalOf(await patch({ full_name: 'Ana' }))).toBe('401 unauthorized')
})

test('while the auth service does not answer, that is said, with the time to try again', async () => {
  const { patch, name } = await open()
  service.isAway = true
  const response = await patch({ full_name: 'Ana' })
  service.isAway = false
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await response.json()).error.message).toBe(
    'Your name could not be saved just now. Please try again in a moment.'
  )
  expect(await name()).toBeNull()
})
