import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { startSite } from '../../bench/site.ts'
import { type Graded, pointsOf } from '../helpers/observatory.ts'

const HOST = 'mailwright.example'
const PAGES = ['/', '/testimonials', '/nowhere']

/** The built site as it stands behind a proxy that ends TLS. */
let site: Awaited<ReturnType<typeof startSite>> | undefined
test.beforeAll(async () => {
  site = await startSite({ SITE_URL: `https://${HOST}`, ALLOW_SANDBOX: '1' })
})
test.afterAll(() => site?.stop())

async function ask(path: string, proto: string): Promise<IncomingMessage> {
  const headers = { host: HOST, 'x-forwarded-proto': proto }
  const [response] = await once(get(`${site?.url}${path}`, { headers }), 'response')
  return response
}

async function graded(path: string): Promise<Graded> {
  const [page, plain] = [await ask(path, 'https'), await ask(path, 'http')]
  const { 'set-cookie': cookies = [], ...headers } = page.headers
  return {
    headers: new Headers(headers as Record<string, string>),
    html: Buffer.concat(await page.toArray()).toString(),
    cookies,
    redirect: { status: plain.statusCode ?? 0, location: plain.headers.location ?? '' },
    host: HOST
  }
}

for (const path of PAGES) {
  test(`${path} is an A+ by the rules of Mozilla's Observatory, with all that can be added for its headers`, async () => {
    const { points, parts } = pointsOf(await graded(path))
    expect(parts).toMatchObject({ policy: 10, referrer: 5, frames: 5, resources: 10 })
    expect(points).toBeGreaterThanOrEqual(130)
  })
}

test('what is worse is graded as worse', async () => {
  const page = await graded('/')
  const without = (name: string) => {
    const headers = new Headers(page.headers)
    headers.delete(name)
    return pointsOf({ ...page, headers }).points
  }
  expect(without('content-security-policy')).toBeLessThan(100)
  expect(without('strict-transport-security')).toBeLessThan(100)
  expect(pointsOf({ ...page, cookies: ['session=1; Path=/'] }).points).toBeLessThan(100)
  expect(pointsOf({ ...page, redirect: { status: 200, location: '' } }).points).toBeLessThan(100)
  const withPolicy = (policy: string) => {
    const headers = new Headers(page.headers)
    headers.set('content-security-policy', policy)
    return pointsOf({ ...page, headers }).parts.policy
  }
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(withPolicy(`${policy}; script-src 'unsafe-inline'`)).toBe(-20)
  expect(withPolicy(policy.replace("style-src 'self'", "style-src 'unsafe-inline'"))).toBe(0)
  expect(withPolicy(policy.replace('img-src', 'img-src http:'))).toBe(-10)
})
