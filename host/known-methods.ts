import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuseMethod } from './refuse-method.ts'
import type { Handler } from './static-files.ts'

const FOR_PEOPLE = ['GET', 'HEAD', 'POST', 'OPTIONS']
const FOR_PROGRAMS = [...FOR_PEOPLE, 'PUT', 'PATCH', 'DELETE']
/** These are read by programs. */
const PROGRAMS = /^\/(api|auth\/v1)\//

/**
 * Methods that nothing of ours has are answered before a page sees them: pages would answer them like GET, and web standards
 * know no request with the method TRACE at all.
 */
export const refuseMethods: Handler = (request, response, next) => {
  const known = PROGRAMS.test(request.url ?? '') ? FOR_PROGRAMS : FOR_PEOPLE
  return known.includes(request.method ?? '') ? next() : refuseMethod(request, response, known)
}

/** The answer to CONNECT, which asks for a tunnel and so comes without an answer of its own. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex) {
  const head = `HTTP/1.1 405 Method Not Allowed\r\nallow: ${FOR_PROGRAMS.join(', ')}`
  socket.end(`${head}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
}
