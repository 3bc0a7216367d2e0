import { type LookupAddress, lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline, Readable, Transform } from 'node:stream'
import { promisify } from 'node:util'
import { DesignerError } from '../../designer/designer.ts'
import { isPublic } from './public-address.ts'

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

interface Guard {
  resolve?: Resolve
  /** As `https.request`; a test has no server on the public internet. */
  send?: typeof request
}

/** More than any answer of a model has, and less than would hurt. */
const MOST_BYTES = 4 * 1024 * 1024
const resolveAll: Resolve = name => promisify(lookup)(name, { all: true })

const refused = (what: string, cause?: unknown) =>
  new DesignerError(
    'address',
    `${what} Nothing was changed or charged. Check the address in Settings, under Designer.`,
    cause === undefined ? undefined : { cause }
  )

/**
 * `fetch` for addresses that people choose. It speaks https to public addresses only and follows no redirect. What a name
 * resolves to is checked when the connection is made, to the very address that was checked: a name that answers
 * differently a moment later leads nowhere else. Throws a `DesignerError`.
 */
export function createGuardedFetch({ resolve = resolveAll, send = request }: Guard = {}): typeof fetch {
  const checked = checkedLookup(resolve)
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    refuseAddress(url)
    const answer = await exchange(url, init, (options, onAnswer) =>
      send(url, { ...options, lookup: checked }, onAnswer)
    )
    const status = answer.statusCode ?? 502
    if (status >= 300 && status < 400) {
      answer.destroy()
      throw refused(`${url.host} leads on to another address, which is not followed.`)
    }
    const body = status === 204 || status === 205 ? null : Readable.toWeb(limited(answer))
    return new Response(body as ReadableStream | null, { status, headers: new Headers(headersOf(answer)) })
  }
}

/** Throws where an address that a person wrote cannot be asked, as far as that shows without asking. */
export function refuseAddress(url: URL): void {
  if (url.protocol !== 'https:') throw refused('The address does not begin with https://.')
  if (url.username || url.password) throw refused('The address has a name or password in it, which belongs in the key.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublic(host)) throw closed(url.hostname)
}

/** Throws where the name in an address resolves to nothing, or to a place that is not public. */
export async function refusePlace(url: URL, resolve: Resolve = resolveAll): Promise<void> {
  refuseAddress(url)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 0) requirePublic(host, await resolve(host).catch(cause => Promise.reject(unknown(host, cause))))
}

const closed = (host: string) => refused(`${host} is a private address, which is not asked from here.`)
const unknown = (host: string, cause?: unknown) => refused(`There is no ${host} on the internet.`, cause)

function requirePublic(host: string, found: LookupAddress[]): [LookupAddress, ...LookupAddress[]] {
  const [first, ...rest] = found
  if (!first) throw unknown(host)
  if (!found.every(({ address }) => isPublic(address))) throw closed(host)
  return [first, ...rest]
}

function checkedLookup(resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host)
      .then(found => requirePublic(host, found))
      .then(
        found => (options.all ? done(null, found) : done(null, found[0].address, found[0].family)),
        error => done(error, '')
      )
  }
}

type Send = (options: object, onAnswer: (answer: IncomingMessage) => void) => ReturnType<typeof request>

/** Sends a request and waits for the beginning of its answer. Nothing is kept open for the next one, which is checked anew. */
function exchange(url: URL, { method = 'GET', headers, body, signal }: RequestInit, send: Send) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const named = { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' }
    const options = { method, headers: named, agent: false, signal: signal ?? undefined }
    const sent = send(options, resolve)
    sent.on('error', error => {
      if (signal?.aborted || error instanceof DesignerError) return reject(signal?.aborted ? signal.reason : error)
      reject(refused(`${url.host} could not be reached, or broke off.`, error))
    })
    sent.end(typeof body === 'string' ? body : undefined)
  })
}

function headersOf({ rawHeaders }: IncomingMessage): [string, string][] {
  return rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as [string, string]] : []))
}

function limited(answer: IncomingMessage): Transform {
  let bytes = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      done(bytes > MOST_BYTES ? refused('The answer of this address is longer than any email.') : null, piece)
    }
  })
  // Whoever reads it hears of a failure from the stream itself.
  return pipeline(answer, counted, () => {})
}
