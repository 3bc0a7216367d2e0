import { STATUS_OF } from '../errors.ts'
import { toAppError } from '../http/answer.ts'
import type { Log } from '../log.ts'

/** Any page and mail client may show it, and it is a picture or nothing: no browser may make a page of it. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff'
}

/** Answers with the picture that `find` finds, which never changes under its address; else with a sentence and its status. */
export async function answerAsset(
  find: () => Promise<{ bytes: Uint8Array; type: string } | undefined>,
  log: Log
): Promise<Response> {
  try {
    const file = await find()
    if (!file) return refusal(404, 'There is no such picture.')
    const headers = { ...HEADERS, 'content-type': file.type, 'content-length': String(file.bytes.length) }
    return new Response(file.bytes.slice(), {
      headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' }
    })
  } catch (error) {
    const { code, message, retryAfter } = toAppError(error, log)
    return refusal(STATUS_OF[code], message, retryAfter)
  }
}

function refusal(status: number, message: string, retryAfter?: number): Response {
  const headers = new Headers({ ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return new Response(message, { status, headers })
}
