import { once } from 'node:events'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dev } from 'astro'
import { expect, test, vi } from 'vitest'
import { mediaHeaders } from './media-headers.ts'

/** What Chromium says of itself in a frame that has no origin; `fetch` would put words of its own in their place. */
const FROM_FRAME = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', origin: 'null' }

test('the dev server shows media in frames of any origin, and its sources in none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mailwright-dev-'))
  mkdirSync(join(root, 'src/pages'), { recursive: true })
  mkdirSync(join(root, 'public/media/fonts'), { recursive: true })
  writeFileSync(join(root, 'src/pages/index.astro'), '<p>Hello</p>')
  writeFileSync(join(root, 'public/media/fonts/anton.woff2'), 'font')
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  // In tests, Astro leaves its own refusals out.
  vi.stubEnv('VITEST', undefined)
  const server = await dev({
    root,
    configFile: false,
    logLevel: 'silent',
    devToolbar: { enabled: false },
    server: { host: '127.0.0.1', port: 0 },
    vite: { cacheDir: join(root, 'cache'), plugins: [mediaHeaders()], server: { watch: null } }
  })
  const ask = async (path: string) => {
    const asked = get({ host: '127.0.0.1', port: server.address.port, path, headers: FROM_FRAME })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    return response
  }

  const [font, source] = [await ask('/media/fonts/anton.woff2'), await ask('/src/pages/index.astro')]

  expect([font.statusCode, source.statusCode]).toEqual([200, 403])
  expect(font.headers['access-control-allow-origin']).toBe('*')
  expect(font.headers['cross-origin-resource-policy']).toBe('cross-origin')
  await server.stop()
  vi.unstubAllEnvs()
})
