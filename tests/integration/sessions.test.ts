import { expect, test } from 'vitest'
import * as accountOfUser from '../../src/pages/api/accounts/user/[userId].ts'
import * as one from '../../src/pages/api/templates/[id]/index.ts'
import * as templatesRoute from '../../src/pages/api/templates/index.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { createAuth } from '../../src/server/auth/auth.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'
import { callApi } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { type Mood, openHostedAuth } from '../helpers/hosted-auth.ts'
import { openWorkshop } from '../helpers/workshop.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const accounts = createAccounts({ db, credits: workshop.credits, entitlements: async () => workshop.features })

/** An app whose sign-in is hosted, and someone there with a template. */
async function open() {
  const service = await openHostedAuth()
  const config = parseConfig({})
  const supabase = { url: service.issuer.replace('/auth/v1', ''), anonKey: 'anon' }
  let now = Date.now()
  const auth = createAuth({ siteUrl: config.siteUrl, supabase }, { clock: () => new Date(now) })
  const parts = { config, db, auth, accounts, credits: workshop.credits, templates: workshop.templates }
  const app = { ...parts, log: createLog('silent') } as unknown as App
  const owner = { id: service.user.id, email: service.user.email, isCurrent: true }
  const account = await accounts.ensure(owner)
  const template = await workshop.templates.create(account.id, { name: 'Mine', html_value: '<p>Mine</p>' })
  const token = await service.signToken('old@example.com')
  const become = (mood: Mood) => {
    service.state.mood = mood
    now += 10_000
  }
  const read = () => callApi(one.GET, app, { token, params: { id: template.id } })
  const write = () => callApi(templatesRoute.POST, app, { token, method: 'POST', body: { name: 'More' } })
  const remove = () => callApi(one.DELETE, app, { token, method: 'DELETE', params: { id: template.id } })
  const lookUp = () => callApi(accountOfUser.GET, app, { token, params: { userId: service.user.id } })
  return { ...service, account, read, write, remove, lookUp, become }
}

test.for<Mood>(['ended', 'banned', 'deleted'])(
  'a session that was %s neither reads nor writes nor deletes, though its token is still good',
  async mood => {
    const { read, write, remove, become } = await open()
    expect((await read()).status).toBe(200)
    become(mood)

    for (const call of [read, write, remove]) expect((await call()).status).toBe(401)
  }
)

test('while the auth service is away reads pass, and writes are refused with the time to try again', async () => {
  const { read, write, remove, become } = await open()
  become('broken')

  expect((await read()).status).toBe(200)
  for (const call of [write, remove]) {
    const response = await call()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
  }
})

test('the address of an account is what the auth service says, and stays while it says nothing', async () => {
  const { lookUp, become, user } = await open()
  const address = async () => (await (await lookUp()).json()).data.email

  become('broken')
  expect(await address()).toBe('ana@example.com')
  user.email = 'new@example.com'
  become('well')
  expect(await address()).toBe('new@example.com')
})
