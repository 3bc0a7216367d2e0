import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type ApiCall, callApi, newVisitor } from '../../../tests/helpers/api.ts'
import { DesignerError } from '../../designer/designer.ts'
import type { App } from '../app.ts'
import { parseConfig } from '../config.ts'
import { AppError } from '../errors.ts'
import { createLog } from '../log.ts'
import { answer } from './answer.ts'
import { fileBody } from './body.ts'
import { endpoint } from './endpoint.ts'
import { otherMethods } from './other-methods.ts'

const visitor = newVisitor()
const account = {
  id: 'account',
  userId: visitor.id,
  email: visitor.email,
  stripeCustomerId: null,
  createdAt: new Date()
}
const app: Partial<App> = {
  config: parseConfig({ SITE_URL: 'https://mailwright.example', ALLOW_SANDBOX: '1' }),
  log: createLog('silent'),
  auth: {
    verifyAccessToken: async (token: string) => (token === 'good' ? visitor : undefined)
  } as unknown as App['auth'],
  accounts: { find: async () => account } as unknown as App['accounts']
}
const Body = z.strictObject({
  plan: z.enum(['starter', 'professional'], 'Choose starter or professional.'),
  id: z.uuid('This template does not exist.').optional()
})
const route = endpoint({ user: 'required', body: Body, maxBytes: 200 }, async ({ body }) => answer(body))
const call = (given: ApiCall) => callApi(route, app, { token: 'good', method: 'POST', ...given })

test('a good call reaches the service with the parsed body, the visitor and the account', async () => {
  const handle = vi.fn(async () => answer('yes'))
  const response = await callApi(endpoint({ user: 'required', body: Body }, handle), app, {
    token: 'good',
    method: 'POST',
    body: { plan: 'starter' }
  })

  expect(handle).toHaveBeenCalledWith(expect.objectContaining({ visitor, account, body: { plan: 'starter' } }))
  expect(await response.json()).toEqual({ success: true, data: 'yes' })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a session without its second step may call nothing but what takes that step', async () => {
  const auth = { verifyAccessToken: async () => ({ ...visitor, secondStep: 'needed' }) } as unknown as App['auth']
  const half = { ...app, auth }
  const handle = vi.fn(async () => answer('yes'))
  const refused = await callApi(endpoint({ user: 'visitor' }, handle), half, { token: 'good' })
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'two_step_required'])
  expect(handle).not.toHaveBeenCalled()

  const taken = await callApi(endpoint({ user: 'visitor', takesSecondStep: true }, handle), half, { token: 'good' })
  expect(taken.status).toBe(200)
})

test.for<[string, ApiCall, number, string, string]>([
  ['no token', { token: '' }, 401, 'unauthorized', 'Your session has ended. Sign in again.'],
  ['a bad token', { token: 'bad' }, 401, 'unauthorized', 'Your session has ended. Sign in again.'],
  [
    'another type',
    { body: 'plan=starter', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'unsupported_media_type',
    'Send the body as JSON, with the header Content-Type: application/json.'
  ],
  ['a long body', { body: { plan: 'x'.repeat(300) } }, 413, 'too_large', 'The body may be up to 0 KB.'],
  ['broken JSON', { body: '{"plan":' }, 400, 'bad_request', 'The body is not valid JSON.'],
  ['a list', { body: [] }, 400, 'bad_request', 'Invalid input: expected object, received array'],
  ['an unknown field', { body: { plan: 'starter', x: 1 } }, 400, 'bad_request', 'Unrecognized key: "x"'],
  ['a wrong value', { body: { plan: 'gold' } }, 422, 'unprocessable', 'Choose starter or professional.'],
  ['an id that is none', { body: { plan: 'starter', id: 'x' } }, 404, 'not_found', 'This template does not exist.'],
  ['U+0000', { body: '{"plan":"a\\u0000"}' }, 400, 'bad_request', 'Text may not contain the character U+0000.']
])('%s is refused', async ([, given, status, code, message]) => {
  const response = await call(given)

  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ success: false, error: { code, message } })
})

test.for<[unknown, number, string]>([
  [new AppError('rate_limited', 'Slow down.', { retryAfter: 7 }), 429, 'Slow down.'],
  [new DesignerError('timeout', 'It took too long.'), 504, 'It took too long.'],
  [new DesignerError('over-quota', 'The key is used up.'), 502, 'The key is used up.'],
  [new Error('password=hunter2'), 500, 'Something went wrong on our side. Please try again.']
])('%s becomes an answer that tells no secrets', async ([error, status, message]) => {
  const failing = endpoint({ user: 'none' }, async () => {
    throw error
  })

  const response = await callApi(failing, app, { mayFail: true })

  expect(response.status).toBe(status)
  expect((await response.json()).error.message).toBe(message)
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '7' : null)
})

test('a method that an address does not have is answered with those it has', async () => {
  const response = await callApi(otherMethods({ GET: route, POST: route }), app, { method: 'PUT' })

  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
  expect((await response.json()).error.code).toBe('method_not_allowed')
})

test('HEAD is answered as GET, without the body', async () => {
  const GET = endpoint({ user: 'required' }, async () => answer('long', 201))
  const ask = (token: string) => callApi(otherMethods({ GET }), app, { method: 'HEAD', token })
  const [own, stranger] = [await ask('good'), await ask('bad')]

  expect([own.status, stranger.status]).toEqual([201, 401])
  expect(own.headers.get('content-type')).toBe('application/json')
  expect(await own.text()).toBe('')
})

test('HEAD of an address without GET is a method that it does not have', async () => {
  const response = await callApi(otherMethods({ POST: route }), app, { method: 'HEAD' })

  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

test('the site may call from its own origin, and no other may', async () => {
  const ask = (origin: string) => callApi(otherMethods({ GET: route }), app, { method: 'OPTIONS', headers: { origin } })
  const [own, other] = [await ask('https://mailwright.example'), await ask('https://evil.example')]
  const answered = await call({ body: { plan: 'starter' }, headers: { origin: 'https://mailwright.example' } })

  expect(own.headers.get('access-control-allow-origin')).toBe('https://mailwright.example')
  expect(own.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  expect(other.headers.get('access-control-allow-origin')).toBe(null)
  expect(answered.headers.get('access-control-allow-origin')).toBe('https://mailwright.example')
})

test('a file is taken byte by byte, by its type and up to its size', async () => {
  const body = fileBody(['image/png', 'image/gif'], 'Only PNG and GIF.')
  const upload = endpoint({ user: 'required', body, maxBytes: 20 * 1024 * 1024 }, async given =>
    answer([...given.body])
  )
  const send = (type: string, bytes: Uint8Array) =>
    callApi(upload, app, { token: 'good', method: 'POST', body: bytes, headers: { 'content-type': type } })
  const bytes = new Uint8Array([0, 255, 34, 10])

  expect((await (await send('image/gif', bytes)).json()).data).toEqual([...bytes])
  expect((await send('Image/PNG; x=1', bytes)).status).toBe(200)
  const errorOf = async (response: Response) => (await response.json()).error
  expect(await errorOf(await send('image/svg+xml', bytes))).toEqual({
    code: 'unsupported_media_type',
    message: 'Only PNG and GIF.'
  })
  expect(await errorOf(await send('image/png', new Uint8Array(20 * 1024 * 1024 + 1)))).toEqual({
    code: 'too_large',
    message: 'The body may be up to 20 MB.'
  })
})

test('a caller who leaves before all is sent is no failure of ours', async () => {
  const upload = endpoint({ user: 'none', body: fileBody(['image/png'], 'Only PNG.') }, async () => answer('whole'))
  const body = new ReadableStream({
    start: controller => controller.enqueue(new Uint8Array([1])),
    pull: controller => controller.error(new Error('aborted'))
  })

  const response = await callApi(upload, app, { method: 'POST', body, headers: { 'content-type': 'image/png' } })

  expect([response.status, (await response.json()).error.message]).toEqual([
    400,
    'The body did not arrive whole. Please send it again.'
  ])
})
