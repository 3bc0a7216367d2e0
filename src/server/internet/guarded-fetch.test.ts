import { createServer, request as plainRequest, type RequestListener } from 'node:http'
import type { request } from 'node:https'
import { type AddressInfo, connect, type LookupFunction } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createGuardedFetch, type Resolve, refusePlace } from './guarded-fetch.ts'

class Refused extends Error {}

const PUBLIC = { address: '203.1.113.7', family: 4 }
const PRIVATE = { address: '10.0.0.7', family: 4 }

/** A server that stands for one on the public internet: it is reached once the guard has found a public address. */
async function open(answer: RequestListener, resolve: Resolve = async () => [PUBLIC], redirects = 0) {
  const server = createServer(answer)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const reached: unknown[] = []
  const send = ((url: URL, { lookup, ...options }: { lookup: LookupFunction }, onAnswer: () => void) => {
    const createConnection = (_: unknown, done: (error: Error | null, socket?: unknown) => void) => {
      lookup(url.hostname, { all: true }, (error, found) => {
        if (error) return done(error)
        reached.push(found)
        done(null, connect(port, '127.0.0.1'))
      })
    }
    return plainRequest(
      `http://${url.host}${url.pathname}${url.search}`,
      { ...options, agent: undefined, createConnection } as object,
      onAnswer
    )
  }) as unknown as typeof request
  return { ask: createGuardedFetch({ refusal: Refused, resolve, send, redirects }), reached }
}

test('an address on the public internet is asked at the very place that was checked', async () => {
  const { ask, reached } = await open((asked, answer) => {
    asked.on('data', body => answer.setHeader('x-kind', 'model').end(`${asked.method} ${asked.headers['x-a']} ${body}`))
  })
  const response = await ask('https://models.example/v1', { method: 'POST', headers: { 'x-a': '1' }, body: 'hello' })

  expect([response.status, response.headers.get('x-kind'), await response.text()]).toEqual([
    200,
    'model',
    'POST 1 hello'
  ])
  expect(reached).toEqual([[PUBLIC]])
})

test('what the service refuses is answered as it is', async () => {
  const { ask } = await open((_, answer) => answer.writeHead(401).end('{}'))

  expect((await ask('https://models.example/v1')).status).toBe(401)
})

test('a name that turns to a private place later is not followed there', async () => {
  const answers = [[PUBLIC], [PUBLIC, PRIVATE]]
  const { ask, reached } = await open(
    (_, answer) => answer.end('ok'),
    async () => answers.shift() ?? [PRIVATE]
  )
  await ask('https://models.example/v1')

  await expect(ask('https://models.example/v1')).rejects.toThrow('models.example is a private address')
  await expect(ask('https://models.example/v1')).rejects.toBeInstanceOf(Refused)
  expect(reached).toHaveLength(1)
})

test('the system’s own requests are checked too, and reach no server here', async () => {
  let asked = 0
  const server = createServer(() => asked++)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = createGuardedFetch({ refusal: Refused, resolve: async () => [{ address: '127.0.0.1', family: 4 }] })

  await expect(ask(`https://models.example:${port}/v1`)).rejects.toThrow('is a private address')
  await expect(ask(`https://127.0.0.1:${port}/v1`)).rejects.toThrow('is a private address')
  expect(asked).toBe(0)
})

test('a redirect is not followed', async () => {
  const { ask, reached } = await open((_, answer) =>
    answer.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  )

  await expect(ask('https://models.example/v1')).rejects.toThrow('leads on to another address, which is not followed')
  expect(reached).toHaveLength(1)
})

describe('where redirects are followed', () => {
  const leading = (to: string) =>
    open(
      (asked, answer) => (asked.url === '/end' ? answer.end('here') : answer.writeHead(301, { location: to }).end()),
      async name => (name === 'inside.example' ? [PRIVATE] : [PUBLIC]),
      3
    )

  test('an answer says where it came from', async () => {
    const { ask, reached } = await leading('https://www.shop.example/end')
    const response = await ask('https://shop.example/')
    expect([response.url, await response.text()]).toEqual(['https://www.shop.example/end', 'here'])
    expect(reached).toHaveLength(2)
  })

  test.each([
    ['http://shop.example/end', 'does not begin with https://'],
    ['https://169.254.169.254/end', 'is a private address'],
    ['https://inside.example/end', 'inside.example is a private address'],
    ['https://[', 'leads on to nowhere'],
    ['/again', 'leads on to another address, which is not followed']
  ])('%s is checked as the first', async (to, words) => {
    const { ask, reached } = await leading(to)
    await expect(ask('https://shop.example/')).rejects.toThrow(words)
    expect(reached).toHaveLength(to === '/again' ? 4 : 1)
  })
})

test('an answer without end is cut', async () => {
  const { ask } = await open((_, answer) => {
    const write = () => answer.write(Buffer.alloc(1024 * 1024), () => answer.destroyed || write())
    write()
  })
  const response = await ask('https://models.example/v1')

  await expect(response.text()).rejects.toThrow('The answer of models.example is longer than 4 MB.')
})

test('a caller who leaves ends the request, before and during its answer', async () => {
  const { ask } = await open((asked, answer) => asked.url === '/slow' || answer.write('begun'))
  const before = new AbortController()
  const waiting = ask('https://models.example/slow', { signal: before.signal })
  before.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })

  const during = new AbortController()
  const response = await ask('https://models.example/v1', { signal: during.signal })
  during.abort()
  await expect(response.text()).rejects.toThrow()
})

test.each([
  ['http://models.example/v1', 'does not begin with https://'],
  ['https://ana:secret@models.example/v1', 'a name or password in it'],
  ['https://127.0.0.1/v1', 'is a private address'],
  ['https://0x7f.1/v1', 'is a private address'],
  ['https://[::ffff:127.0.0.1]/v1', 'is a private address'],
  ['https://169.254.169.254/latest', 'is a private address'],
  ['https://inside.example/v1', 'is a private address'],
  ['https://nowhere.example/v1', 'There is no nowhere.example']
])('%s is refused before it is asked', async (address, words) => {
  const resolve: Resolve = async name => {
    if (name === 'inside.example') return [PRIVATE]
    throw new Error('ENOTFOUND')
  }

  await expect(refusePlace(new URL(address), { refusal: Refused, resolve })).rejects.toThrow(words)
})
