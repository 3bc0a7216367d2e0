import type { IncomingMessage } from 'node:http'

/** More than the service reads, so that it still sees that there was more. */
const MOST_BYTES = 2 * 1024 * 1024
/** Web standards know no request with these. */
const UNSPEAKABLE = /^(CONNECT|TRACE|TRACK)$/i
const HERE = 'http://localhost'

/** What came over the wire as a request of web standards, with the body that arrived with it. */
export async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const body = await bodyOf(incoming)
  const named = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')] as [string, string])
  return new Request(addressOf(url), { ...carried(method, body), headers: named })
}

/** A method that cannot be spoken of is any other that nothing answers to; what comes with a GET means nothing. */
function carried(method: string, body: Buffer | null): RequestInit {
  if (UNSPEAKABLE.test(method)) return { method: 'UNKNOWN' }
  return method === 'GET' || method === 'HEAD' ? { method } : { method, body: body as BodyInit | null }
}

/** The path of a call, by the letter: one that begins with `//` names no other host. */
function addressOf(url: string): URL {
  if (url.startsWith('/')) return new URL(HERE + url)
  return URL.parse(url) ?? new URL(HERE)
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    length += chunk.length
    // The rest of what is too large anyway is not kept.
    if (length <= MOST_BYTES) chunks.push(chunk)
  }
  return chunks.length > 0 ? Buffer.concat(chunks) : null
}
