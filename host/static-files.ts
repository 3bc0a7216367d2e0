import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { refuseMethod } from './refuse-method.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown

const READS = ['GET', 'HEAD']
const isRead = ({ method = '' }: IncomingMessage) => READS.includes(method)

const YEAR = 'public, max-age=31536000, immutable'

/** Serves the built files: those with a hash in their name for a year, pages checked each time, the rest for a day. */
export function serveStatic(folder: string): Handler {
  const serve = sirv(folder, { etag: true, gzip: true, brotli: true, setHeaders })
  return (request, response, next) => (isRead(request) ? serve(request, response, next) : next())
}

function setHeaders(response: ServerResponse, path: string) {
  if (path.startsWith('/_astro/')) response.setHeader('cache-control', YEAR)
  else if (/^\/$|\.html$|^\/[^.]*$/.test(path)) {
    response.setHeader('cache-control', 'public, no-cache')
    response.setHeader('vary', 'Cookie, Accept-Encoding')
  } else response.setHeader('cache-control', 'public, max-age=86400')
}

/** Answers the not-found page, or that files are only read; `onMissing` hears which path was unknown, without its query. */
export function answerMissing(folder: string, onMissing: (path: string) => void): Handler {
  return (request, response) => {
    if (!isRead(request)) return refuseMethod(request, response, READS)
    onMissing(request.url?.split('?')[0] ?? '')
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    if (request.method === 'HEAD') return response.end()
    return createReadStream(join(folder, '404.html'))
      .on('error', () => response.end('404'))
      .pipe(response)
  }
}
