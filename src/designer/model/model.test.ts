import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import type { DesignerContext, DesignerError, DesignerEvent } from '../designer.ts'
import { FERNHOLLOW } from './fixtures/fernhollow.ts'
import { openProvider, PATIENT, type Reply } from './fixtures/provider-server.ts'
import { createModelDesigner } from './model.ts'
import type { ModelOptions } from './provider.ts'

const GOOD = [
  '{"op":"meta","name":"Spring","subject":"Spring is here"}',
  '{"op":"theme","brand":"#1f4d3f"}',
  '{"op":"add","kind":"hero","content":{"heading":"Spring is here","image":{"src":"scene:flowers","alt":"Tulips"}}}',
  '{"op":"add","kind":"footer","content":{"company":"Fernhollow"}}'
]
const BAD = '{"op":"add","kind":"zeppelin","content":{"heading":"Hi"}}'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(closing.splice(0).map(close => close()))
})

type Wire = 'chat' | 'messages' | 'responses'
const PROVIDERS = { chat: 'openai-compatible', messages: 'anthropic', responses: 'openai' } as const

async function open(replies: Reply[], { wire = 'chat', ...options }: Partial<ModelOptions> & { wire?: Wire } = {}) {
  const provider = await openProvider(wire, replies)
  closing.push(provider.close)
  // OpenAI's own address is the one place where its newer wire is spoken.
  if (wire === 'responses') vi.stubEnv('OPENAI_BASE_URL', provider.url)
  const designer = createModelDesigner({
    ...PATIENT,
    provider: PROVIDERS[wire],
    model: 'm',
    apiKey: 'key-1',
    baseUrl: wire === 'responses' ? undefined : provider.url,
    retryMs: 5,
    ...options
  })
  return { ...provider, designer }
}

const contextOf = (signal = new AbortController().signal): DesignerContext => ({
  signal,
  seed: 1,
  today: new Date('2026-03-02T12:00:00Z'),
  siteUrl: 'https://mail.example'
})

async function listen(events: AsyncIterable<DesignerEvent>) {
  const operations: Operation[] = []
  const words: string[] = []
  const unable: string[] = []
  for await (const event of events) {
    if (event.type === 'operation') operations.push(event.operation)
    if (event.type === 'words') words.push(event.text)
    if (event.type === 'unable') unable.push(event.text)
  }
  return { operations, words, unable }
}

const failureOf = async (events: AsyncIterable<DesignerEvent>): Promise<DesignerError> =>
  listen(events).then(
    () => expect.fail('It did not fail.'),
    error => error
  )

describe('A model that answers well', () => {
  test.each(['chat', 'messages', 'responses'] as const)('makes an email over the %s wire', async wire => {
    const { designer, asked } = await open([{ text: GOOD.join('\n') }], { wire })
    const { operations } = await listen(designer.create('A spring mail for Fernhollow', contextOf()))
    const { email, refused } = applyOperations(BLANK_EMAIL, operations, { onRefusal: 'skip' })
    expect(refused).toEqual([])
    expect(email.subject).toBe('Spring is here')
    expect(outlineOf(email).sections.map(({ kind }) => kind)).toEqual(['hero', 'footer'])
    expect(email.html).toContain('/media/scenes/flowers.png?c=1f4d3f,')
    expect(JSON.stringify(asked[0]?.body)).toContain('A spring mail for Fernhollow')
  })

  test('is asked over the chat wire when it speaks for OpenAI at another address', async () => {
    const { designer, asked } = await open([{ text: GOOD.join('\n') }], { provider: 'openai' })
    expect((await listen(designer.create('Hi', contextOf()))).operations).toHaveLength(4)
    expect(asked[0]?.path).toBe('/v1/chat/completions')
  })

  test('has its long instructions marked for the cache of Anthropic', async () => {
    const { designer, asked } = await open([{ text: GOOD.join('\n') }], { wire: 'messages' })
    await listen(designer.create('Hi', contextOf()))
    expect(asked[0]?.body.system).toMatchObject([{ cache_control: { type: 'ephemeral' } }])
    expect(asked[0]?.headers['x-api-key']).toBe('key-1')
  })

  test('tells how far it is, section by section', async () => {
    const { designer } = await open([{ text: GOOD.join('\n') }])
    const labels: string[] = []
    for await (const event of designer.create('Hi', contextOf()))
      if (event.type === 'progress') labels.push(event.label)
    expect(labels).toEqual(['Making section 1: hero', 'Making section 2: footer'])
  })

  test('changes an email that it sees as an outline, never as HTML', async () => {
    const { designer, asked } = await open([{ text: '{"op":"set","ref":"s1.heading","value":"New words"}' }])
    const { operations } = await listen(
      designer.change(FERNHOLLOW, { text: 'New words', selected: 's1.heading' }, contextOf())
    )
    expect(operations).toEqual([{ op: 'set', ref: 's1.heading', value: 'New words' }])
    const prompt = JSON.stringify(asked[0]?.body.messages)
    expect(prompt).toContain('s1 hero stacked surface\\n heading: Old words')
    expect(prompt).toContain('mean: s1.heading')
    expect(prompt).not.toContain('data-section')
  })

  test('may answer a change in words alone', async () => {
    const { designer } = await open([{ text: 'I cannot add a video to an email.' }])
    expect(await listen(designer.change(FERNHOLLOW, { text: 'Add a video' }, contextOf()))).toEqual({
      operations: [],
      words: ['I cannot add a video to an email.'],
      unable: ['Nothing was changed.']
    })
  })
})

describe('A model whose temperature is said', () => {
  test('makes an email warmer than it corrects and changes one; others are asked without', async () => {
    const temperatures = { create: 0.7, change: 0.2 }
    const { designer, asked } = await open([{ text: [...GOOD, BAD].join('\n') }, { text: '' }, { text: 'No.' }], {
      temperatures
    })
    await listen(designer.create('Hi', contextOf()))
    await listen(designer.change(FERNHOLLOW, { text: 'Warmer' }, contextOf()))
    expect(asked.map(({ body }) => body.temperature)).toEqual([0.7, 0.2, 0.2])

    const plain = await open([{ text: 'No.' }])
    await listen(plain.designer.change(FERNHOLLOW, { text: 'Warmer' }, contextOf()))
    expect(plain.asked.map(({ body }) => body.temperature)).toEqual([undefined])
  })
})

describe('Lines that cannot be applied', () => {
  test('are asked for again with their reasons, and only they', async () => {
    const fixed = BAD.replace('zeppelin', 'hero').replace(/}$/, ',"before":"s1"}')
    const { designer, asked } = await open([{ text: [...GOOD.slice(0, 2), BAD, GOOD[3]].join('\n') }, { text: fixed }])
    const { operations } = await listen(designer.create('Hi', contextOf()))
    const { email } = applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' })
    expect(outlineOf(email).sections.map(({ kind }) => kind)).toEqual(['hero', 'footer'])
    const repair = String(asked[1]?.body.messages?.at(-1)?.content)
    expect(repair).toContain('There is no section "zeppelin". Nearest: "header"')
    expect(repair).toContain('s2 footer')
    expect(repair).not.toContain('Fernhollow')
  })

  test('are given up after two repairs, and what stands is kept with a word about them', async () => {
    const { designer, asked } = await open([{ text: [...GOOD, BAD].join('\n') }, { text: BAD }])
    const { operations, unable } = await listen(designer.create('Hi', contextOf()))
    expect(asked).toHaveLength(3)
    expect(operations).toHaveLength(4)
    expect(unable.join()).toContain('There is no section for “zeppelin”')
  })

  test('make an answer unusable when there is nothing else', async () => {
    const { designer } = await open([{ text: BAD }])
    expect(await failureOf(designer.create('Hi', contextOf()))).toMatchObject({ failure: 'unusable' })
  })

  test('keep what stands when the repair itself fails', async () => {
    const { designer } = await open([{ text: [...GOOD, BAD].join('\n') }, { status: 500 }])
    const { operations, unable } = await listen(designer.create('Hi', contextOf()))
    expect(operations).toHaveLength(4)
    expect(unable.join()).toContain('zeppelin')
  })

  test('are told of when the model has nothing more to say about them', async () => {
    const { designer, asked } = await open([{ text: [...GOOD, BAD].join('\n') }, { text: '' }])
    const { operations, unable } = await listen(designer.create('Hi', contextOf()))
    expect(asked).toHaveLength(2)
    expect(operations).toHaveLength(4)
    expect(unable.join()).toContain('zeppelin')
  })

  test('are refused when they name a picture that is not drawn', async () => {
    const line = '{"op":"add","kind":"image","content":{"image":{"src":"scene:cofee","alt":"A cup"}}}'
    const { designer, asked } = await open([{ text: line }, { text: line.replace('cofee', 'coffee') }])
    expect((await listen(designer.create('Hi', contextOf()))).operations).toHaveLength(1)
    expect(String(asked[1]?.body.messages?.at(-1)?.content)).toContain('There is no scene "cofee". Nearest: "coffee"')
  })
})

describe('A model that fails', () => {
  test.each([
    ['over-quota', { status: 429, headers: { 'retry-after': '3600' } }, 'in 60 minutes'],
    ['key', { status: 401 }, 'Check the key'],
    ['model', { status: 404 }, 'Check its name'],
    ['unavailable', { text: GOOD.join('\n'), breaks: true }, 'broke off'],
    ['unavailable', { text: GOOD.slice(0, 3).join('\n'), endsEarly: true }, 'broke off'],
    ['refused', { text: '', finish: 'content_filter' }, 'declined'],
    ['refused', { text: 'I would rather not write that.' }, 'I would rather not write that.'],
    ['unusable', { text: GOOD.join('\n'), finish: 'length' }, 'cut off'],
    ['unusable', { text: '' }, 'no answer']
  ] as [string, Reply, string][])('is told as %s for %j', async (failure, reply, words) => {
    const { designer, asked } = await open([reply])
    const error = await failureOf(designer.create('Hi', contextOf()))
    expect(error).toMatchObject({ name: 'DesignerError', failure })
    expect(error.message).toContain(words)
    expect(error.message).toContain('Nothing was changed or charged.')
    expect(error.message).not.toContain('key-1')
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['over-quota', { status: 429 }],
    ['unavailable', { status: 529 }],
    ['unavailable', { text: GOOD.join('\n'), breaks: true }],
    ['unavailable', { text: GOOD.join('\n'), endsEarly: true }],
    ['refused', { text: '', finish: 'refusal' }]
  ] as [string, Reply][])('is told as %s over the wire of Anthropic for %j', async (failure, reply) => {
    const { designer } = await open([reply], { wire: 'messages' })
    expect(await failureOf(designer.create('Hi', contextOf()))).toMatchObject({ failure })
  })

  test('that does not begin in time is given up', async () => {
    const { designer } = await open([{ text: GOOD.join('\n'), delay: 2_000 }], { firstTokenTimeoutMs: 80 })
    expect(await failureOf(designer.create('Hi', contextOf()))).toMatchObject({ failure: 'timeout' })
  })

  test.each([
    ['is busy for a moment', { status: 429, headers: { 'retry-after': '1' } }],
    ['is busy and does not say how long', { status: 429 }],
    ['is faulty', { status: 503 }],
    ['breaks the connection before a word', { text: '', breaks: true }]
  ] as [string, Reply][])('is asked once more where it %s', async (_, reply) => {
    const good = { text: GOOD.join('\n') }
    const first = await open([reply, good])
    expect((await listen(first.designer.create('Hi', contextOf()))).operations).toHaveLength(4)
    const again = await open([reply, reply, good])
    expect(await failureOf(again.designer.create('Hi', contextOf()))).toMatchObject({ name: 'DesignerError' })
    expect(again.asked).toHaveLength(2)
  })

  test('that falls silent is given up', async () => {
    const { designer } = await open([{ text: GOOD.join('\n'), hangs: true }], { silenceTimeoutMs: 80 })
    expect(await failureOf(designer.create('Hi', contextOf()))).toMatchObject({ failure: 'timeout' })
  })

  test('may be silent longer between a thought and its answer', async () => {
    const limits = { silenceTimeoutMs: 15_000, firstTokenTimeoutMs: 20_000 }
    const { designer, asked } = await open([{ text: GOOD.join('\n'), thinks: 18_000 }], limits)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const made = listen(designer.create('Hi', contextOf()))
    await expect.poll(() => asked).toHaveLength(1)
    let seconds = 0
    const pass = () => {
      vi.advanceTimersByTime(1_000)
      seconds += 1
      return seconds
    }
    await expect.poll(pass).toBe(18)
    expect((await made).operations).toHaveLength(GOOD.length)
  })

  test('is given room for its thoughts where the service is known for them', async () => {
    const roomOf = async (wire: Wire) => {
      const { designer, asked } = await open([{ text: 'No.' }], { wire })
      await listen(designer.change(FERNHOLLOW, { text: 'Warmer' }, contextOf()))
      return asked[0]?.body
    }
    expect(await roomOf('messages')).toMatchObject({ max_tokens: 16_000 })
    expect(await roomOf('chat')).toMatchObject({ max_tokens: 8_000 })
  })

  test.each([
    ['one endless line', `{"op":"meta","name":"${'a'.repeat(80_000)}`],
    ['endless words', 'All work and no play. '.repeat(5_000)],
    ['five thousand sections', '{"op":"add","kind":"divider","content":{}}\n'.repeat(5_000)]
  ])('that writes %s is cut', async (_, text) => {
    const { designer, left } = await open([{ text, hangs: true }])
    const error = await failureOf(designer.create('Hi', contextOf()))
    expect(error).toMatchObject({ failure: 'unusable', message: expect.stringContaining('far too much') })
    expect(await left[0]).toBe(true)
  })

  test('that does not end in time is given up', async () => {
    const { designer } = await open([{ text: GOOD.join('\n'), hangs: true }], { timeoutMs: 150 })
    expect(await failureOf(designer.create('Hi', contextOf()))).toMatchObject({ failure: 'timeout' })
  })

  test('for want of a key is told so, without a request', async () => {
    vi.stubEnv('ANTHROPIC_API_KEY', undefined)
    const { designer, asked } = await open([{}], { wire: 'messages', apiKey: undefined })
    const error = await failureOf(designer.create('Hi', contextOf()))
    expect(error).toMatchObject({ failure: 'key', message: expect.stringContaining('Check the key') })
    expect(asked).toHaveLength(0)
  })

  test('whose key Anthropic does not accept names the key', async () => {
    const { designer } = await open([{ status: 401 }], { wire: 'messages' })
    expect((await failureOf(designer.create('Hi', contextOf()))).message).toContain('Check the key')
  })

  test('that listens on no port is unavailable', async () => {
    const { designer, close } = await open([])
    await close()
    closing.length = 0
    expect(await failureOf(designer.create('Hi', contextOf()))).toMatchObject({ failure: 'unavailable' })
  })
})

test('A caller who leaves ends the work quietly, without another request', async () => {
  const { designer, asked } = await open([{ text: `${GOOD.join('\n')}\n`, hangs: true }])
  const caller = new AbortController()
  const operations: Operation[] = []
  for await (const event of designer.create('Hi', contextOf(caller.signal))) {
    if (event.type === 'operation') operations.push(event.operation)
    if (operations.length === 2) caller.abort()
  }
  expect(operations.length).toBeLessThanOrEqual(4)
  expect(asked).toHaveLength(1)
})

test('Who stops listening ends the request too', async () => {
  const { designer, left } = await open([{ text: `${GOOD.join('\n')}\n`, hangs: true }])
  for await (const event of designer.create('Hi', contextOf())) if (event.type === 'operation') break
  expect(await left[0]).toBe(true)
})
