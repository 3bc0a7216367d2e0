import type { APIRoute } from 'astro'
import { describe, expect, test } from 'vitest'
import { callApi, newVisitor } from '../../../tests/helpers/api.ts'
import type { App } from '../../server/app.ts'
import { parseConfig } from '../../server/config.ts'
import { createLog } from '../../server/log.ts'

const FILES = import.meta.glob<Record<string, APIRoute>>(['./**/*.ts', '!./**/_*'], { eager: true })
/** Calls that need no token; whatever is not named here does. */
const FOR_ANYONE = ['/api/health', '/api/health/live', '/api/payments/webhook']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const nobody = {
  config: parseConfig({}),
  log: createLog('silent'),
  auth: { verifyAccessToken: async () => undefined }
} as unknown as App

const addresses = Object.entries(FILES)
  .map(([file, routes]) => ({ path: `/api${file.slice(1).replace(/(\/index)?\.ts$/, '')}`, routes }))
  .filter(({ path }) => !path.includes('[...'))
const calls = addresses.flatMap(({ path, routes }) =>
  METHODS.filter(method => routes[method]).map(method => ({ path, method, handle: routes[method]! }))
)
const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).error.code}`

describe('every call needs a token, but those for anyone', () => {
  test.each(calls.filter(({ path }) => !FOR_ANYONE.includes(path)))(
    '$method $path',
    async ({ path, method, handle }) => {
      expect(await refusalOf(await callApi(handle, nobody, { method, path }))).toBe('401 unauthorized')
      expect(await refusalOf(await callApi(handle, nobody, { method, path, token: 'stale' }))).toBe('401 unauthorized')
    }
  )
})

/** What is called to take the second step. */
const FOR_SECOND_STEP = ['/api/two-step/recover', '/api/two-step/new-password']
const halfWay = {
  ...nobody,
  auth: { verifyAccessToken: async () => ({ ...newVisitor(), secondStep: 'needed' }) }
} as unknown as App

describe('every call needs the second step of an account that has one, but those for anyone and what takes it', () => {
  test.each(calls.filter(({ path }) => ![...FOR_ANYONE, ...FOR_SECOND_STEP].includes(path)))(
    '$method $path',
    async ({ path, method, handle }) => {
      const response = await callApi(handle, halfWay, { method, path, token: 'half' })
      expect(await refusalOf(response)).toBe('403 two_step_required')
    }
  )
})

describe('every address answers the methods that it has not in the same shape', () => {
  test.each(addresses)('$path', async ({ path, routes }) => {
    const absent = METHODS.filter(method => !routes[method])
    for (const method of absent) {
      const response = await callApi(routes.ALL!, nobody, { method, path })
      expect(response.headers.get('allow')).toContain(METHODS.find(each => routes[each]))
      expect(await refusalOf(response)).toBe('405 method_not_allowed')
    }
  })
})

test('an unknown address is not found, in the same shape', async () => {
  const { ALL } = FILES['./[...path].ts']!

  expect(await refusalOf(await callApi(ALL!, nobody, { path: '/api/nothing' }))).toBe('404 not_found')
})
