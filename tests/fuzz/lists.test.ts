import { expect, test } from 'vitest'
import { afterSignUp, nextPath } from '../../src/server/auth/next-path.ts'
import { ORIGIN } from './people.ts'
import { openSite } from './site.ts'

const EVIL = 'evil.example'

/** Values of `next=` that lead to the studio: to other sites by way of how browsers read addresses, to scripts, in circles. */
const NEXT = [
  '',
  'studio',
  '.',
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `\\/${EVIL}`,
  `/\\/${EVIL}`,
  `/\t/${EVIL}`,
  `/\n/${EVIL}`,
  `/\r/${EVIL}`,
  `\t//${EVIL}`,
  ` //${EVIL}`,
  `/./\\${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/x/..//${EVIL}`,
  `/%2e//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `//${EVIL}/%2f..`,
  `//${EVIL}@localhost:4321/`,
  `//localhost:4321@${EVIL}/`,
  `https://${EVIL}`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `http://${EVIL}`,
  `HTTPS://${EVIL}`,
  `ftp://${EVIL}`,
  `${EVIL}`,
  `localhost:4321.${EVIL}`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:4321/x',
  '/signin',
  '/signin?next=/signin',
  '/signup',
  '/reset-password',
  '/auth/sign-out',
  '/auth/v1/verify?token=x&type=signup'
]

test(`${NEXT.length} values of next lead nowhere but to the studio, after signing in and up`, () => {
  expect(NEXT.length).toBeGreaterThanOrEqual(44)
  for (const value of NEXT) {
    const path = nextPath(value)
    expect(new URL(path, ORIGIN).origin, JSON.stringify(value)).toBe(ORIGIN)
    expect(path, JSON.stringify(value)).toBe('/studio')
    const after = afterSignUp(new URL(`/signup?next=${encodeURIComponent(value)}`, ORIGIN))
    expect(after, JSON.stringify(value)).toBe('/studio')
  }
})

/** Values of `redirect_to` that lead to the site itself. */
const REDIRECTS = [
  `https://${EVIL}`,
  `http://${EVIL}/`,
  `//${EVIL}`,
  `\\\\${EVIL}`,
  `http://localhost:4321@${EVIL}/`,
  `http://localhost:4321.${EVIL}/`,
  `http://localhost.${EVIL}:4321/`,
  `http://${EVIL}/http://localhost:4321/`,
  `http://${EVIL}#http://localhost:4321/`,
  `http://${EVIL}\\@localhost:4321/`,
  `http://user:word@localhost:4321/`,
  'https://localhost:4321/',
  'http://2130706433:4321/',
  'http://0x7f.1:4321/',
  'javascript:alert(1)//localhost:4321',
  'data:text/html,x',
  'ftp://localhost:4321/',
  '/studio',
  '%'
]

const { sql, ask, newPerson } = await openSite()
const [ana, ben] = [await newPerson('ana'), await newPerson('ben')]

test(`${REDIRECTS.length} values of redirect_to lead nowhere but to the site, with the link's outcome`, async () => {
  expect(REDIRECTS.length).toBeGreaterThanOrEqual(19)
  for (const value of REDIRECTS) {
    const path = `/auth/v1/verify?token=none&type=signup&redirect_to=${encodeURIComponent(value)}`
    const response = await ask({ method: 'GET', path })
    const led = new URL(response.headers.get('location') ?? '')
    expect([led.origin, led.pathname, led.username], value).toEqual([ORIGIN, '/signin', ''])
  }
})

const T = ana.templateId
const REVISION = { revision: 1 }
/** What Ben asks for of Ana's things: method, path and body. */
const OTHERS: [method: string, path: string, body?: object][] = [
  ['GET', `/api/templates/${T}`],
  ['PATCH', `/api/templates/${T}`, { ...REVISION, name: 'Mine' }],
  ['DELETE', `/api/templates/${T}`],
  ['POST', `/api/templates/${T}/duplicate`],
  ['POST', `/api/templates/${T}/export`, { format: 'html' }],
  ['POST', `/api/templates/${T}/test-email`, {}],
  ['POST', `/api/templates/${T}/undelete`],
  ['GET', `/api/templates/${T}/messages`],
  ['PATCH', `/api/templates/${T}/messages/${T}`, { feedback: 'good' }],
  ['GET', `/api/templates/${T}/versions`],
  ['GET', `/api/templates/${T}/versions/1`],
  ['GET', `/api/templates/${T}/versions/changes?since=0`],
  ['POST', `/api/templates/${T}/versions/1/restore`],
  ['POST', `/api/templates/${T}/directions`, { prompt: 'A letter' }],
  ['GET', `/api/templates/${T}/directions`],
  ['POST', `/api/templates/${T}/directions/take`, { direction: 1 }],
  ['POST', '/api/templates/update', { id: T, prompt: 'Shorter, please' }],
  ['POST', '/api/templates/rollback', { template_id: T }],
  ['GET', `/api/accounts/user/${ana.userId}`],
  ['GET', `/api/accounts/${ana.accountId}/features-entitlements`],
  ['POST', '/api/accounts', { user_id: ana.userId, email: ana.email }],
  ['PATCH', `/api/accounts/${ana.accountId}`, { full_name: 'Mine' }],
  ['DELETE', `/api/accounts/${ana.accountId}`, {}],
  ['GET', `/api/drafts/${T}`],
  ['POST', `/api/drafts/${T}/keep`],
  ['DELETE', `/api/assets/${T}`],
  ['POST', '/api/brands/read', { template_id: T }],
  ['PATCH', `/api/brands/${T}`, { ...REVISION, name: 'Mine' }],
  ['DELETE', `/api/brands/${T}`],
  ['DELETE', `/api/saved-sections/${T}`],
  ['DELETE', `/api/sessions/${ana.sessionId}`],
  ['GET', `/preview/${T}`]
]

test(`${OTHERS.length} requests for another's things are refused, and change nothing`, async () => {
  const own = async () => JSON.stringify(await sql`select * from mailwright.templates where id = ${T}`)
  const before = await own()
  expect(OTHERS.length).toBeGreaterThanOrEqual(26)
  for (const [method, path, body] of OTHERS) {
    const headers = {
      authorization: `Bearer ${ben.token}`,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' })
    }
    const response = await ask({ method, path, headers, body: body && JSON.stringify(body) })
    expect([400, 402, 403, 404, 405, 422], `${method} ${path}: ${response.status}`).toContain(response.status)
    expect(await response.text(), `${method} ${path}`).not.toContain('What ana keeps')
  }
  expect(await own()).toBe(before)
})

test('their owner reads the same', async () => {
  const headers = { authorization: `Bearer ${ana.token}` }
  for (const [method, path] of OTHERS.filter(([method]) => method === 'GET').slice(0, 5))
    expect((await ask({ method, path, headers })).status, path).toBe(200)
})
