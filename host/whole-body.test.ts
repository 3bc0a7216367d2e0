import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { createRequest } from 'astro/app/node'
import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '../src/server/config.ts'
import { closeServer, createSite, listen } from './server.ts'
import type { Handler } from './static-files.ts'

/** Answers as the pages do: without looking at the body, once they have seen that it is too long, or with what Astro read. */
const pages: Handler = async (request, response) => {
  if (request.url === '/echo') return void response.end(await createRequest(request).text())
  if (request.url !== '/unread') {
    for await (const _chunk of (request as IncomingMessage & { body: AsyncIterable<Buffer> }).body) break
  }
  response.writeHead(413).end('too long')
}
const config = parseConfig({})
const server = createSite({ config, pages, folder: mkdtempSync(`${tmpdir()}/mailwright-`), onMissing: () => {} })
const port = await listen(server, { ...config, port: 0 })
afterAll(() => closeServer(server))

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')

/** Sends all of a body, and only then reads what was answered; nothing when the connection was closed under it. */
async function send(path: string, megabytes: number, connection = 'keep-alive'): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1')
  let isBroken = false
  socket.on('error', () => {
    isBroken = true
  })
  const head = ['host: localhost', `connection: ${connection}`, `content-length: ${megabytes * MEGABYTE.length}`]
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  for (let sent = 0; sent < megabytes && !isBroken; sent++) {
    await new Promise(done => socket.write(MEGABYTE, done))
  }
  if (isBroken) return undefined
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString().split('\r\n')[0]
}

test('the pages read the body as it was sent', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/echo`, { method: 'POST', body: '{"a":1}' })
  expect([answer.status, await answer.text()]).toEqual([200, '{"a":1}'])
})

test.for(['/unread', '/half-read'])('who sends a long body to %s gets the answer when it is out', async path => {
  expect(await send(path, 20)).toBe('HTTP/1.1 413 Payload Too Large')
})

test.for(['/unread', '/half-read'])(
  'who sends a long body to %s through a proxy, which has the connection closed, gets the answer too',
  async path => {
    expect(await send(path, 20, 'close')).toBe('HTTP/1.1 413 Payload Too Large')
  }
)

test.for(['/unread', '/half-read'])('a body without end to %s is cut off', async path => {
  expect(await send(path, 4_000)).toBe(undefined)
})
