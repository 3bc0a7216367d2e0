import type { APIRoute } from 'astro'
import { beforeAll, expect, test } from 'vitest'
import { noFacts } from '../../src/compose/email-facts.ts'
import * as factsRoute from '../../src/pages/api/briefs/facts.ts'
import * as templateRoute from '../../src/pages/api/templates/[id]/index.ts'
import * as generate from '../../src/pages/api/templates/generate.ts'
import * as templatesRoute from '../../src/pages/api/templates/index.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { createBriefs } from '../../src/server/briefs/briefs.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { createLog } from '../../src/server/log.ts'
import { type ApiCall, callApi, newVisitor } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { openWorkshop } from '../helpers/workshop.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const limit = createRateLimit({ count: 1_000, seconds: 60 }, 'calls')
const ana = newVisitor()
const app = {
  config: parseConfig({}),
  log: createLog('silent'),
  db,
  auth: { verifyAccessToken: async () => ana },
  accounts: createAccounts({ db, credits: workshop.credits, entitlements: async () => workshop.features }),
  credits: workshop.credits,
  briefs: createBriefs({
    workers: workshop.workers,
    clock: () => new Date('2026-03-18'),
    languagesOf: async () => ['en']
  }),
  templates: workshop.templates,
  directions: workshop.directions,
  limits: { generations: limit, changes: limit, readings: limit }
} as unknown as App

beforeAll(async () => {
  const { id } = await app.accounts.ensure(ana)
  await workshop.credits.grant(id, 50, 'gift')
})

const post = (route: APIRoute, body: unknown, given: ApiCall = {}) =>
  callApi(route, app, { token: 'ana', method: 'POST', body, ...given })
const dataOf = async (response: Response) => (await response.json()).data

const sale = noFacts('sale')
const thing = (more: object) => ({ ...sale, things: [{ name: 'Bowl', ...more }] })
const long = (count: number) => Array(count).fill('x'.repeat(1_000))
const NUL = JSON.parse('"a\\u0000b"')

test('facts, look and seed make an email that carries the facts; the prompt may be left out', async () => {
  const body = { facts: sale, look: { palette: 'moss', moods: ['calm'] }, seed: 0, guesses: ['code: OLD10'] }
  const { template } = await dataOf(await post(generate.POST, body))
  expect(JSON.parse(template.facts_value)).toEqual(sale)
  expect(workshop.steps.create.mock.lastCall).toMatchObject([
    'Sale',
    { seed: 0, form: { facts: sale, look: body.look } }
  ])
})

test('what was corrected of a reading, as pages before the form sent it, is refused with the shape of facts', async () => {
  const facts = [{ role: 'code', value: 'x', state: 'added' }]
  const response = await post(generate.POST, { prompt: 'A sale', facts })
  expect(response.status).toBe(422)
  expect((await response.json()).error.message).toMatch(/^"facts" is one object: .* Its shape is EmailFacts/)
})

test('200 things, markup, merge tags and halves of characters are kept as text', async () => {
  const things = Array.from({ length: 200 }, (_, at) => ({ name: `<b>${at}</b> {{name}}` }))
  const { template } = await dataOf(await post(generate.POST, { facts: { ...sale, things, topic: 'a\ud800b' } }))
  expect(JSON.parse(template.facts_value)).toMatchObject({ things, topic: 'a\ufffdb' })
})

test.each<[string, object]>([
  ['neither prompt nor facts', { facts: [] }],
  ['facts that are a word', { facts: 'sale' }],
  ['facts that are nothing', { facts: null }],
  ['a kind that is none', { facts: { ...sale, kind: 'colour' } }],
  ['things that are no list', { facts: { ...sale, things: {} } }],
  ['a price that is a number', { facts: thing({ price: 9 }) }],
  ['201 things', { facts: { ...sale, things: Array(201).fill({ name: 'x' }) } }],
  ['61,000 characters', { facts: { ...sale, sentences: long(40), steps: long(21) } }],
  ['a link that runs code', { facts: thing({ link: 'javascript:alert(1)' }) }],
  ['the prototype', { facts: JSON.parse('{"kind":"sale","__proto__":{"topic":"x"}}') }],
  ['the constructor', { facts: { ...sale, constructor: {} } }],
  ['U+0000', { facts: { ...sale, topic: NUL } }],
  ['a seed below zero', { facts: sale, seed: -1 }],
  ['a seed of 32 bits', { facts: sale, seed: 2 ** 31 }],
  ['half a seed', { facts: sale, seed: 0.5 }],
  ['a look that is none', { facts: sale, look: { opening: 'bang' } }],
  ['a picture that runs code', { facts: sale, look: { picture: 'javascript:alert(1)' } }],
  ['a logo that runs code', { facts: sale, look: { logo: ' JAVASCRIPT:alert(1)' } }],
  ['a colour in words', { facts: sale, look: { colours: { brand: 'red' } } }],
  ['61 guesses', { facts: sale, guesses: Array(61).fill('x') }]
])('%s is refused in a sentence and costs nothing', async (_, body) => {
  const { id } = await app.accounts.ensure(ana)
  const before = await app.credits.balance(id)
  const response = await post(generate.POST, body)
  expect([400, 422]).toContain(response.status)
  expect((await response.json()).error.message).toMatch(/\w+ \w+/)
  expect(await app.credits.balance(id)).toBe(before)
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['an unknown field', '{"kind":"sale","prices":[]}'],
  ['the prototype', '{"kind":"sale","__proto__":{}}'],
  ['U+0000 that is spelled out', '{"kind":"sale","topic":"a\\u0000b"}'],
  ['a link that runs code', '{"kind":"sale","buttons":[{"label":"x","link":"javascript:alert(1)"}]}'],
  ['61,000 characters', JSON.stringify({ ...sale, sentences: long(40), steps: long(21) })]
])('a template is not saved with facts that are %s', async (_, facts_value) => {
  const { id } = await dataOf(await post(templatesRoute.POST, { name: 'Spring' }))
  const given = { method: 'PATCH', params: { id } }
  const response = await post(templateRoute.PATCH, { revision: 1, facts_value }, given)
  expect(response.status).toBe(422)
  expect((await response.json()).error.message).toMatch(/^(Facts|Text|An email) .*\.$/)
  const kept = await dataOf(await post(templateRoute.PATCH, { revision: 1, facts_value: '{"kind":"sale"}' }, given))
  expect(kept).toMatchObject({ facts_value: '{"kind":"sale"}', revision: 2 })
})

const BRIEF = 'Sale email for Tidewater. 20% off all bowls with code SPRING20 until Sunday.'

test('a brief is read into the fields of a form, with its language by name, for nothing', async () => {
  const { id } = await app.accounts.ensure(ana)
  const before = await app.credits.balance(id)
  const reading = await dataOf(await post(factsRoute.POST, { brief: BRIEF }))
  expect(reading).toMatchObject({ language: { tag: 'en', name: 'English', writable: true } })
  expect(reading.guesses).toContainEqual(expect.objectContaining({ path: 'offer.code', value: 'SPRING20' }))
  expect(await app.credits.balance(id)).toBe(before)
})

test.each([
  ['one word', 'sale'],
  ['one digit 20,000 times', '7'.repeat(20_000)],
  ['only emoji', '🌷🌷🌷'],
  ['only links', 'https://a.example https://b.example/c?d=e'],
  ['markup', '<script>alert(1)</script><a href="javascript:alert(1)">x</a>'],
  ['right to left', 'تخفيضات الربيع في متجرنا حتى يوم الأحد'],
  ['halves of characters', 'a\ud800b sale']
])('a brief of %s gives a form', async (_, brief) => {
  const response = await post(factsRoute.POST, { brief })
  expect(response.status).toBe(200)
  expect((await dataOf(response)).kinds.length).toBeGreaterThan(20)
})

test.each([
  ['an empty brief', { brief: ' ' }, 422],
  ['20,001 characters', { brief: 'x'.repeat(20_001) }, 422],
  ['a number', { brief: 5 }, 400],
  ['U+0000', { brief: NUL }, 400],
  ['an unknown field', { brief: 'A sale', facts: [] }, 400]
])('%s is refused', async (_, body, status) => {
  expect((await post(factsRoute.POST, body)).status).toBe(status)
})
