import type { APIContext } from 'astro'
import { expect, test, vi } from 'vitest'
import { DatabaseAway } from '../../../server/database/away.ts'
import { ALL } from './[...path].ts'

const request = new Request('http://localhost:4321/auth/v1/health')
const log = { error: vi.fn(), warn: vi.fn() }
const forgetSessions = vi.fn()

async function ask(auth: { handle: (request: Request, address: string) => Promise<Response> } | undefined) {
  const locals = { app: { log, config: {}, sandbox: { auth }, auth: { forgetSessions } } }
  return ALL({ request, clientAddress: '127.0.0.1', locals } as unknown as APIContext)
}

test('the stand-in answers, and knows who calls', async () => {
  const handle = vi.fn(async () => new Response('well'))

  expect(await (await ask({ handle })).text()).toBe('well')
  expect(handle).toHaveBeenCalledWith(request, '127.0.0.1')
})

test('what a call ended has ended for the next request', async () => {
  forgetSessions.mockReset()
  const handle = vi.fn(async () => {
    expect(forgetSessions).not.toHaveBeenCalled()
    return new Response(null, { status: 204 })
  })
  await ask({ handle })
  expect(forgetSessions).toHaveBeenCalledOnce()
})

test('where the auth service is hosted there is nothing here', async () => {
  expect((await ask(undefined)).status).toBe(404)
})

test('what goes wrong is logged, and the client is told in its words', async () => {
  const err = new Error('the database sleeps')
  const response = await ask({ handle: () => Promise.reject(err) })

  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ error_code: 'unexpected_failure' })
  expect(log.error).toHaveBeenCalledWith({ err }, expect.any(String))
})

test('while the database is away the client is told to come back, so that nobody is signed out', async () => {
  const away = new DatabaseAway('unavailable', 'Away.', { retryAfter: 5 })
  const response = await ask({ handle: () => Promise.reject(away) })

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toEqual({ code: 503, error_code: 'unavailable', msg: 'Away.' })
})
