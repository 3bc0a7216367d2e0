import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Handler } from './static-files.ts'

/** What is still taken of a body that nobody reads on; more is cut off. */
const MOST_BYTES = 64 * 1024 * 1024
const LOOK_EVERY_MS = 100

/**
 * Many clients read the answer only once their body is out. A body that the pages leave half-read, because it is too long or
 * its sender unknown, would close the connection under them; so it is taken and thrown away, up to a limit.
 */
export const takeWholeBody: Handler = (request, response, next) => {
  // The pages read this instead of the request, whose own iterator ends the connection when it is left.
  // It may have no field of its own: Astro would take it for a body that was parsed already, and write it as JSON.
  Object.assign(request, { body: { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) } })
  response.on('finish', () => drain(request))
  closeAfterBody(request)
  next()
}

/**
 * Who asks for it, as proxies do, has the connection closed with the answer. To close it while a body still comes would reset it,
 * and the answer would be lost on its way; so only our side ends then, and the rest when the body has been taken.
 */
function closeAfterBody(request: IncomingMessage) {
  const { socket } = request
  socket.destroySoon = () => {
    if (request.complete) Socket.prototype.destroySoon.call(socket)
    else socket.end()
  }
}

/** The time that a body may take is the server's `requestTimeout`. */
function drain(request: IncomingMessage) {
  if (request.complete) return
  const { socket } = request
  const most = socket.bytesRead + MOST_BYTES
  const look = setInterval(() => {
    if (socket.bytesRead > most || (request.complete && socket.writableEnded)) socket.destroy()
    if (request.complete || socket.destroyed) clearInterval(look)
  }, LOOK_EVERY_MS)
  request.resume()
}
