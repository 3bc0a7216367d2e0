import type { APIRoute } from 'astro'
import { expect, onTestFinished, test } from 'vitest'
import { openProvider, PATIENT } from '../../src/designer/model/fixtures/provider-server.ts'
import { createModelDesigner } from '../../src/designer/model/model.ts'
import { offlineDesigner } from '../../src/designer/offline/offline.ts'
import * as choice from '../../src/pages/api/designers/choice.ts'
import * as connection from '../../src/pages/api/designers/connection.ts'
import * as designersRoute from '../../src/pages/api/designers/index.ts'
import * as limitRoute from '../../src/pages/api/designers/limit.ts'
import * as testRoute from '../../src/pages/api/designers/test.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createDesigners } from '../../src/server/designers/designers.ts'
import { createSealing } from '../../src/server/designers/sealing.ts'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { createLog } from '../../src/server/log.ts'
import { createTasks } from '../../src/server/workers/tasks.ts'
import { type ApiCall, callApi, newVisitor } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { openWorkshop } from '../helpers/workshop.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const ana = newVisitor()
const SECTION = '{"op":"add","kind":"text","content":{"text":"Good to see you."}}\n'
const KEY = 'sk-test-very-secret-9f2c'

/** The app with a model server on this machine, which is the only one that is looked for. */
async function open() {
  const provider = await openProvider('chat', [{ text: SECTION }])
  onTestFinished(async () => void (await provider.close()))
  const log = createLog('silent')
  const designers = createDesigners({
    ...{ db, log, ai: undefined, monthlyTokens: undefined, siteUrl: 'https://mailwright.example' },
    workers: createTasks(async ai => (ai ? createModelDesigner({ ...PATIENT, ...ai }) : offlineDesigner())),
    sealing: createSealing(Buffer.alloc(32, 1)),
    localServers: [{ name: 'Test', url: new URL(provider.url).origin }],
    clock: () => new Date()
  })
  const app = {
    ...{ config: parseConfig({}), log, db, designers },
    auth: { verifyAccessToken: async (token: string) => ({ ana })[token] },
    accounts: createAccounts({ db, credits: workshop.credits, entitlements: async () => workshop.features }),
    limits: { changes: createRateLimit({ count: 100, seconds: 60 }, 'changes') }
  } as unknown as App
  await app.accounts.ensure(ana)
  const call = (route: APIRoute, given: ApiCall = {}) => callApi(route, app, { token: 'ana', ...given })
  return { url: provider.url, call, put: (route: APIRoute, body: unknown) => call(route, { method: 'PUT', body }) }
}

const dataOf = async (response: Response) => (await response.json()).data
const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).error.message}`

test('a model is connected, tested, chosen, limited and removed, and its key is answered by none of the calls', async () => {
  const { url, call, put } = await open()
  const answers: unknown[] = []
  const heard = async (response: Response) => {
    const data = await dataOf(response)
    answers.push(data)
    return data
  }
  const body = { service: 'openai-compatible', model: 'm', address: url, key: KEY }

  expect(await heard(await call(designersRoute.GET))).toMatchObject({
    chosen: 'offline',
    own_off: null,
    local: { servers: [{ name: 'Test', models: ['m'] }], chosen: null }
  })
  expect(await heard(await put(connection.PUT, body))).toMatchObject({ connection: { key_end: '9f2c', tested: null } })
  const tested = await call(testRoute.POST, { method: 'POST', body: { designer: 'own' } })
  expect(await heard(tested)).toMatchObject({ tokens: 10, cost_micros: null })
  expect(await heard(await put(choice.PUT, { designer: 'own' }))).toMatchObject({ chosen: 'own', chosen_label: 'm' })
  const limit = { unit: 'tokens', amount: 5_000 }
  expect(await heard(await put(limitRoute.PUT, { limit }))).toMatchObject({ limit, usage: { tokens: 10 } })
  expect(await heard(await call(connection.DELETE, { method: 'DELETE' }))).toMatchObject({ connection: null })
  expect(JSON.stringify(answers)).not.toContain('secret')
})

test('who is not signed in is answered nothing, and what makes no sense is said', async () => {
  const { call, put } = await open()

  expect((await call(designersRoute.GET, { token: '' })).status).toBe(401)
  expect((await call(connection.DELETE, { token: '', method: 'DELETE' })).status).toBe(401)
  expect(await refusalOf(await put(connection.PUT, { service: 'openai', model: ' ', key: KEY }))).toBe(
    '422 Say which model is to be asked.'
  )
  const compatible = { service: 'openai-compatible', model: 'm' }
  expect(await refusalOf(await put(connection.PUT, compatible))).toContain('422 A compatible service needs its address')
  expect(await refusalOf(await put(connection.PUT, { ...compatible, address: 'https://10.0.0.1/v1' }))).toContain(
    '422 10.0.0.1 is a private address'
  )
  expect((await put(choice.PUT, { designer: 'another' })).status).toBeGreaterThanOrEqual(400)
  expect(await refusalOf(await put(limitRoute.PUT, { limit: { unit: 'tokens', amount: 0 } }))).toContain('above zero')
})
