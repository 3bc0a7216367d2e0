import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../src/server/config.ts'
import { behindProxy, noticeProxy } from './behind-proxy.ts'
import { StartError } from './environment.ts'
import { refuseMethods, refuseTunnel } from './known-methods.ts'
import { chooseLanding } from './landing-choice.ts'
import { openMedia } from './media-headers.ts'
import { securityHeaders } from './security-headers.ts'
import { answerMissing, type Handler, serveStatic } from './static-files.ts'
import { takeWholeBody } from './whole-body.ts'
import { withoutExtras } from './without-extras.ts'

/** How long a server waits, in milliseconds. Answers may take as long as they need. */
export const WAITS = {
  /** For a request to arrive, and for its headers. */
  requestTimeout: 60_000,
  headersTimeout: 20_000,
  /** Until it looks again at who is late. */
  connectionsCheckingInterval: 5_000,
  /**
   * On an unused connection: longer than the load balancers in front, which keep theirs for 60 s as a rule and would else send
   * a request into one that is being closed.
   */
  keepAliveTimeout: 75_000
}
/** How long running requests may take to finish once the server is told to stop. */
const GRACE_MS = 10_000

interface Site {
  config: Config
  /** The built pages and endpoints. */
  pages: Handler
  /** Folder of the built static files. */
  folder: string
  onMissing: (path: string) => void
  /** Hears once of a proxy that nobody named as trusted. */
  onUnnamedProxy?: () => void
}

export function createSite({ config, pages, folder, onMissing, onUnnamedProxy = () => {} }: Site): Server {
  const steps = [
    takeWholeBody,
    spellOutBrokenPaths,
    noticeProxy(config, onUnnamedProxy),
    behindProxy(config),
    securityHeaders(config),
    refuseMethods,
    openMedia,
    chooseLanding,
    serveStatic(folder),
    withoutExtras(pages),
    answerMissing(folder, onMissing)
  ]
  const server = createServer(WAITS, (request, response) => {
    const run = (index: number): unknown => steps[index]?.(request, response, () => run(index + 1))
    run(0)
  })
  server.on('connect', refuseTunnel)
  return server
}

/** Listens and answers the port; a port that is taken is said in a sentence. */
export async function listen(server: Server, { host, port }: Config): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new StartError(sentenceFor(cause as NodeJS.ErrnoException, host, port), { cause })
  }
  return (server.address() as AddressInfo).port
}

/** Lets running requests finish, but not for ever. */
export async function closeServer(server: Server) {
  const closed = once(server, 'close')
  server.close()
  // A connection whose request is done would else be kept for the next.
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(patience)
}

/** Encoded once or more: the pages decode a path until nothing is left to decode. */
const ENCODED_NUL = /%(?:25)*00/g
/** The character that stands for one that is unknown. */
const UNKNOWN = '%EF%BF%BD'

/**
 * A path that cannot be decoded (`/%E0%A4%A`) is taken by the letter, and so finds the site's own answers for what is missing;
 * so does one with the character U+0000, which no database stores, for it becomes another that no id has.
 */
const spellOutBrokenPaths: Handler = (request, _response, next) => {
  const [path = '', ...query] = (request.url ?? '').split('?')
  const spelled = isBroken(path) ? path.replaceAll('%', '%25') : path.replace(ENCODED_NUL, UNKNOWN)
  request.url = [spelled, ...query].join('?')
  return next()
}

function isBroken(path: string): boolean {
  try {
    decodeURI(path)
    return false
  } catch {
    return true
  }
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} on ${host} is taken by another program. Stop it, or choose another PORT.`
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user. Choose a PORT above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`
  return message
}
