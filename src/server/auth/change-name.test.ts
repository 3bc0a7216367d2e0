import { expect, test, vi } from 'vitest'
import { AppError, STATUS_OF } from '../errors.ts'
import { changeName } from './change-name.ts'

const answering = (respond: () => Response | Promise<never>) => ({
  issuer: 'https://auth.example/auth/v1',
  apiKey: 'anon',
  fetch: vi.fn<typeof fetch>(async () => respond())
})
const refusing = (status: number, error_code: string) =>
  answering(() => Response.json({ code: status, error_code, msg: '' }, { status }))

test('the name alone is sent, with the key of the site and the token of its owner', async () => {
  const source = answering(() => Response.json({}))
  await changeName(source, 'token', 'Ana Lima')
  expect(source.fetch).toHaveBeenCalledExactlyOnceWith('https://auth.example/auth/v1/user', {
    method: 'PUT',
    headers: { authorization: 'Bearer token', apikey: 'anon', 'content-type': 'application/json' },
    body: '{"data":{"full_name":"Ana Lima"}}',
    signal: expect.any(AbortSignal)
  })
})

test.each([
  [401, 'no_authorization', 401],
  [401, 'insufficient_aal', 403],
  [403, 'session_not_found', 401],
  [403, 'user_banned', 401],
  [422, 'validation_failed', 422],
  [429, 'over_request_rate_limit', 429],
  [408, '', 503],
  [500, 'unexpected_failure', 503]
])('%i %s is answered with %i, in words', async (status, code, answered) => {
  const error = await changeName(refusing(status, code), 'token', 'Ana').catch(error => error)
  expect(error).toBeInstanceOf(AppError)
  expect(STATUS_OF[(error as AppError).code]).toBe(answered)
  expect(error.message).toMatch(/^[A-Z].+\.$/)
})

test('what answers no JSON, or not at all, is away', async () => {
  for (const respond of [
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    () => Promise.reject(new TypeError())
  ]) {
    await expect(changeName(answering(respond), 'token', 'Ana')).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 5
    })
  }
})
