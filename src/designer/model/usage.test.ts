import { afterEach, expect, test, vi } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import type { DesignerEvent, ModelCall } from '../designer.ts'
import { openProvider, PATIENT, type Reply } from './fixtures/provider-server.ts'
import { createModelDesigner } from './model.ts'

const GOOD = '{"op":"meta","name":"Spring"}\n{"op":"add","kind":"hero","content":{"heading":"Spring is here"}}\n'
const USAGE = { input: 1_200, cached: 900, output: 64 }
const PROVIDERS = { chat: 'openai-compatible', messages: 'anthropic', responses: 'openai' } as const

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(closing.splice(0).map(close => close()))
})

async function open(replies: Reply[], wire: keyof typeof PROVIDERS = 'chat') {
  const { url, close, asked } = await openProvider(wire, replies)
  closing.push(close)
  if (wire === 'responses') vi.stubEnv('OPENAI_BASE_URL', url)
  const baseUrl = wire === 'responses' ? undefined : url
  const designer = createModelDesigner({ ...PATIENT, provider: PROVIDERS[wire], model: 'm-1', apiKey: 'k', baseUrl })
  const calls: ModelCall[] = []
  const caller = new AbortController()
  const context = { signal: caller.signal, seed: 1, today: new Date(0), siteUrl: 'https://mail.example' }
  return { designer, calls, caller, asked, context: { ...context, onCall: (call: ModelCall) => calls.push(call) } }
}

async function listen(events: AsyncIterable<DesignerEvent>, atOperation = () => {}) {
  for await (const event of events) if (event.type === 'operation') atOperation()
}

test.each(['chat', 'messages', 'responses'] as const)('Tokens are as %s counts them', async wire => {
  const { designer, calls, context } = await open([{ text: GOOD, usage: USAGE }], wire)
  await listen(designer.create('Spring', context))
  const tokens = { inputTokens: 1_200, cachedTokens: 900, writtenTokens: 0, outputTokens: 64 }
  expect(calls).toEqual([{ purpose: 'create', model: 'm-1', ...tokens, ms: expect.any(Number), outcome: 'done' }])
})

test('A compatible server is asked to say what it counts', async () => {
  const { designer, asked, context } = await open([{ text: GOOD }])
  await listen(designer.create('Spring', context))
  expect(asked[0]?.body).toMatchObject({ stream_options: { include_usage: true } })
})

test('Each request of a change is told of, repairs too', async () => {
  const { designer, calls, context } = await open([{ text: '{"op":"add","kind":"heroo"}' }, { text: GOOD }])
  await listen(designer.change(BLANK_EMAIL, { text: 'A hero, please' }, context))
  expect(calls.map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
    ['change', 'done'],
    ['change', 'done']
  ])
})

test('A refused request has failed and read nothing', async () => {
  const { designer, calls, context } = await open([{ status: 401 }])
  await expect(listen(designer.create('Spring', context))).rejects.toThrow()
  expect(calls).toMatchObject([{ outcome: 'failed', inputTokens: 0, outputTokens: 0 }])
})

test('An answer that breaks off has failed, and is counted by its length', async () => {
  const { designer, calls, context } = await open([{ text: GOOD, breaks: true }])
  await expect(listen(designer.create('Spring', context))).rejects.toThrow()
  expect(calls).toMatchObject([{ outcome: 'failed', outputTokens: Math.ceil(GOOD.length / 4) }])
  expect(calls[0]!.inputTokens).toBeGreaterThan(500)
})

test('A request that its caller left was stopped', async () => {
  const { designer, calls, caller, context } = await open([{ text: GOOD, hangs: true }])
  await listen(designer.create('Spring', context), () => caller.abort())
  expect(calls).toMatchObject([{ outcome: 'stopped' }])
  expect(calls[0]!.outputTokens).toBeGreaterThan(0)
})
