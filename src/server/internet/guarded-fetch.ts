import { type LookupAddress, lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline, Readable, Transform } from 'node:stream'
import { promisify } from 'node:util'
import { isPublic } from './public-address.ts'

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

/** What is thrown for an address that is not asked: whoever asks says in it what comes of that. `what` is a whole sentence. */
export type Refusal = new (what: string, options?: ErrorOptions) => Error

export interface Guard {
  refusal: Refusal
  resolve?: Resolve | undefined
  /** As `https.request`; a test has no server on the public internet. */
  send?: typeof request | undefined
  /** How many addresses one may lead on to; each is checked as the first. */
  redirects?: number
}

/** More than an answer of a model or a page has, and less than would hurt. */
const MOST_MEGABYTES = 4
const resolveAll: Resolve = name => promisify(lookup)(name, { all: true })

/**
 * `fetch` for addresses that people choose. It speaks https to public addresses only. What a name resolves to is checked when the
 * connection is made, to the very address that was checked: a name that answers differently a moment later leads nowhere else.
 * Throws a `refusal`, and what the caller's signal says where that ends it. The answer's `url` is that of the last address.
 */
export function createGuardedFetch({
  refusal,
  resolve = resolveAll,
  send = request,
  redirects = 0
}: Guard): typeof fetch {
  const checked = checkedLookup(refusal, resolve)
  const ask = async (url: URL, init: RequestInit, left: number): Promise<Response> => {
    refuseAddress(refusal, url)
    const answer = await exchange(refusal, url, init, (options, onAnswer) =>
      send(url, { ...options, lookup: checked }, onAnswer)
    )
    const status = answer.statusCode ?? 502
    if (status < 300 || status >= 400) return responseOf(refusal, url, answer, status)
    answer.destroy()
    return ask(nextOf(refusal, url, answer, left), init, left - 1)
  }
  return (input, init = {}) => ask(new URL(input instanceof Request ? input.url : input), init, redirects)
}

function responseOf(refusal: Refusal, url: URL, answer: IncomingMessage, status: number): Response {
  const body = status === 204 || status === 205 ? null : Readable.toWeb(limited(refusal, url, answer))
  const response = new Response(body as ReadableStream | null, { status, headers: new Headers(headersOf(answer)) })
  return Object.defineProperty(response, 'url', { value: url.href })
}

/** Where an answer leads on to, while that is allowed. */
function nextOf(refusal: Refusal, url: URL, { headers: { location = '' } }: IncomingMessage, left: number): URL {
  if (left <= 0) throw new refusal(`${url.host} leads on to another address, which is not followed.`)
  if (!URL.canParse(location, url)) throw new refusal(`${url.host} leads on to nowhere.`)
  return new URL(location, url)
}

/** Throws where an address that a person wrote cannot be asked, as far as that shows without asking. */
function refuseAddress(refusal: Refusal, url: URL): void {
  if (url.protocol !== 'https:') throw new refusal('The address does not begin with https://.')
  if (url.username || url.password) throw new refusal('The address has a name or password in it, which is not sent.')
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isPublic(host)) throw closed(refusal, url.hostname)
}

/** Throws where the name in an address resolves to nothing, or to a place that is not public. */
export async function refusePlace(url: URL, { refusal, resolve = resolveAll }: Guard): Promise<void> {
  refuseAddress(refusal, url)
  const host = hostOf(url)
  if (isIP(host) !== 0) return
  const found = await resolve(host).catch(cause => Promise.reject(unknown(refusal, host, cause)))
  requirePublic(refusal, host, found)
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
const closed = (refusal: Refusal, host: string) =>
  new refusal(`${host} is a private address, which is not asked from here.`)
const unknown = (refusal: Refusal, host: string, cause?: unknown) =>
  new refusal(`There is no ${host} on the internet.`, cause === undefined ? undefined : { cause })

function requirePublic(refusal: Refusal, host: string, found: LookupAddress[]): [LookupAddress, ...LookupAddress[]] {
  const [first, ...rest] = found
  if (!first) throw unknown(refusal, host)
  if (!found.every(({ address }) => isPublic(address))) throw closed(refusal, host)
  return [first, ...rest]
}

function checkedLookup(refusal: Refusal, resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host)
      .then(found => requirePublic(refusal, host, found))
      .then(
        found => (options.all ? done(null, found) : done(null, found[0].address, found[0].family)),
        error => done(error, '')
      )
  }
}

type Send = (options: object, onAnswer: (answer: IncomingMessage) => void) => ReturnType<typeof request>

/** Sends a request and waits for the beginning of its answer. Nothing is kept open for the next one, which is checked anew. */
function exchange(
  refusal: Refusal,
  url: URL,
  { method = 'GET', headers, body, signal }: RequestInit,
  send: Send
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const named = { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' }
    const options = { method, headers: named, agent: false, signal: signal ?? undefined }
    const sent = send(options, resolve)
    sent.on('error', error => {
      if (signal?.aborted || error instanceof refusal) return reject(signal?.aborted ? signal.reason : error)
      reject(new refusal(`${url.host} could not be reached, or broke off.`, { cause: error }))
    })
    sent.end(typeof body === 'string' ? body : undefined)
  })
}

function headersOf({ rawHeaders }: IncomingMessage): [string, string][] {
  return rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as [string, string]] : []))
}

function limited(refusal: Refusal, url: URL, answer: IncomingMessage): Transform {
  const tooLong = () => new refusal(`The answer of ${url.host} is longer than ${MOST_MEGABYTES} MB.`)
  let bytes = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      done(bytes > MOST_MEGABYTES * 1024 * 1024 ? tooLong() : null, piece)
    }
  })
  // Whoever reads it hears of a failure from the stream itself.
  return pipeline(answer, counted, () => {})
}
