import type { APIRoute } from 'astro'
import { beforeAll, expect, test } from 'vitest'
import * as formRoute from '../../src/pages/api/forms/current.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createForms } from '../../src/server/forms/forms.ts'
import { createLog } from '../../src/server/log.ts'
import { type ApiCall, callApi, newVisitor } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { openWorkshop } from '../helpers/workshop.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const [ana, ben] = [newVisitor(), newVisitor('ben@example.com')]
const app = {
  config: parseConfig({}),
  log: createLog('silent'),
  db,
  auth: { verifyAccessToken: async (token: string) => ({ ana, ben })[token] },
  accounts: createAccounts({ db, credits: workshop.credits, entitlements: async () => workshop.features }),
  forms: createForms({ db, clock: () => new Date('2026-11-28T09:00:00Z') })
} as unknown as App

beforeAll(async () => {
  for (const visitor of [ana, ben]) await app.accounts.ensure(visitor)
})

const call = (route: APIRoute, given: ApiCall = {}) =>
  callApi(route, app, { token: 'ana', path: '/api/forms/current', ...given })
const dataOf = async (response: Response) => (await response.json()).data
const read = async (token = 'ana') => dataOf(await call(formRoute.GET, { token }))
const keep = (body: unknown, token = 'ana') => call(formRoute.PUT, { method: 'PUT', body, token })

test('what is kept last is what comes back, to the account alone, until it is forgotten', async () => {
  expect(await read()).toBeNull()
  await keep({ brief: 'A sale', form: { kind: 'sale' } })
  const kept = { brief: 'A sale 🌷', form: { kind: 'event', typed: {} }, updated_at: '2026-11-28T09:00:00.000Z' }
  expect(await dataOf(await keep({ brief: kept.brief, form: kept.form }))).toEqual(kept)
  expect(await read()).toEqual(kept)
  expect(await read('ben')).toBeNull()

  await call(formRoute.DELETE, { method: 'DELETE', token: 'ben' })
  expect(await read()).toEqual(kept)
  await call(formRoute.DELETE, { method: 'DELETE' })
  expect(await read()).toBeNull()
})

test('markup, keys of the prototype, and characters that a database refuses, come back or are refused in a sentence', async () => {
  const form = JSON.parse('{"a\\u0000":1,"\\ud800":"<script>","__proto__":{"x":1},"constructor":null}')
  expect((await keep({ brief: '<b>javascript:alert(1)</b>', form })).status).toBe(200)
  expect(JSON.stringify((await read()).form)).toBe(JSON.stringify(form))
})

test.each([
  ['no form', { brief: 'A sale' }],
  ['no brief', { form: {} }],
  ['a list', { brief: '', form: [] }],
  ['a word', { brief: '', form: 'x' }],
  ['nothing', { brief: '', form: null }],
  ['an unknown field', { brief: '', form: {}, more: 1 }],
  ['a long brief', { brief: 'x'.repeat(20_001), form: {} }],
  ['a large form', { brief: '', form: { text: 'x'.repeat(200_001) } }],
  ['a form as deep as a well', { brief: '', form: { a: deep(3_000) } }],
  ['U+0000', { brief: 'a\u0000b', form: {} }]
])('%s is refused in a sentence, and nothing is lost', async (_, body) => {
  await keep({ brief: 'Mine', form: {} })
  const response = await keep(body)
  expect([400, 422]).toContain(response.status)
  expect((await response.json()).error.message).toMatch(/\w+ \w+/)
  expect((await read()).brief).toBe('Mine')
})

function deep(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
