import type { APIContext } from 'astro'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseConfig } from '../config.ts'
import { unavailable } from '../database/away.ts'
import { createLog } from '../log.ts'
import { answerFault } from './answer-fault.ts'

const app = { config: parseConfig({}), log: createLog('silent') }
const next = vi.fn(async (_request?: unknown) => new Response('<h1>A page that says so</h1>'))
// Without an app, the log is that of the environment.
beforeEach(() => void vi.stubEnv('LOG_LEVEL', 'silent'))
afterEach(() => vi.unstubAllEnvs())

async function answerTo(error: unknown, path: string, locals: object = { app }) {
  const url = new URL(path, 'http://localhost:4321')
  const context = { url, request: new Request(url), locals } as unknown as APIContext
  const response = await answerFault(error, context, next)
  return { response, context, body: await response.text() }
}

test('while the database is away a page answers 503 with Retry-After, in words and styled', async () => {
  const { response, context, body } = await answerTo(unavailable(new Error('ECONNREFUSED')), '/studio')

  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(body).toContain('A page that says so')
  expect(next.mock.lastCall?.[0]).toMatchObject({ url: 'http://localhost:4321/fault' })
  expect(context.locals.fault?.code).toBe('unavailable')
})

test('a call is answered as the API answers errors, also before there is an app', async () => {
  const { response, body } = await answerTo(unavailable(new Error('ECONNREFUSED')), '/api/templates', {})

  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(JSON.parse(body)).toMatchObject({ success: false, error: { code: 'unavailable' } })
})

test('whatever else breaks a page is a 500 that says so, without its details', async () => {
  vi.stubEnv('DEV', false)
  const { response, context } = await answerTo(new Error('password=hunter2'), '/settings')

  expect(response.status).toBe(500)
  expect(context.locals.fault?.message).not.toContain('hunter2')
})
