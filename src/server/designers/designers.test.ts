import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { play } from '../../../tests/helpers/workshop.ts'
import { noFacts } from '../../compose/email-facts.ts'
import { chooseDesigner } from '../../designer/choose.ts'
import type { Designer } from '../../designer/designer.ts'
import { openProvider, PATIENT, type Reply } from '../../designer/model/fixtures/provider-server.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import { accounts, designerCalls, designerConnections, designerLimits, templates } from '../database/schema.ts'
import { createGuardedFetch } from '../internet/guarded-fetch.ts'
import { createTasks } from '../workers/tasks.ts'
import { AddressRefusal } from './address-refusal.ts'
import { createDesigners } from './designers.ts'
import { fetchWithin } from './reach.ts'
import { createSealing } from './sealing.ts'

const { db } = await openTestDatabase()

const SECTION = '{"op":"add","kind":"text","content":{"heading":"Hello","text":"Good to see you."}}\n'
const KEY = 'sk-test-very-secret-9f2c'
const TODAY = new Date('2026-11-23T12:00:00Z')
const USAGE = { input: 400, cached: 100, output: 40 }

const builtIn: Designer = {
  label: 'Built-in',
  create: () => play([{ op: 'add', kind: 'text', content: { text: 'By the built-in one.' } }]),
  change: () => play([])
}

type Options = Partial<Parameters<typeof createDesigners>[0]>

/** The service with a provider on this machine, which the operator has named, so that it may be asked. */
async function open(replies: Reply[] = [{ text: SECTION, usage: USAGE }], options: Options = {}) {
  const provider = await openProvider('chat', replies)
  onTestFinished(async () => void (await provider.close()))
  const warn = vi.fn()
  const resolve = async () => [{ address: '10.0.0.7', family: 4 }]
  const guarded = createGuardedFetch({ refusal: AddressRefusal, resolve })
  const tasks = createTasks(async ai =>
    ai ? chooseDesigner({ ...PATIENT, ...ai, ...(ai.reach && { fetch: fetchWithin(ai.reach, guarded) }) }) : builtIn
  )
  const designers = createDesigners({
    db,
    workers: tasks,
    ai: undefined,
    sealing: createSealing(Buffer.alloc(32, 1)),
    localServers: [{ name: 'Test', url: new URL(provider.url).origin }],
    monthlyTokens: undefined,
    refine: 'off',
    clock: () => TODAY,
    log: { warn },
    siteUrl: 'https://mailwright.example',
    resolve,
    ...options
  })
  return { ...provider, designers, warn, accountId: await newAccount() }
}

async function newAccount() {
  const [row] = await db.insert(accounts).values({ userId: randomUUID(), email: 'ana@example.com' }).returning()
  return row!.id
}

const own = (address: string, model = 'm-1') => ({ service: 'openai-compatible', model, address, key: KEY }) as const
const operatorAt = (baseUrl: string) =>
  ({
    provider: 'openai-compatible',
    model: 'big',
    apiKey: KEY,
    baseUrl,
    ...PATIENT
  }) as const

const context = { seed: 1, today: TODAY, siteUrl: 'https://mailwright.example' }
const BRIEF = { brief: 'Spring sale', context }
const caller = (accountId: string) => ({ accountId, signal: new AbortController().signal, emit: () => {} })
const callsOf = (accountId: string) => db.select().from(designerCalls).where(eq(designerCalls.accountId, accountId))
const stays = new AbortController().signal

describe('The choice of an account', () => {
  test('is the built-in designer until it says otherwise, whose work is counted without tokens', async () => {
    const { designers, accountId } = await open()
    const work = await designers.design(BRIEF, caller(accountId))

    expect(work.email.html).toContain('By the built-in one.')
    expect(await designers.nameOf(accountId)).toBe('Built-in designer')
    expect(await designers.languagesOf(accountId)).toEqual(['en'])
    expect(await designers.state(accountId)).toMatchObject({
      chosen: 'offline',
      operator: null,
      connection: null,
      usage: { month: '2026-11-01', emails: 1, changes: 0, tokens: 0, own_cost_micros: null }
    })
  })

  test('is the site’s model where there is one, until it chooses another', async () => {
    const { url, close } = await openProvider('chat', [{ text: SECTION }])
    onTestFinished(async () => void (await close()))
    const { designers, accountId } = await open(undefined, { ai: operatorAt(url) })

    expect(await designers.labelOf(accountId)).toBe('big')
    expect((await designers.design(BRIEF, caller(accountId))).email.html).toContain('Good to see you.')
    expect(await designers.choose(accountId, { designer: 'offline' })).toMatchObject({
      chosen: 'offline',
      chosen_label: 'Built-in, works offline',
      operator: { tokens_left: null }
    })
    expect((await designers.design(BRIEF, caller(accountId))).email.html).toContain('By the built-in one.')
  })

  test('is its own: another account keeps what it had', async () => {
    const { designers, accountId, url } = await open()
    const other = await newAccount()
    await designers.connect(accountId, own(url))
    await designers.choose(accountId, { designer: 'own' })

    expect(await designers.state(other)).toMatchObject({ chosen: 'offline', connection: null, usage: { tokens: 0 } })
    await expect(designers.choose(other, { designer: 'own' })).rejects.toMatchObject({ code: 'unprocessable' })
  })

  test('of something that is not there is refused, and never replaced', async () => {
    const { designers, accountId } = await open()

    for (const choice of [
      { designer: 'operator' },
      { designer: 'own' },
      { designer: 'local', server: 'Other', model: 'm' }
    ] as const) {
      await expect(designers.choose(accountId, choice)).rejects.toThrow('Choose another designer in Settings.')
    }
    expect((await designers.state(accountId)).chosen).toBe('offline')
  })

  test('may be a model of a server on this machine, which is found by name and costs nothing', async () => {
    const { designers, accountId, asked } = await open()
    await designers.choose(accountId, { designer: 'local', server: 'Test', model: 'qwen2.5:14b' })
    await designers.design(BRIEF, caller(accountId))

    expect(asked.at(-1)?.body.model).toBe('qwen2.5:14b')
    expect(await callsOf(accountId)).toMatchObject([{ designer: 'local', costMicros: 0, inputTokens: 400 }])
    expect((await designers.state(accountId)).local).toMatchObject({ chosen: { server: 'Test', model: 'qwen2.5:14b' } })
  })
})

describe('A connection of one’s own', () => {
  test('is kept sealed, told by its last four signs, and used', async () => {
    const { designers, accountId, url, asked } = await open()
    const connected = await designers.connect(accountId, own(url))
    const [row] = await db.select().from(designerConnections).where(eq(designerConnections.accountId, accountId))

    expect(connected.connection).toEqual({
      service: 'openai-compatible',
      model: 'm-1',
      address: url,
      key_end: '9f2c',
      tested: null
    })
    expect(JSON.stringify([connected, row])).not.toContain('secret')
    await designers.choose(accountId, { designer: 'own' })
    await designers.design(BRIEF, caller(accountId))
    expect(asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  test('is told how the sender’s last email looks when it makes another, and not when it is tested', async () => {
    const { designers, accountId, url, asked } = await open()
    const { html: htmlValue, css: cssValue } = applyOperations(
      BLANK_EMAIL,
      [{ op: 'add', kind: 'footer', content: { company: 'Clay & Co' } }],
      { onRefusal: 'stop' }
    ).email
    await db.insert(templates).values({ accountId, htmlValue, cssValue })
    await designers.connect(accountId, own(url))
    await designers.choose(accountId, { designer: 'own' })
    await designers.design(BRIEF, caller(accountId))
    expect(JSON.stringify(asked.at(-1)?.body.messages)).toContain('Clay & Co')
    await designers.tryOut(accountId, { designer: 'own' }, stays)
    expect(JSON.stringify(asked.at(-1)?.body.messages)).not.toContain('Clay & Co')
  })

  test('keeps its key for another model, and for no other place', async () => {
    const { designers, accountId, url } = await open()
    await designers.connect(accountId, own(url))
    const { key: _, ...same } = own(url, 'm-2')
    expect((await designers.connect(accountId, same)).connection).toMatchObject({ model: 'm-2', key_end: '9f2c' })

    const other = await open()
    const elsewhere = { ...same, address: other.url }
    expect((await other.designers.connect(accountId, elsewhere)).connection).toMatchObject({ key_end: null })
    await other.designers.tryOut(accountId, { designer: 'own' }, stays)
    expect(other.asked.at(-1)?.headers.authorization).toBeUndefined()
    await expect(designers.connect(accountId, { service: 'anthropic', model: 'm' })).rejects.toThrow('Put in the key')
  })

  test('leads to public addresses only, when it is made and when it is asked', async () => {
    const { designers, accountId, url } = await open()
    for (const address of [
      'http://models.example/v1',
      'https://127.0.0.1/v1',
      'https://models.example/v1',
      'nowhere'
    ]) {
      await expect(designers.connect(accountId, own(address))).rejects.toMatchObject({ code: 'unprocessable' })
    }
    await designers.connect(accountId, own(url))
    await designers.choose(accountId, { designer: 'own' })
    const later = await open(undefined, { localServers: [] })
    await expect(later.designers.design(BRIEF, caller(accountId))).rejects.toMatchObject({
      code: 'designer_failed',
      message: expect.stringContaining('The address does not begin with https://')
    })
  })

  test('leads to no other path of a server that the operator named', async () => {
    const { designers, accountId, url } = await open()
    for (const address of [url.replace('/v1', ''), `${url}/../api/delete?x=`, `${url}?x=`, `${url}#`, `${url}/other`]) {
      await expect(designers.connect(accountId, own(address))).rejects.toMatchObject({ code: 'unprocessable' })
    }
  })

  test.each(['own', 'local'] as const)('follows no redirect of a named server: %s', async designer => {
    const inner = await openProvider('chat', [{ text: SECTION, usage: USAGE }])
    onTestFinished(async () => void (await inner.close()))
    const location = `${inner.url}/chat/completions`
    const { designers, accountId, url, asked } = await open([{ status: 307, headers: { location } }])
    await designers.connect(accountId, own(url))
    const choice = designer === 'own' ? { designer } : { designer, server: 'Test', model: 'm' }

    await expect(designers.tryOut(accountId, choice, stays)).rejects.toThrow()
    expect(asked.length).toBeGreaterThan(0)
    expect(inner.asked).toEqual([])
  })

  test('is off where keys cannot be sealed, and says so', async () => {
    const { designers, accountId, url } = await open(undefined, { sealing: undefined })

    expect((await designers.state(accountId)).own_off).toContain('SECRETS_KEY')
    await expect(designers.connect(accountId, own(url))).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('whose key was sealed with another key is not used, and can be made anew', async () => {
    const { designers, accountId, url } = await open()
    await designers.connect(accountId, own(url))
    await designers.choose(accountId, { designer: 'own' })
    const later = await open(undefined, { sealing: createSealing(Buffer.alloc(32, 9)) })

    await expect(later.designers.design(BRIEF, caller(accountId))).rejects.toThrow('Put it in again in Settings')
    expect((await later.designers.state(accountId)).connection?.key_end).toBe('9f2c')
  })

  test('that is removed leaves nothing, and the usual designer', async () => {
    const { designers, accountId, url } = await open()
    await designers.connect(accountId, own(url))
    await designers.choose(accountId, { designer: 'own' })

    expect(await designers.disconnect(accountId)).toMatchObject({ chosen: 'offline', connection: null })
    expect(await db.select().from(designerConnections).where(eq(designerConnections.accountId, accountId))).toEqual([])
  })
})

describe('A test', () => {
  test('makes one section and says what it took, which the connection remembers until it changes', async () => {
    const { designers, accountId, url, asked } = await open()
    await designers.connect(accountId, own(url))
    const tested = await designers.tryOut(accountId, { designer: 'own' }, stays)

    expect(tested).toEqual({ at: TODAY.toISOString(), ms: expect.any(Number), tokens: 440, cost_micros: null })
    expect(JSON.stringify(asked[0]?.body)).toContain('Add one section of text')
    expect((await designers.state(accountId)).connection?.tested).toMatchObject({ tokens: 440 })
    expect(await callsOf(accountId)).toMatchObject([{ purpose: 'test', designer: 'own' }])
    expect((await designers.state(accountId)).usage).toMatchObject({ emails: 0, changes: 0, tokens: 440 })
    expect((await designers.connect(accountId, own(url, 'm-3'))).connection?.tested).toBeNull()
  })

  test.each([
    [{ status: 401 }, 'The service refused the key.'],
    [{ status: 404 }, 'The service does not know the model "m-1".'],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'Please try again in 7 seconds.'],
    [{ status: 500 }, 'The service could not be reached, or broke off.'],
    [{ text: 'Lovely to meet you.' }, 'made no section'],
    [{ text: SECTION, breaks: true }, 'could not be reached, or broke off']
  ] as [Reply, string][])('that ends with %j says what the person can do', async (reply, words) => {
    const { designers, accountId, url, warn } = await open([reply])
    await designers.connect(accountId, own(url))

    const refusal = await designers.tryOut(accountId, { designer: 'own' }, stays).catch(error => error)
    expect(refusal).toMatchObject({ code: 'designer_failed', message: expect.stringContaining(words) })
    expect(refusal.message).not.toContain('AI_')
    expect(JSON.stringify(warn.mock.calls)).not.toContain(KEY)
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/AI_(?:API_KEY|MODEL|BASE_URL|PROVIDER)/)
    expect((await designers.state(accountId)).connection?.tested).toBeNull()
  })

  test('at a closed port is told so, by the name of a server on this machine', async () => {
    const { designers, accountId, url, close } = await open()
    await designers.connect(accountId, own(url))
    await close()

    await expect(designers.tryOut(accountId, { designer: 'own' }, stays)).rejects.toThrow('could not be reached')
    const local = designers.tryOut(accountId, { designer: 'local', server: 'Test', model: 'm' }, stays)
    await expect(local).rejects.toThrow('Test does not answer on this machine')
  })
})

describe('A failure of the site’s model', () => {
  test.each([
    [401, 'AI_API_KEY'],
    [404, 'AI_MODEL, AI_BASE_URL'],
    [400, undefined],
    [500, undefined]
  ])('with %s is told in words for people, and its cause to the log, once', async (status, check) => {
    const { url, close } = await openProvider('chat', [{ status }])
    onTestFinished(async () => void (await close()))
    const { designers, accountId, warn } = await open(undefined, { ai: operatorAt(url) })

    const refusal = await designers.design(BRIEF, caller(accountId)).catch(error => error)
    expect(refusal.message).toBe(
      "The site's model cannot be used just now. Nothing was changed or charged. Try again in a minute, or choose another designer in Settings."
    )
    expect(warn).toHaveBeenCalledTimes(1)
    const [call] = await callsOf(accountId)
    expect(call).toMatchObject({ outcome: 'failed', isDone: false, inputTokens: 0 })
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ workId: call?.workId, designer: 'operator', model: 'big' })
    expect(warn.mock.calls[0]?.[0].check).toBe(check)
  })
})

describe('Limits', () => {
  test('of the site’s model hold for each account and month, and say what to do', async () => {
    const { url, close } = await openProvider('chat', [{ text: SECTION, usage: USAGE }])
    onTestFinished(async () => void (await close()))
    let now = TODAY
    const { designers, accountId } = await open(undefined, {
      ai: operatorAt(url),
      monthlyTokens: 440,
      clock: () => now
    })
    await designers.design(BRIEF, caller(accountId))

    const state = await designers.state(accountId)
    expect(state).toMatchObject({ operator: { tokens_left: 0, tokens_a_month: 440 }, used_up: true })
    await expect(designers.design(BRIEF, caller(accountId))).rejects.toMatchObject({
      code: 'designer_limit',
      message: expect.stringContaining('start again on 1 December. Nothing was changed or charged.'),
      retryAfter: 7.5 * 24 * 3_600
    })
    await designers.design(BRIEF, caller(await newAccount()))
    now = new Date('2026-12-01T00:00:00Z')
    await designers.design(BRIEF, caller(accountId))
    expect((await designers.state(accountId)).usage).toMatchObject({ month: '2026-12-01', tokens: 440, days: [440] })
  })

  test('of the own key are the person’s, in tokens where the price is not known', async () => {
    const { designers, accountId, url } = await open()
    await designers.connect(accountId, own(url))
    await designers.choose(accountId, { designer: 'own' })
    await expect(designers.limit(accountId, { unit: 'dollars', amount: 10 })).rejects.toThrow('Set the limit in tokens')

    expect((await designers.limit(accountId, { unit: 'tokens', amount: 400 })).limit).toEqual({
      unit: 'tokens',
      amount: 400
    })
    await designers.design(BRIEF, caller(accountId))
    await expect(designers.design(BRIEF, caller(accountId))).rejects.toMatchObject({ code: 'designer_limit' })
    expect((await designers.limit(accountId, null)).limit).toBeNull()
    await designers.design(BRIEF, caller(accountId))
  })

  test('in dollars count what models of known prices cost, and keep others from being connected', async () => {
    const { designers, accountId, url } = await open()
    await designers.connect(accountId, { service: 'anthropic', model: 'claude-sonnet-4-5', key: KEY })
    await designers.limit(accountId, { unit: 'dollars', amount: 1.5 })
    await db.insert(designerCalls).values({
      ...{ accountId, workId: randomUUID(), isDone: true, purpose: 'create', designer: 'own', model: 'x' },
      ...{ inputTokens: 1, cachedTokens: 0, outputTokens: 1, costMicros: 1_500_000, ms: 1, outcome: 'done' },
      createdAt: TODAY
    })

    expect((await designers.state(accountId)).usage.own_cost_micros).toBe(1_500_000)
    await expect(designers.tryOut(accountId, { designer: 'own' }, stays)).rejects.toThrow('The $1.5 that you allow')
    await expect(designers.connect(accountId, own(url))).rejects.toThrow('Set the limit in tokens')
  })
})

test('mending a new email is asked for as the site is set, and its tokens and cost stand apart', async () => {
  const code =
    '{"op":"add","kind":"coupon","content":{"heading":"25% off all candles from Wick & Wax","code":"GLOW25"}}'
  const refined = await open(
    [
      { text: SECTION, usage: USAGE },
      { text: code, usage: USAGE }
    ],
    { refine: 'facts' }
  )
  const { designers, accountId, url } = refined
  await designers.connect(accountId, own(url))
  await designers.choose(accountId, { designer: 'own' })
  const facts = { ...noFacts('sale'), offer: { what: '25% off all candles', code: 'GLOW25' } }
  const work = await designers.design(
    { brief: 'Sale email for Wick & Wax', context: { ...context, form: { facts } } },
    caller(accountId)
  )

  expect(work.email.html).toContain('GLOW25')
  expect((await callsOf(accountId)).map(({ purpose }) => purpose).sort()).toEqual(['create', 'refine'])
  const { usage } = await designers.state(accountId)
  expect(usage).toMatchObject({ emails: 1, tokens: 880, refining: { tokens: 440, cost_micros: null } })
})

test('what was used goes with the account, and stays without the template', async () => {
  const { designers, accountId, url } = await open()
  const [template] = await db.insert(templates).values({ accountId }).returning()
  await designers.connect(accountId, own(url))
  await designers.limit(accountId, { unit: 'tokens', amount: 5_000 })
  await designers.choose(accountId, { designer: 'own' })
  await designers.design(BRIEF, { ...caller(accountId), templateId: template!.id })
  expect(await callsOf(accountId)).toMatchObject([{ templateId: template!.id, cachedTokens: 100, isDone: true }])

  await db.delete(templates).where(eq(templates.id, template!.id))
  expect(await callsOf(accountId)).toMatchObject([{ templateId: null }])
  await db.delete(accounts).where(eq(accounts.id, accountId))
  expect(await callsOf(accountId)).toEqual([])
  expect(await db.select().from(designerLimits).where(eq(designerLimits.accountId, accountId))).toEqual([])
})
