import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEvents, type Emit } from './events.ts'

const explain = () => ({ success: false, error: { code: 'internal', message: 'No.' } }) as const
const stops: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) stop()
})

async function listen(server: Server): Promise<number> {
  stops.push(() => server.close().closeAllConnections())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** The events of some work as they come to a browser behind a proxy that only passes on what it gets. */
async function throughProxy(work: (emit: Emit) => Promise<unknown>): Promise<AsyncIterable<string>> {
  const origin = createServer(async (_, response) => {
    const { headers, body } = await answerEvents(work, explain, new AbortController())
    response.writeHead(200, Object.fromEntries(headers))
    Readable.fromWeb(body as never).pipe(response)
  })
  const port = await listen(origin)
  const proxy = createServer((_, response) => {
    request({ port, host: '127.0.0.1' }, answer => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    }).end()
  })
  const { body } = await fetch(`http://127.0.0.1:${await listen(proxy)}`)
  if (!body) throw new Error('No body.')
  return body.pipeThrough(new TextDecoderStream())
}

test('each event arrives before the next one is made, through a proxy too', async () => {
  const arrived = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const events = await throughProxy(async emit => {
    for (const [at, { promise }] of arrived.entries()) {
      emit({ event: 'step', data: at })
      await promise
    }
    return 'all'
  })

  const heard: string[] = []
  for await (const event of events) {
    heard.push(event)
    arrived[heard.length - 1]?.resolve()
  }
  expect(heard).toEqual([...[0, 1, 2].map(at => `event: step\ndata: ${at}\n\n`), 'event: done\ndata: "all"\n\n'])
})

test('proxies are told neither to keep, collect nor compress the events', async () => {
  const { headers } = await answerEvents(async () => 1, explain, new AbortController())

  expect(headers.get('cache-control')).toBe('private, no-store, no-transform')
  expect(headers.get('x-accel-buffering')).toBe('no')
})

test('work that is silent for long is answered with a comment, so that no proxy gives it up', async () => {
  vi.useFakeTimers()
  const work = Promise.withResolvers<string>()
  const answering = answerEvents(() => work.promise, explain, new AbortController())
  await vi.advanceTimersByTimeAsync(15_000)
  const { body } = await answering
  work.reject(new Error('late'))

  expect(await new Response(body).text()).toBe(
    ': at work\n\nevent: error\ndata: {"code":"internal","message":"No."}\n\n'
  )
})
