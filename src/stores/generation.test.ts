import { expect, test, vi } from 'vitest'
import { ApiError, type Call } from './api.ts'
import { createGeneration, type GenerationState } from './generation.ts'

const stream = (...events: [string, unknown][]) =>
  new Response(events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''))

const template = { id: 't1', name: 'Sale' }
const sections: [string, unknown][] = [
  ['progress', { section: 1, total: 1, label: 'Making section 1 of 1: hero' }],
  ['operation', { op: 'add', kind: 'hero', content: { heading: 'Twenty percent off' } }],
  ['done', { template }]
]

test('shows each section as it arrives, and ends with the template', async () => {
  const generation = createGeneration(async () => stream(...sections))
  const seen: GenerationState[] = []
  generation.$generation.listen(state => seen.push(state))

  await generation.generate('A sale')

  const making = seen.filter(state => state.state === 'making').at(-1)
  expect(making?.progress.label).toBe('Making section 1 of 1: hero')
  expect(making?.email.html).toContain('Twenty percent off')
  expect(seen.at(-1)).toEqual({ state: 'made', template })
})

test('says what the server says when it fails', async () => {
  const refused = createGeneration(async () => {
    throw new ApiError(402, 'payment_required', 'Your credits are used up. Choose a plan.')
  })
  await refused.generate('A sale')
  expect(refused.$generation.get()).toEqual({ state: 'failed', message: 'Your credits are used up. Choose a plan.' })

  const failed = createGeneration(async () => stream(['error', { code: 'designer_failed', message: 'Try again.' }]))
  await failed.generate('A sale')
  expect(failed.$generation.get()).toEqual({ state: 'failed', message: 'Try again.', byDesigner: true })
})

test('a brief in another language is asked for in English only when somebody says so', async () => {
  const call = vi.fn(async (_path: string, _request: Call) => {
    throw new ApiError(422, 'language', 'This brief does not look like English.')
  })
  const generation = createGeneration(call)
  await generation.generate('Uma promoção')
  expect(generation.$generation.get()).toEqual({
    state: 'not-english',
    message: 'This brief does not look like English.'
  })

  await generation.generate('Uma promoção', async () => ({ language: 'en' }))
  expect(call.mock.calls.map(([, { body }]) => body)).toEqual([
    { prompt: 'Uma promoção' },
    { prompt: 'Uma promoção', language: 'en' }
  ])

  const streamed = createGeneration(async () => stream(['error', { code: 'language', message: 'Not English.' }]))
  await streamed.generate('Uma promoção')
  expect(streamed.$generation.get()).toEqual({ state: 'not-english', message: 'Not English.' })
})

test('a connection that ends too early is a failure, and says that nothing was charged', async () => {
  const generation = createGeneration(async () => stream())
  await generation.generate('A sale')
  expect(generation.$generation.get()).toMatchObject({ message: expect.stringContaining('Nothing was charged') })
})

test('makes one email at a time', async () => {
  const call = vi.fn(async () => stream(...sections))
  const generation = createGeneration(call)

  await Promise.all([generation.generate('A sale'), generation.generate('A sale')])

  expect(call).toHaveBeenCalledOnce()
})

test('stopping aborts the call and goes back to the brief', async () => {
  const generation = createGeneration(async (_path, { signal }) => {
    await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return stream()
  })
  const making = generation.generate('A sale')
  await vi.waitFor(() => expect(generation.$generation.get().state).toBe('making'))
  await new Promise(resolve => setTimeout(resolve, 50))

  generation.stop()
  await making

  expect(generation.$generation.get()).toEqual({ state: 'idle' })
})

test('stopped after a section, it shows what stands until the page knows what came of it', async () => {
  const encoder = new TextEncoder()
  const half = sections.slice(0, 2).map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const generation = createGeneration(async (_path, { signal }) => {
    const start = (stream: ReadableStreamDefaultController) => {
      stream.enqueue(encoder.encode(half.join('')))
      signal?.addEventListener('abort', () => stream.error(signal.reason))
    }
    return new Response(new ReadableStream({ start }))
  })
  const making = generation.generate('A sale')
  await vi.waitFor(() =>
    expect(generation.$generation.get()).toMatchObject({ email: { html: expect.stringContaining('Twenty') } })
  )

  generation.stop()
  await making

  expect(generation.$generation.get()).toMatchObject({
    state: 'stopping',
    email: { html: expect.stringContaining('Twenty') }
  })
})

test('a failure tells whether a section stood', async () => {
  const failed: [string, unknown] = ['error', { code: 'designer_failed', message: 'Try again.' }]
  const generation = createGeneration(async () => stream(...sections.slice(0, 2), failed))
  await generation.generate('A sale')
  expect(generation.$generation.get()).toMatchObject({ state: 'failed', hasMade: true })
})

test('a draft is gone on with by the designer that was named, and shown as it is made', async () => {
  const call = vi.fn(async (_path: string, _request: Call) => stream(...sections))
  const generation = createGeneration(call)

  await generation.resume('d1', { designer: 'offline' })

  expect(call.mock.calls[0]).toMatchObject(['/api/drafts/d1/continue', { body: { designer: { designer: 'offline' } } }])
  expect(generation.$generation.get()).toEqual({ state: 'made', template })
})

test('shows the server the email as far as it has come, where it asks for it', async () => {
  const onLook = vi.fn()
  const [progress, added, done] = sections as [(typeof sections)[0], (typeof sections)[0], (typeof sections)[0]]
  const generation = createGeneration(async () => stream(progress, added, ['look', { id: 'look-1' }], done), onLook)
  await generation.generate('A sale')
  expect(onLook).toHaveBeenCalledExactlyOnceWith(
    'look-1',
    expect.objectContaining({ html: expect.stringContaining('Twenty percent off') })
  )
})

test('what stands beside the brief may take its time: it can be stopped meanwhile, and may come to nothing', async () => {
  const call = vi.fn(async () => stream(...sections))
  const { $generation, generate, stop } = createGeneration(call)
  const { promise, resolve } = Promise.withResolvers<object>()
  const making = generate('A sale', () => promise)
  expect($generation.get()).toMatchObject({ state: 'making', progress: { label: 'Reading your brief…' } })
  stop()
  expect($generation.get()).toEqual({ state: 'idle' })
  resolve({})
  await making
  await generate('A sale', async () => undefined)
  expect($generation.get()).toEqual({ state: 'idle' })
  expect(call).not.toHaveBeenCalled()
})
