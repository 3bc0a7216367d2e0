import type { APIRoute } from 'astro'
import { describe, expect, test, vi } from 'vitest'
import type { ZodType } from 'zod'
import { createFuzz, RUNS } from './calls.ts'
import { rowsOf } from './rows.ts'
import { ADDRESSES, openSite } from './site.ts'

/** What each route takes, as it says so itself. */
const schemas = vi.hoisted(() => new WeakMap<object, unknown>())
vi.mock('../../src/server/http/endpoint.ts', async importOriginal => {
  const real = await importOriginal<typeof import('../../src/server/http/endpoint.ts')>()
  const endpoint = (options: { body?: unknown }, handle: never) => {
    const route = real.endpoint(options as never, handle)
    if (typeof options.body === 'object') schemas.set(route, options.body)
    return route
  }
  return { ...real, endpoint }
})

/** Calls of a method that an address has not. */
const FEW = 2
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

const { sql, ana, ben, strangers, misused, check } = await createFuzz(await openSite())

const PAGES = ADDRESSES.filter(({ path }) => /^\/(api|sandbox|preview|assets|media)\//.test(path))
const CALLS = await Promise.all(
  PAGES.map(async ({ path, file }) => {
    const routes = (await import(/* @vite-ignore */ `../../src/pages${file.split('/src/pages')[1]}`)) as Record<
      string,
      APIRoute
    >
    return METHODS.filter(method => routes[method] ?? routes.ALL).map(method => ({
      method,
      path,
      runs: routes[method] ? RUNS : FEW,
      schema: schemas.get(routes[method] ?? {}) as ZodType | undefined
    }))
  })
).then(each => each.flat())

describe('nobody without a right reads an account or writes a row', () => {
  test.for(CALLS.map(call => [`${call.method} ${call.path}`, call] as const))('%s', async ([, call]) => {
    const before = await rowsOf(sql)
    const callers = [...strangers, ...misused]
    await check(call, { runs: call.runs, callers, queries: ['', '?limit=x', '?cursor=%00'] })
    expect(await rowsOf(sql)).toEqual(before)
  })
})

describe('somebody who is signed in changes nothing of somebody else', () => {
  test.for(CALLS.map(call => [`${call.method} ${call.path}`, call] as const))('%s', async ([, call]) => {
    const before = await rowsOf(sql, ana)
    await check(call, { runs: call.runs, callers: [`Bearer ${ben.token}`], queries: ['', '?limit=1', '?limit=x'] })
    expect(await rowsOf(sql, ana)).toEqual(before)
  })
})

test('what changes a row is seen', async () => {
  const before = await rowsOf(sql, ana)
  await sql`update mailwright.templates set name = 'Another' where id = ${ana.templateId}`
  expect(await rowsOf(sql, ana)).not.toEqual(before)
})
