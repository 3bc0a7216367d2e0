import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { parseConfig } from '../src/server/config.ts'
import { noticeProxy, UNNAMED_PROXY } from './behind-proxy.ts'
import { compressFiles } from './compress-files.ts'
import { closeServer, createSite, listen, WAITS } from './server.ts'
import type { Handler } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'mailwright-site-'))
mkdirSync(join(folder, '_astro'))
mkdirSync(join(folder, 'media/fonts'), { recursive: true })
writeFileSync(join(folder, 'index.html'), `<h1>For strangers</h1>${'.'.repeat(2_000)}`)
writeFileSync(join(folder, '404.html'), '<h1>404</h1>')
writeFileSync(join(folder, '_astro/app.js'), 'run()')
writeFileSync(join(folder, 'media/fonts/anton.woff2'), 'font')
await compressFiles(folder)

/** Answers what it was asked for; everything under /none is left to the next. */
const pages: Handler = (asked, response, next) =>
  asked.url?.startsWith('/none')
    ? next()
    : response.end(`page ${asked.url} ${(asked.socket as { encrypted?: boolean }).encrypted}`)
const onMissing = vi.fn()
const onUnnamedProxy = vi.fn()
const config = parseConfig({ SITE_URL: 'https://mailwright.example', ALLOW_SANDBOX: '1', PORT: '1' })
const server = createSite({ config, pages, folder, onMissing, onUnnamedProxy })
const port = await listen(server, { ...config, port: 0 })
afterAll(() => closeServer(server))

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })

test('a stranger gets the landing page from its file, checked each time and compressed', async () => {
  const response = await ask('/', { 'accept-encoding': 'gzip, br' })

  expect(await response.text()).toContain('For strangers')
  expect(response.headers.get('cache-control')).toBe('public, no-cache')
  expect(response.headers.get('vary')).toContain('Cookie')
  expect(response.headers.get('content-encoding')).toBe('br')
})

test.for(['mailwright-auth=abc', 'theme=dark; mailwright-auth.0=abc; mailwright-auth.1=def'])(
  'a visitor with the cookie %s gets the public pages rendered for them',
  async cookie => {
    expect(await (await ask('/?x=1', { cookie })).text()).toContain('page /signed-in-home?x=1')
    expect(await (await ask('/testimonials', { cookie })).text()).toContain('page /signed-in-testimonials')
  }
)

test.for(['mailwright-auth-code-verifier=abc', 'not-mailwright-auth=abc'])(
  'the cookie %s is no session',
  async cookie => {
    expect(await (await ask('/', { cookie })).text()).toContain('For strangers')
  }
)

test('files with a hash in their name are kept for a year, and fonts and pictures may be used by mail clients', async () => {
  const [script, font] = [await ask('/_astro/app.js'), await ask('/media/fonts/anton.woff2')]

  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(font.headers.get('access-control-allow-origin')).toBe('*')
  for (const path of ['/media/icons/sun.png', '/assets/boat.png'])
    expect((await ask(path)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(script.headers.get('access-control-allow-origin')).toBe(null)
})

test('an unknown path gets the not-found page, and is heard of', async () => {
  const response = await ask('/none/such?code=secret')

  expect(response.status).toBe(404)
  expect(await response.text()).toBe('<h1>404</h1>')
  expect(onMissing).toHaveBeenCalledWith('/none/such')
})

test.for([
  '/_image?href=/social-card.png&w=3000&h=3000&f=avif',
  '/_image/',
  '//_image',
  '/%5Fimage',
  '/%255Fimage?a=b',
  '/_server-islands/any'
])("Astro's own route %s is missing", async path => {
  expect(await askRaw(path, 'localhost')).toBe('404 <h1>404</h1>')
})

test('a path that was encoded thousands of times is missing, and is not decoded to its end', async () => {
  expect(await askRaw(`/%${'25'.repeat(4_000)}41`, 'localhost')).toBe('404 <h1>404</h1>')
})

test('every answer keeps browsers from guessing types and strangers from framing', async () => {
  const { headers } = await ask('/studio')

  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'; /)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

/** `fetch` sends neither a `Host` of its own nor a broken path. */
const askRaw = (path: string, host: string, more: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { host, ...more } }, async response => {
      const parts = await response.toArray()
      resolve(`${response.statusCode} ${response.headers.location ?? Buffer.concat(parts)}`)
    })
      .on('error', reject)
      .end()
  })

test('behind a proxy that ends TLS, the pages see the address that the browser sees', async () => {
  expect(await askRaw('/studio', 'mailwright.example')).toBe('200 page /studio true')
  expect(await askRaw('/studio', 'localhost')).toBe('200 page /studio false')
})

test('what reached the proxy without TLS is led to the same address with it', async () => {
  const plain = { 'x-forwarded-proto': 'http' }
  expect(await askRaw('/studio?a=b', 'mailwright.example', plain)).toBe('308 https://mailwright.example/studio?a=b')
  expect(await askRaw('/studio', 'elsewhere.example', plain)).toBe('200 page /studio false')
})

test('a proxy that nobody named is told of once, by the variable that names it', async () => {
  await ask('/studio')
  expect(onUnnamedProxy).not.toHaveBeenCalled()
  await ask('/studio', { 'x-forwarded-for': '192.0.2.1' })
  await ask('/studio', { 'x-forwarded-for': '192.0.2.2' })

  expect(onUnnamedProxy).toHaveBeenCalledOnce()
  expect(UNNAMED_PROXY).toContain('set TRUSTED_PROXY')
})

test('of a proxy that was named nothing has to be told', () => {
  const { trustedProxy } = parseConfig({ TRUSTED_PROXY: 'loopback' })
  const onUnnamed = vi.fn()
  const asked = { headers: { 'x-forwarded-for': '192.0.2.1' } } as unknown as IncomingMessage

  noticeProxy({ trustedProxy }, onUnnamed)(asked, {} as ServerResponse, () => {})

  expect(onUnnamed).not.toHaveBeenCalled()
})

test('a path that cannot be decoded, or stored, finds what is missing, and its query stays as it is', async () => {
  expect(await askRaw('/%E0%A4%A?next=%2Fstudio', 'localhost')).toBe('200 page /%25E0%25A4%25A?next=%2Fstudio false')
  expect(await askRaw('/editor/%00a%2500?b=%00', 'localhost')).toBe('200 page /editor/%EF%BF%BDa%EF%BF%BD?b=%00 false')
  expect(await askRaw('/studio?share=100%', 'localhost')).toBe('200 page /studio?share=100% false')
})

const askAs = (method: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = request({ port, path, method, host: '127.0.0.1' }, async response => {
      resolve(`${response.statusCode} ${Buffer.concat(await response.toArray())}`)
    })
    asked.on('connect', response => resolve(String(response.statusCode)))
    asked.on('error', reject).end()
  })

const refusal = (method: string) => `This address cannot be asked with ${method}.`
const inShape = (method: string) =>
  JSON.stringify({ success: false, error: { code: 'method_not_allowed', message: refusal(method) } })

test.for(['TRACE', 'PROPFIND', 'QUERY', 'M-SEARCH'])('%s is a method that no address has', async method => {
  expect(await askAs(method, '/studio')).toBe(`405 ${refusal(method)}`)
  expect(await askAs(method, '/')).toBe(`405 ${refusal(method)}`)
  expect(await askAs(method, '/auth/v1/user')).toBe(`405 ${refusal(method)}`)
  expect(await askAs(method, '/api/templates')).toBe(`405 ${inShape(method)}`)
})

test('CONNECT opens no tunnel, a method that is no word at all is refused, and only programs put and delete', async () => {
  expect(await askAs('CONNECT', 'example.com:443')).toBe('405')
  expect(await askAs('FOO', '/api/templates')).toMatch(/^400 /)
  expect(await askAs('DELETE', '/studio')).toBe(`405 ${refusal('DELETE')}`)
  expect(await askAs('DELETE', '/api/templates/1')).toMatch(/^200 page/)
})

test('files are only read', async () => {
  expect(await askAs('POST', '/_astro/app.js')).toMatch(/^200 page/)
  expect(await askAs('POST', '/none/such')).toBe(`405 ${refusal('POST')}`)
})

test('an unused connection outlives the minute for which load balancers keep theirs', async () => {
  const { headers } = await ask('/studio')

  expect(headers.get('keep-alive')).toBe('timeout=75')
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})

test('headers that come slowly are cut off within half a minute', () => {
  expect(server.headersTimeout + WAITS.connectionsCheckingInterval).toBeLessThanOrEqual(30_000)
})

test('a port that is taken is said in a sentence', async () => {
  const second = createSite({ config, pages, folder, onMissing })

  await expect(listen(second, { ...config, port })).rejects.toThrow(
    `PORT ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another PORT.`
  )
})
