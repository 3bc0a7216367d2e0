import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import type { App } from '../app.ts'
import { accounts } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { createLog } from '../log.ts'
import type { Job } from '../templates/job.ts'
import { answerCostly } from './costly.ts'
import { createRateLimit } from './rate-limit.ts'

const { db } = await openTestDatabase()
const app = { db, log: createLog('silent') } as App
const freely = createRateLimit({ count: 1_000, seconds: 60 }, 'generations')
type Work = (job: Job<string>) => Promise<string>

interface Given {
  key?: string
  body?: unknown
  accept?: string
  signal?: AbortSignal
}

/** A caller with an account of their own, who calls the same address again and again. */
async function newCaller() {
  const [account] = await db.insert(accounts).values({ userId: randomUUID(), email: 'ana@example.com' }).returning()
  if (!account) throw new Error('no account')
  return ({ key, body = {}, accept = 'application/json', signal }: Given, work: Work, limit = freely) => {
    const url = new URL('http://localhost/api/templates/generate')
    const headers = { accept, ...(key ? { 'idempotency-key': key } : {}) }
    const request = new Request(url, { method: 'POST', headers, signal: signal ?? null })
    return answerCostly({ app, account, request, url, body }, limit, work)
  }
}

/** Work that saves, as the services do. */
const saving = (answer: string) =>
  vi.fn<Work>(async ({ keep }) => {
    await db.transaction(tx => keep(tx, answer))
    return answer
  })

test('the same key again gets the same answer, and the work is done once', async () => {
  const call = await newCaller()
  const work = saving('first')

  const answers = [await call({ key: 'k' }, work), await call({ key: 'k' }, saving('second'))]

  expect(await Promise.all(answers.map(each => each.json()))).toEqual([
    { success: true, data: 'first' },
    { success: true, data: 'first' }
  ])
  expect(work).toHaveBeenCalledOnce()
})

test('a key at work, and one that was sent with another call, are refused', async () => {
  const call = await newCaller()
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = vi.fn<Work>(() => promise)
  const first = call({ key: 'k' }, work)
  await expect.poll(() => work).toHaveBeenCalled()
  await expect(call({ key: 'k' }, saving('x'))).rejects.toMatchObject({ code: 'conflict' })
  resolve('done')
  await first

  await call({ key: 'other' }, saving('x'))
  await expect(call({ key: 'other', body: { prompt: 'y' } }, saving('x'))).rejects.toMatchObject({
    code: 'unprocessable'
  })
})

test('the keys of two accounts have nothing to do with each other', async () => {
  const [ana, ben] = [await newCaller(), await newCaller()]
  await ana({ key: 'k' }, saving('for ana'))

  expect(await (await ben({ key: 'k' }, saving('for ben'))).json()).toEqual({ success: true, data: 'for ben' })
})

test('after a failure the same key may be tried again', async () => {
  const call = await newCaller()
  const fail: Work = async () => {
    throw new AppError('designer_failed', 'The model is down.')
  }
  await expect(call({ key: 'k' }, fail)).rejects.toThrow('The model is down.')

  expect(await (await call({ key: 'k' }, saving('now'))).json()).toEqual({ success: true, data: 'now' })
})

test('more calls than the limit allows are told when to come back', async () => {
  const call = await newCaller()
  const limit = createRateLimit({ count: 1, seconds: 60 }, 'generations')
  await call({}, saving('x'), limit)

  const refusal = await call({}, saving('x'), limit).catch(error => error)

  expect(refusal).toMatchObject({ code: 'rate_limited', retryAfter: 60 })
  expect(refusal.message).toBe('Too many generations in a short time. Try again in 60 seconds.')
})

const EVENTS = { accept: 'text/event-stream' }

test('asked for events, each step is one, and the answer is the last', async () => {
  const call = await newCaller()
  const response = await call(EVENTS, async ({ emit }) => {
    emit({ event: 'message', data: { text: 'Two\nlines' } })
    emit({ event: 'operation', data: { op: 'remove', ref: 's1' } })
    return 'the answer'
  })

  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(await response.text()).toBe(
    'event: message\ndata: {"text":"Two\\nlines"}\n\n' +
      'event: operation\ndata: {"op":"remove","ref":"s1"}\n\n' +
      'event: done\ndata: "the answer"\n\n'
  )
})

test('a failure half-way is the last event; one before the first event keeps its status', async () => {
  const call = await newCaller()
  const response = await call(EVENTS, async ({ emit }) => {
    emit({ event: 'message', data: { text: 'Hm' } })
    throw new AppError('designer_failed', 'The model is down.')
  })

  expect(await response.text()).toContain(
    'event: error\ndata: {"code":"designer_failed","message":"The model is down."}\n\n'
  )
  const early = call(EVENTS, async () => {
    throw new AppError('payment_required', 'No credits.')
  })
  await expect(early).rejects.toMatchObject({ code: 'payment_required' })
})

test('when the caller leaves, the work is told, whether it answers JSON or events', async () => {
  const call = await newCaller()
  const left = vi.fn()
  const untilLeft: Work = ({ emit, signal }) =>
    new Promise((_, reject) => {
      emit({ event: 'message', data: { text: 'Hm' } })
      signal.addEventListener('abort', () => {
        left()
        reject(new AppError('bad_request', 'Stopped.'))
      })
    })

  const response = await call(EVENTS, untilLeft)
  await response.body?.cancel()
  const controller = new AbortController()
  const json = call({ signal: controller.signal }, untilLeft)
  setTimeout(() => controller.abort(), 10)

  await expect(json).rejects.toThrow('Stopped.')
  await expect.poll(() => left).toHaveBeenCalledTimes(2)
})

test('only who follows events can be asked how the email looks', async () => {
  const call = await newCaller()
  const looking: Work = async ({ look, emit }) => String((await look?.(emit))?.width)
  const ask = async (_: string, tell: (id: string) => void) => {
    tell('look-1')
    return { pictures: [], width: 390 }
  }
  app.looks = { ask, answer: async () => {} }

  expect(await (await call({}, looking)).json()).toMatchObject({ data: 'undefined' })
  const events = await (await call({ accept: 'text/event-stream' }, looking)).text()
  expect(events).toContain('event: look\ndata: {"id":"look-1"}')
  expect(events).toContain('event: done\ndata: "390"')
})
