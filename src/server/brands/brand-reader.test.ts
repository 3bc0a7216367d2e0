import { createServer, request as plainRequest, type RequestListener } from 'node:http'
import type { request } from 'node:https'
import { type AddressInfo, connect, type LookupFunction } from 'node:net'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import { readBrand } from '../../email/brand/read-brand.ts'
import { createGuardedFetch } from '../internet/guarded-fetch.ts'
import { createBrandReader } from './brand-reader.ts'
import { SiteRefusal } from './site-refusal.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const signal = new AbortController().signal
const HEAD = '<link rel="stylesheet" href="/s.css"><header><img class="logo" src="/logo.png"></header>'
const PAGE = `<!doctype html><title>Tidewater</title>${HEAD}<p>Oysters from the bay</p><a class="b" href="/shop">Order</a>`

/** A site of these paths on a server that stands for one on the public internet; `inside.example` stands for one that is not. */
async function open(paths: Record<string, RequestListener | string | Uint8Array>, patienceMs = 5_000) {
  const server = createServer((asked, answer) => {
    const found = paths[asked.url ?? '']
    if (typeof found === 'function') found(asked, answer)
    else if (found === undefined) answer.writeHead(404).end()
    else answer.setHeader('content-type', asked.url === '/' ? 'text/html' : 'x/y').end(found)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const send = ((url: URL, { lookup, ...options }: { lookup: LookupFunction }, onAnswer: () => void) => {
    const createConnection = (_: unknown, done: (error: Error | null, socket?: unknown) => void) =>
      lookup(url.hostname, { all: true }, error => (error ? done(error) : done(null, connect(port, '127.0.0.1'))))
    const asked = { ...options, agent: undefined, createConnection } as object
    return plainRequest(`http://${url.host}${url.pathname}`, asked, onAnswer)
  }) as unknown as typeof request
  const resolve = async (name: string) => [
    { address: name === 'inside.example' ? '10.0.0.7' : '203.1.113.7', family: 4 }
  ]
  const add = vi.fn(async (_: string, asset: { name: string; bytes: Uint8Array }) => ({
    ...asset,
    url: '/assets/new.png'
  }))
  const reader = createBrandReader({
    db,
    workers: { readBrand: async source => readBrand(source) },
    assets: { add: add as never },
    ask: createGuardedFetch({ refusal: SiteRefusal, resolve, send, redirects: 3 }),
    patienceMs
  })
  const read = (from = 'tidewater.example') => reader.read({ from }, { accountId: 'a', signal })
  return { read, reader, add }
}

const png = (width: number, height: number, colour: string, spot?: string) =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .composite(
      spot ? [{ input: { create: { width: 20, height: 20, channels: 4, background: spot } }, left: 5, top: 5 }] : []
    )
    .png()
    .toBuffer()

test('a website is read with its style sheets, and its logo becomes a picture of the account', async () => {
  const { read, add } = await open({
    '/': PAGE,
    '/s.css': '.b { background: #0b4f6c; color: #fff; border-radius: 20px }',
    '/logo.png': await png(200, 60, '#ffffff', '#0b4f6c')
  })

  expect(await read('http://tidewater.example')).toEqual({
    found: {
      name: 'Tidewater',
      colours: expect.objectContaining({ brand: { value: '#0b4f6c' } }),
      button: 'round',
      sites: ['tidewater.example'],
      logo: { light: '/assets/new.png' }
    },
    notes: []
  })
  expect(add).toHaveBeenCalledExactlyOnceWith('a', expect.objectContaining({ name: 'Logo (logo.png)' }))
})

describe('a website that cannot be read says why', () => {
  const onTo =
    (location: string): RequestListener =>
    (_, answer) =>
      answer.writeHead(302, { location }).end()
  test.each<[string, RequestListener | string, string]>([
    ['a redirect to a private address', onTo('https://inside.example/'), 'inside.example is a private address'],
    ['a redirect to this machine', onTo('https://127.0.0.1/'), '127.0.0.1 is a private address'],
    ['a redirect without end', onTo('/'), 'tidewater.example leads on to another address'],
    ['a silent one', () => {}, 'tidewater.example did not answer within 1 seconds.'],
    ['one that begins and stops', (_, answer) => void answer.writeHead(200).write('<p>'), 'did not answer within'],
    ['one of 40 MB', (_, answer) => answer.end(Buffer.alloc(40 * 1024 * 1024, 'a')), 'is longer than 4 MB.'],
    ['one that is gone', (_, answer) => answer.writeHead(410).end(), 'tidewater.example answered with 410.'],
    [
      'a picture',
      (_, answer) => answer.writeHead(200, { 'content-type': 'image/png' }).end('x'),
      'What lies at tidewater.example/ is no web page.'
    ]
  ])('%s', async (_, page, words) => {
    const { read } = await open({ '/': page }, words.includes('did not') ? 500 : 5_000)

    const error = await read().catch(each => each)
    expect(error).toMatchObject({ code: 'unprocessable' })
    expect(error.message).toContain(words)
    expect(error.message).toMatch(/ Check the address, or paste an email of yours instead\.$/)
  })

  test.each(['ftp://tidewater.example', 'tidewater', 'http://', 'a b c', 'javascript:alert(1)'])('%s', async from => {
    const { read } = await open({})
    await expect(read(from)).rejects.toThrow('This is no address of a website')
  })
})

describe('a picture that can be no logo is left out, and why', () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}</svg>`
  test.each<[string, () => Promise<Uint8Array | string> | RequestListener | string, string]>([
    ['1 × 1', () => png(1, 1, '#336699'), 'is only 1 × 1 pixels.'],
    ['50 MB', () => (_, answer) => answer.end(Buffer.alloc(50 * 1024 * 1024)), 'longer than 4 MB'],
    ['an SVG with a script', () => svg('<script>alert(1)</script><path d="M0 0h9v9z"/>'), 'runs or loads something'],
    ['an SVG that loads', () => svg('<image href="https://inside.example/a.png"/>'), 'runs or loads something'],
    ['white on white', () => png(200, 60, '#ffffff', '#fefefe'), 'of one colour all over'],
    ['nothing', () => png(200, 60, '#00000000'), 'of one colour all over'],
    ['a text', () => 'hello', 'cannot be read.'],
    ['one that never comes', () => () => {}, 'did not come within']
  ])('%s', async (_, make, words) => {
    const { read, add } = await open({ '/': PAGE, '/logo.png': await make() }, words.includes('did not') ? 500 : 5_000)
    const { found, notes } = await read()

    expect(found.logo).toBeUndefined()
    expect(notes).toEqual([expect.stringContaining(words)])
    expect(add).not.toHaveBeenCalled()
  })

  test('a plain SVG is drawn, and a white logo is one for dark grounds', async () => {
    const drawing = svg('<rect width="40" height="30" fill="#fff"/>')
    const { read, add } = await open({ '/': PAGE, '/logo.png': drawing })

    expect((await read()).found.logo).toEqual({ dark: '/assets/new.png' })
    expect(await sharp(add.mock.calls[0]![1].bytes).metadata()).toMatchObject({ format: 'png', width: 640 })
  })
})

test('a template of one’s own is read, with the logo that it has; another’s is not there', async () => {
  const { reader, add } = await open({})
  const [account, stranger] = [await workshop.newAccount(), await workshop.newAccount()]
  const { id } = await workshop.templates.create(account.id, {
    html_value: '<header><img class="logo" src="/assets/own.png" alt="Clay"></header><p style="color:#123456">Hello</p>'
  })

  const { found } = await reader.read({ template_id: id }, { accountId: account.id, signal })
  expect(found).toMatchObject({
    name: 'Clay',
    logo: { light: '/assets/own.png' },
    colours: { ink: { value: '#123456' } }
  })
  expect(add).not.toHaveBeenCalled()
  await expect(reader.read({ template_id: id }, { accountId: stranger.id, signal })).rejects.toMatchObject({
    code: 'not_found'
  })
})
