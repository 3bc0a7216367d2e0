import { randomUUID } from 'node:crypto'
import type { APIRoute } from 'astro'
import { beforeEach, expect, test, vi } from 'vitest'
import { DesignerError, type Guess } from '../../src/designer/designer.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import * as entitlements from '../../src/pages/api/accounts/[accountId]/features-entitlements.ts'
import * as accountsRoute from '../../src/pages/api/accounts/index.ts'
import * as products from '../../src/pages/api/accounts/products.ts'
import * as accountOfUser from '../../src/pages/api/accounts/user/[userId].ts'
import * as health from '../../src/pages/api/health.ts'
import * as examplePrompts from '../../src/pages/api/template-generate.ts'
import * as directionsRoute from '../../src/pages/api/templates/[id]/directions/index.ts'
import * as takeRoute from '../../src/pages/api/templates/[id]/directions/take.ts'
import * as duplicate from '../../src/pages/api/templates/[id]/duplicate.ts'
import * as exportRoute from '../../src/pages/api/templates/[id]/export.ts'
import * as one from '../../src/pages/api/templates/[id]/index.ts'
import * as messages from '../../src/pages/api/templates/[id]/messages/index.ts'
import * as testEmail from '../../src/pages/api/templates/[id]/test-email.ts'
import * as undelete from '../../src/pages/api/templates/[id]/undelete.ts'
import * as version from '../../src/pages/api/templates/[id]/versions/[revision]/index.ts'
import * as restore from '../../src/pages/api/templates/[id]/versions/[revision]/restore.ts'
import * as changes from '../../src/pages/api/templates/[id]/versions/changes.ts'
import * as versions from '../../src/pages/api/templates/[id]/versions/index.ts'
import * as generate from '../../src/pages/api/templates/generate.ts'
import * as templatesRoute from '../../src/pages/api/templates/index.ts'
import * as rollback from '../../src/pages/api/templates/rollback.ts'
import * as update from '../../src/pages/api/templates/update.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { createBriefs } from '../../src/server/briefs/briefs.ts'
import { parseConfig } from '../../src/server/config.ts'
import { AppError } from '../../src/server/errors.ts'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { createLog } from '../../src/server/log.ts'
import { type ApiCall, callApi, newVisitor } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { openWorkshop, play, say } from '../helpers/workshop.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const limit = createRateLimit({ count: 1_000, seconds: 60 }, 'calls')
const [ana, ben] = [newVisitor(), newVisitor('ben@example.com')]
const app = {
  config: parseConfig({}),
  log: createLog('silent'),
  db,
  auth: { verifyAccessToken: async (token: string) => ({ ana, ben })[token] },
  accounts: createAccounts({ db, credits: workshop.credits, entitlements: async () => workshop.features }),
  credits: workshop.credits,
  briefs: createBriefs({
    workers: workshop.workers,
    clock: () => new Date('2026-03-18'),
    languagesOf: async () => ['en']
  }),
  templates: workshop.templates,
  directions: workshop.directions,
  billing: {
    entitlements: async () => workshop.features,
    products: async () => [{ name: 'Professional Pack', plan: 'professional', subscription_status: 'active' }]
  },
  workers: { ready: async () => {} },
  designer: { label: 'As told' },
  limits: { generations: limit, changes: limit, readings: limit, exports: limit, mails: limit, pictures: limit }
} as unknown as App

const call = (route: APIRoute, given: ApiCall = {}) => callApi(route, app, { token: 'ana', ...given })
const post = (route: APIRoute, body: unknown, given: ApiCall = {}) => call(route, { method: 'POST', body, ...given })
const dataOf = async (response: Response) => (await response.json()).data
/** The status and the code of a refusal. */
const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).error.code}`

beforeEach(async () => {
  const { id } = await app.accounts.ensure(ana)
  await app.accounts.ensure(ben)
  await app.credits.grant(id, 1, randomUUID())
})

const newTemplate = async () => (await dataOf(await post(generate.POST, { prompt: 'A letter' }))).template
const of = (id: string) => ({ params: { id } })

test('an account is made once, for oneself, and found by the id of its user', async () => {
  const cai = newVisitor('cai@example.com')
  const own = { ...app, auth: { verifyAccessToken: async () => cai } } as unknown as App
  const asCai = (route: APIRoute, given: ApiCall) => callApi(route, own, { token: 'cai', ...given })
  const body = { user_id: cai.id, email: cai.email }
  const lookUp = { params: { userId: cai.id } }

  expect(await refusalOf(await asCai(accountOfUser.GET, lookUp))).toBe('404 not_found')
  expect(await refusalOf(await asCai(templatesRoute.GET, {}))).toBe('404 not_found')
  const made = await asCai(accountsRoute.POST, { method: 'POST', body })
  expect(made.status).toBe(201)
  expect(await dataOf(await asCai(accountOfUser.GET, lookUp))).toEqual(await dataOf(made))
  expect(await refusalOf(await asCai(accountsRoute.POST, { method: 'POST', body }))).toBe('409 conflict')
  expect(await refusalOf(await post(accountsRoute.POST, body))).toBe('403 forbidden')
  expect(await refusalOf(await call(accountOfUser.GET, lookUp))).toBe('404 not_found')
})

test('a brief that the designer does not read is refused as its language, also to who asked for events; the one asked for reaches it', async () => {
  const refuse = async function* () {
    yield* play([])
    throw new DesignerError('language', 'This brief does not look like English.')
  }
  workshop.steps.create.mockImplementationOnce(refuse).mockImplementationOnce(refuse)
  const body = { prompt: 'Uma promoção de verão' }

  expect(await refusalOf(await post(generate.POST, body))).toBe('422 language')
  const events = { headers: { accept: 'text/event-stream' } }
  expect(await refusalOf(await post(generate.POST, body, events))).toBe('422 language')
  expect((await post(generate.POST, { ...body, language: 'en' })).status).toBe(200)
  expect(workshop.steps.create).toHaveBeenLastCalledWith(body.prompt, expect.objectContaining({ language: 'en' }))
})

test('the caller learns what their plan includes, and nobody else does', async () => {
  const { id } = await app.accounts.ensure(ana)

  expect(await dataOf(await call(entitlements.GET, { params: { accountId: id } }))).toEqual(workshop.features)
  expect(await refusalOf(await call(entitlements.GET, { token: 'ben', params: { accountId: id } }))).toBe(
    '404 not_found'
  )
  expect(await dataOf(await call(products.GET))).toMatchObject([{ name: 'Professional Pack' }])
})

test('a brief becomes a template, which is changed, taken back, saved and removed', async () => {
  const template = await newTemplate()
  workshop.steps.change.mockImplementationOnce(() => play([{ op: 'set', ref: 's1.heading', value: 'Summer' }]))

  const changed = await dataOf(await post(update.POST, { id: template.id, prompt: 'summer, please' }))
  expect(changed).toMatchObject({ revision: 2, css_value: template.css_value, message: { role: 'assistant' } })
  expect(await dataOf(await call(messages.GET, of(template.id)))).toHaveLength(3)
  const back = await dataOf(await post(rollback.POST, { template_id: template.id }))
  expect(back.template).toMatchObject({ html_value: template.html_value, revision: 3 })

  const saved = await call(one.PATCH, { method: 'PATCH', body: { revision: 3, name: 'Mine' }, ...of(template.id) })
  expect(await dataOf(saved)).toMatchObject({ name: 'Mine', revision: 4 })
  const stale = await call(one.PATCH, { method: 'PATCH', body: { revision: 3, name: 'Old' }, ...of(template.id) })
  expect(await refusalOf(stale)).toBe('409 conflict')
  expect(await dataOf(await call(versions.GET, of(template.id)))).toHaveLength(4)
  const restored = await call(restore.POST, { method: 'POST', params: { id: template.id, revision: '2' } })
  expect(await dataOf(restored)).toMatchObject({ html_value: changed.html_value, revision: 5 })

  expect(await (await call(one.DELETE, { method: 'DELETE', ...of(template.id) })).json()).toEqual({ success: true })
  expect(await refusalOf(await call(one.GET, of(template.id)))).toBe('404 not_found')
  const undeleted = await dataOf(await call(undelete.POST, { method: 'POST', ...of(template.id) }))
  expect(undeleted).toMatchObject({ id: template.id, revision: 5 })
  const copied = await call(duplicate.POST, { method: 'POST', ...of(template.id) })
  expect([copied.status, (await dataOf(copied)).name]).toEqual([201, `${undeleted.name} (copy)`])
})

test('a guess of a reply is taken by its place in it', async () => {
  const { id } = await newTemplate()
  const operations: Operation[] = [{ op: 'set', ref: 's1.heading', value: 'It pops' }]
  const guesses: Guess[] = [{ label: 'Change the heading', icon: 'text', operations }]
  workshop.steps.change.mockImplementationOnce(() => say({ type: 'guesses', text: 'Which of these?', guesses }))
  const { message } = await dataOf(await post(update.POST, { id, prompt: 'make it pop' }))
  const take = (guess: unknown, given: ApiCall = {}) => post(update.POST, { id, prompt: 'this', guess }, given)

  expect((await dataOf(await take({ message_id: message.id, index: 0 }))).html_value).toContain('It pops')
  expect(await refusalOf(await take({ message_id: message.id, index: 1 }))).toBe('404 not_found')
  expect(await refusalOf(await take({ message_id: 'x', index: 0 }))).toBe('404 not_found')
  expect(await refusalOf(await take({ message_id: message.id, index: 3 }))).toBe('400 bad_request')
  expect(await refusalOf(await take({ message_id: message.id, index: 0 }, { token: 'ben' }))).toBe('404 not_found')
})

test('asked for events, generating answers the operations and then the template', async () => {
  const response = await post(generate.POST, { prompt: 'A letter' }, { headers: { accept: 'text/event-stream' } })
  const events = (await response.text()).trim().split('\n\n')

  expect(events.map(event => event.split('\n')[0])).toEqual(['event: operation', 'event: operation', 'event: done'])
  const { template } = JSON.parse(events.at(-1)?.split('\ndata: ')[1] ?? '')
  expect(await dataOf(await call(one.GET, of(template.id)))).toEqual(template)
})

test('the same Idempotency-Key is charged once', async () => {
  const { id } = await app.accounts.ensure(ana)
  await app.credits.grant(id, 1, randomUUID())
  const before = await app.credits.balance(id)
  const ask = () => post(generate.POST, { prompt: 'Once' }, { headers: { 'idempotency-key': 'once' } })

  const [first, second] = [await dataOf(await ask()), await dataOf(await ask())]

  expect(second).toEqual(first)
  expect(await app.credits.balance(id)).toBe(before - 1)
})

test('directions come as events that name theirs, and the same Idempotency-Key answers them once more for nothing', async () => {
  const { id } = await app.accounts.ensure(ana)
  await app.credits.grant(id, 1, randomUUID())
  const before = await app.credits.balance(id)
  const body = { prompt: 'Two ways', directions: 2 }
  const headers = { accept: 'text/event-stream', 'idempotency-key': 'two-ways' }
  const dataIn = (event = '') => JSON.parse(event.split('\ndata: ')[1] ?? '')
  const ask = async () => (await (await post(generate.POST, body, { headers })).text()).trim().split('\n\n')

  const [first, second] = [await ask(), await ask()]

  expect(new Set(first.slice(0, -1).map(event => event.split(',')[0]))).toEqual(
    new Set(['event: direction\ndata: {"direction":0', 'event: direction\ndata: {"direction":1'])
  )
  expect(second.map(dataIn)).toEqual([dataIn(first.at(-1))])
  expect(await app.credits.balance(id)).toBe(before - 1)
  const { template } = dataIn(second[0])
  expect((await dataOf(await call(directionsRoute.GET, of(template.id)))).directions).toHaveLength(2)
  expect((await post(takeRoute.POST, { direction: 0 }, of(template.id))).status).toBe(200)
  expect((await post(takeRoute.POST, { direction: 3 }, of(template.id))).status).toBe(400)
})

test('a template can be brought along, exported and sent', async () => {
  const made = await post(templatesRoute.POST, { name: 'Häuser', html_value: '<p>Hello</p>' })
  const { id } = await dataOf(made)
  const file = await post(exportRoute.POST, { format: 'text' }, of(id))

  expect(made.status).toBe(201)
  expect((await dataOf(await call(templatesRoute.GET)))[0].id).toBe(id)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="hauser.txt"')
  expect(await file.text()).toContain('Hello')
  expect(await dataOf(await post(testEmail.POST, {}, of(id)))).toEqual({ accepted: ['ana@example.com'] })
})

test('the list of templates comes as cards, a page at a time', async () => {
  for (const name of ['One', 'Two', 'Three']) await post(templatesRoute.POST, { name, html_value: '<p>Long</p>' })
  const read = async (query: string) => (await call(templatesRoute.GET, { path: `/api/templates${query}` })).json()

  const first = await read('?limit=2')
  const second = await read(`?limit=1&cursor=${first.next_cursor}`)

  expect([...first.data, ...second.data].map(card => card.name)).toEqual(['Three', 'Two', 'One'])
  expect(Object.keys(first.data[0]).sort()).toEqual([
    'created_at',
    'id',
    'name',
    'preheader',
    'revision',
    'subject',
    'updated_at'
  ])
  expect(first).toMatchObject({ success: true, next_cursor: expect.any(String) })
  const found = await read('?q=TH&sort=name')
  expect([found.data.map((card: { name: string }) => card.name), found.next_cursor, found.total]).toEqual([
    ['Three'],
    null,
    1
  ])
  const foreign = [`?sort=name&cursor=${first.next_cursor}`, `?q=o&cursor=${first.next_cursor}`, '?sort=size']
  for (const query of [
    ...foreign,
    `?q=${'x'.repeat(201)}`,
    '?cursor=x',
    '?cursor=',
    '?limit=0',
    '?limit=101',
    '?limit=1.5',
    '?limit=ten'
  ]) {
    const refused = await call(templatesRoute.GET, { path: `/api/templates${query}` })
    expect(await refusalOf(refused)).toBe('400 bad_request')
  }
})

test.for<[string, APIRoute, unknown, string]>([
  ['an empty prompt', generate.POST, { prompt: '' }, '422 unprocessable'],
  ['a blank prompt', generate.POST, { prompt: ' \n ' }, '422 unprocessable'],
  ['a prompt of 20,001 characters', generate.POST, { prompt: 'x'.repeat(20_001) }, '422 unprocessable'],
  ['a prompt that is no text', generate.POST, { prompt: 5 }, '400 bad_request'],
  ['no prompt', generate.POST, {}, '400 bad_request'],
  ['an unknown field', generate.POST, { prompt: 'x', credits: 99 }, '400 bad_request'],
  ['a language no email is asked for in', generate.POST, { prompt: 'A sale', language: 'pt' }, '422 unprocessable'],
  [
    'what was corrected of a reading, as pages before the form sent it',
    generate.POST,
    { prompt: 'A sale', facts: [{ role: 'code', value: 'x', state: 'added' }] },
    '422 unprocessable'
  ],
  ['a body over the limit', generate.POST, { prompt: 'x'.repeat(1_100_000) }, '413 too_large'],
  ['an id that is none', update.POST, { id: '1 or 1=1', prompt: 'x' }, '404 not_found'],
  ['an id of nothing', update.POST, { id: randomUUID(), prompt: 'x' }, '404 not_found'],
  ['a rollback of nothing', rollback.POST, { template_id: randomUUID() }, '404 not_found'],
  ['an empty name', templatesRoute.POST, { name: ' ' }, '422 unprocessable'],
  ['an account of no user', accountsRoute.POST, { user_id: 'x', email: 'a@example.com' }, '422 unprocessable']
])('%s is refused and costs nothing', async ([, route, body, refusal]) => {
  const { id } = await app.accounts.ensure(ana)
  const before = await app.credits.balance(id)

  expect(await refusalOf(await post(route, body))).toBe(refusal)

  expect(await app.credits.balance(id)).toBe(before)
})

test("another's template, an id that is none and a revision that is none are not found, to every call", async () => {
  const { id } = await newTemplate()
  const calls: [APIRoute, ApiCall][] = [
    [one.GET, {}],
    [one.PATCH, { method: 'PATCH', body: { revision: 1 } }],
    [one.DELETE, { method: 'DELETE' }],
    [exportRoute.POST, { method: 'POST', body: { format: 'html' } }],
    [testEmail.POST, { method: 'POST', body: {} }],
    [messages.GET, {}],
    [versions.GET, {}],
    [version.GET, {}],
    [changes.GET, { path: '/api?since=1' }],
    [restore.POST, { method: 'POST' }],
    [duplicate.POST, { method: 'POST' }],
    [undelete.POST, { method: 'POST' }]
  ]
  for (const [route, given] of calls) {
    const asBen = { ...given, token: 'ben', params: { id, revision: '1' } }
    expect(await refusalOf(await call(route, asBen))).toBe('404 not_found')
    expect(await refusalOf(await call(route, { ...given, ...of('../../etc') }))).toBe('404 not_found')
  }
  const noRevision = await call(restore.POST, { method: 'POST', params: { id, revision: '-1' } })
  expect(await refusalOf(noRevision)).toBe('404 not_found')
})

test('a revision out of range is refused, in the body and in the path', async () => {
  const { id } = await newTemplate()
  for (const revision of [0, 2_147_483_647, 2_147_483_648, 1e300]) {
    const patched = await call(one.PATCH, { method: 'PATCH', body: { revision, name: 'Mine' }, ...of(id) })
    expect(await refusalOf(patched)).toBe('400 bad_request')
  }
  for (const revision of ['0', '2147483647', '9'.repeat(400)]) {
    const restored = await call(restore.POST, { method: 'POST', params: { id, revision } })
    expect(await refusalOf(restored)).toBe('400 bad_request')
  }
})

test('versions are listed by the page, answered whole, and with what was done since', async () => {
  const { id } = await newTemplate()
  for (const [at, name] of ['One', 'Two'].entries())
    await call(one.PATCH, { method: 'PATCH', body: { revision: at + 1, name }, ...of(id) })

  const page = await (await call(versions.GET, { ...of(id), path: '/api?limit=2' })).json()
  expect(page).toMatchObject({ data: [{ title: 'Name typed: **Two**' }, { title: 'Name typed: **One**' }], next: 2 })
  const rest = await (await call(versions.GET, { ...of(id), path: '/api?limit=2&before=2' })).json()
  expect(rest).toMatchObject({ data: [{ revision: 1 }], next: null })
  const whole = await dataOf(await call(version.GET, { params: { id, revision: '2' } }))
  expect(whole).toMatchObject({ name: 'One', html_value: expect.any(String), lines: [{ text: 'Name: **One**' }] })
  const since = await dataOf(await call(changes.GET, { ...of(id), path: '/api?since=2' }))
  expect(since).toMatchObject({
    unbroken: true,
    versions: [{ changes: [{ change: { facts: { name: { to: 'Two' } } } }] }]
  })
})

test.each(['?limit=0', '?limit=101', '?before=x', '?before=9999999999'])('versions of %s are refused', async query => {
  const { id } = await newTemplate()
  expect(await refusalOf(await call(versions.GET, { ...of(id), path: `/api${query}` }))).toBe('400 bad_request')
})

test('changes need a revision that they follow', async () => {
  const { id } = await newTemplate()
  for (const query of ['', '?since=', '?since=-1'])
    expect(await refusalOf(await call(changes.GET, { ...of(id), path: `/api${query}` }))).toBe('400 bad_request')
})

test('steps of the wrong shape are refused as such', async () => {
  const { id } = await newTemplate()
  const steps = [{ id: 'a', cause: 'magic', title: '', changes: [], at: 'today' }]
  const refused = await call(one.PATCH, { method: 'PATCH', body: { revision: 1, steps }, ...of(id) })
  expect(await refusalOf(refused)).toMatch(/^4(00|22) /)
})

test('health needs no token and names the designer', async () => {
  expect(await dataOf(await call(health.GET, { token: '' }))).toEqual({ status: 'ok', designer: 'As told' })
})

test('health is answered once a thread can make emails, and 503 when none can be started', async () => {
  const ready = Promise.withResolvers<void>()
  const answered = vi.fn()
  const waiting = callApi(health.GET, { ...app, workers: { ready: () => ready.promise } as App['workers'] })
  void waiting.then(answered)
  await call(health.GET)

  expect(answered).not.toHaveBeenCalled()
  ready.resolve()
  expect((await waiting).status).toBe(200)
  const broken = { ready: () => Promise.reject(new AppError('unavailable', 'No thread could be started.')) }
  const refused = await callApi(health.GET, { ...app, workers: broken as unknown as App['workers'] })
  expect(await refusalOf(refused)).toBe('503 unavailable')
})

test('example prompts stand at the top of their answer', async () => {
  const answer = await (await call(examplePrompts.GET)).json()

  expect(answer.success).toBe(true)
  expect(answer.prompt_list.length).toBeGreaterThanOrEqual(4)
})
