import type { APIRoute } from 'astro'
import { expect, test } from 'vitest'
import type { DraftAnswer } from '../../src/contract/draft.ts'
import { DesignerError } from '../../src/designer/designer.ts'
import * as resumeRoute from '../../src/pages/api/drafts/[id]/continue.ts'
import * as one from '../../src/pages/api/drafts/[id]/index.ts'
import * as keepRoute from '../../src/pages/api/drafts/[id]/keep.ts'
import * as undelete from '../../src/pages/api/drafts/[id]/undelete.ts'
import * as draftsRoute from '../../src/pages/api/drafts/index.ts'
import * as versions from '../../src/pages/api/templates/[id]/versions/index.ts'
import * as generate from '../../src/pages/api/templates/generate.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { createLog } from '../../src/server/log.ts'
import { type ApiCall, callApi, newVisitor } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { FIRST_DRAFT, openWorkshop, play } from '../helpers/workshop.ts'

const { db } = await openTestDatabase()

/** Ana, who has two credits and an email that was cut; and Ben. */
async function open() {
  const { credits, steps, templates, drafts, features } = openWorkshop(db)
  const [ana, ben] = [newVisitor(), newVisitor('ben@example.com')]
  const app = {
    ...{ config: parseConfig({}), log: createLog('silent'), db, templates, drafts },
    auth: { verifyAccessToken: async (token: string) => ({ ana, ben })[token] },
    accounts: createAccounts({ db, credits, entitlements: async () => features }),
    limits: { generations: createRateLimit({ count: 100, seconds: 60 }, 'generations') }
  } as unknown as App
  const { id: accountId } = await app.accounts.ensure(ana)
  await app.accounts.ensure(ben)
  await credits.grant(accountId, 2, crypto.randomUUID())
  const call = (route: APIRoute, given: ApiCall = {}) => callApi(route, app, { token: 'ana', ...given })
  const post = (route: APIRoute, body?: unknown, given: ApiCall = {}) =>
    call(route, { method: 'POST', ...(body !== undefined && { body }), ...given })
  const cut = () =>
    steps.create.mockImplementationOnce(async function* (_, { begun = FIRST_DRAFT }) {
      yield* play([...begun])
      throw new DesignerError('timeout', 'The model took too long. Nothing was changed or charged. Please try again.')
    })
  cut()
  const events = { accept: 'text/event-stream' }
  const failed = await (await post(generate.POST, { prompt: 'A letter' }, { headers: events })).text()
  const list = async (): Promise<DraftAnswer[]> => (await (await call(draftsRoute.GET)).json()).data
  const draft = (await list())[0]!
  return { call, post, cut, events, failed, list, draft, steps, balance: () => credits.balance(accountId) }
}

const doneOf = (events: string) => JSON.parse(events.split('event: done\ndata: ')[1] ?? '')
const codeOf = async (response: Response) => `${response.status} ${(await response.json()).error?.code}`

test('an email that is cut says so at its end, and is listed with what stands and who could finish it', async () => {
  const { failed, draft, balance } = await open()
  expect(failed).toContain('event: error\ndata: {"code":"designer_timeout"')
  expect(draft).toMatchObject({ sections: 1, designer: 'As told', has_failed: true })
  expect(await balance()).toBe(2)
})

test('going on comes as events from the first section on; the same key again answers the same and charges nothing', async () => {
  const { post, list, draft, events, steps, balance } = await open()
  steps.create.mockImplementationOnce((_, { begun = [] }) => play([...begun]))
  const given = { params: { id: draft.id }, path: `/api/drafts/${draft.id}/continue` }
  const headers = { ...events, 'idempotency-key': 'once' }
  const resume = async () => (await post(resumeRoute.POST, {}, { ...given, headers })).text()

  const first = await resume()
  expect(first.match(/event: operation/g)).toHaveLength(FIRST_DRAFT.length)
  expect(doneOf(await resume())).toEqual(doneOf(first))
  expect(steps.create).toHaveBeenCalledTimes(2)
  expect([await list(), await balance()]).toEqual([[], 1])
})

test('kept once more with the same key it is the same template; another call finds no draft any more', async () => {
  const { post, draft, balance } = await open()
  const given = { params: { id: draft.id }, path: `/api/drafts/${draft.id}/keep` }
  const keep = async (key: string) => post(keepRoute.POST, undefined, { ...given, headers: { 'idempotency-key': key } })

  const [first, second] = [await (await keep('k')).json(), await (await keep('k')).json()]
  expect(first.data.template.name).toBe('Spring letter')
  expect(second).toEqual(first)
  expect(await codeOf(await keep('other'))).toBe('404 not_found')
  expect(await balance()).toBe(1)
})

test('another designer makes an email this once, and in one direction', async () => {
  const { post, call } = await open()
  const asked = { prompt: 'A letter', designer: { designer: 'offline' } }
  const { id } = (await (await post(generate.POST, asked)).json()).data.template

  const kept = (await (await call(versions.GET, { params: { id } })).json()).data
  expect(kept).toMatchObject([{ designer: 'Built-in designer' }])
  expect(await codeOf(await post(generate.POST, { ...asked, directions: 2 }))).toMatch(/^4\d\d /)
})

test('a draft is discarded and brought back; what makes no sense, and what is another’s, is refused', async () => {
  const { call, post, list, draft } = await open()
  const params = { id: draft.id }
  expect((await call(one.DELETE, { method: 'DELETE', params })).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await post(undelete.POST, undefined, { params })).status).toBe(200)
  expect(await list()).toEqual([draft])

  const resume = (body: unknown) => post(resumeRoute.POST, body, { params })
  expect(await codeOf(await resume({ designer: { designer: 'another' } }))).toMatch(/^4\d\d /)
  expect(await codeOf(await resume({ seed: 1 }))).toBe('400 bad_request')
  for (const route of [keepRoute.POST, undelete.POST]) {
    expect(await codeOf(await post(route, undefined, { params, token: 'ben' }))).toBe('404 not_found')
    expect(await codeOf(await post(route, undefined, { params: { id: 'x' } }))).toBe('404 not_found')
  }
  expect(await codeOf(await call(one.DELETE, { method: 'DELETE', params, token: 'ben' }))).toBe('404 not_found')
})
