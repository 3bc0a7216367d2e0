import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorAnswer } from '../src/contract/answer.ts'
import type { Handler } from './static-files.ts'

const KNOWN = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** Web standards know no request with the method TRACE, so no page could be asked with it: it is answered here. */
export const refuseTrace: Handler = (request, response, next) => {
  if (request.method !== 'TRACE') return next()
  const message = 'This address cannot be asked with TRACE.'
  const isApi = request.url?.startsWith('/api/')
  const answer: ErrorAnswer = { success: false, error: { code: 'method_not_allowed', message } }
  response.writeHead(405, {
    allow: KNOWN,
    'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store'
  })
  return response.end(isApi ? JSON.stringify(answer) : message)
}

/** The answer to CONNECT, which asks for a tunnel and so comes without an answer of its own. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex) {
  socket.end(`HTTP/1.1 405 Method Not Allowed\r\nallow: ${KNOWN}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
}
