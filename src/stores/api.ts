import type { ErrorAnswer, ErrorCode } from '../contract/answer.ts'
import { isSignedIn, leavePage } from './page-owner.ts'
import { findAccessToken, SESSION_ENDED } from './session.ts'
import { readSite } from './site.ts'

/** A call that the API refused, or that never reached it (`status` 0). The message is fit for the screen. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | 'offline'

  constructor(status: number, code: ErrorCode | 'offline', message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const OFFLINE = 'Mailwright could not be reached. Check your connection and try again.'

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** Sent as it is, instead of a body; `onSent` hears how much of it has left, 0 to 1. */
  file?: { blob: Blob; onSent: (share: number) => void }
  signal?: AbortSignal
  /** `text/event-stream` asks for events where a call streams. */
  accept?: string
  idempotencyKey?: string
  /** Nobody asked for it: without a session it fails, and the page stays. */
  isQuiet?: boolean
}

/**
 * Calls the product API with the token of the page's owner. A 401 is tried once more with a fresh token; without a session the
 * page leads to sign-in, which says why, and so it does where the session has yet to take its second step.
 */
export async function call(path: string, request: Call = {}): Promise<Response> {
  const { isQuiet = false } = request
  let response = await send(path, request, await requireToken(isQuiet))
  if (response.status === 401) response = await send(path, request, await requireToken(isQuiet))
  if (response.status === 401 && !isQuiet) leavePage('session-ended')
  if (response.ok) return response
  const refused = await refusal(response)
  if (refused.code === 'two_step_required' && !isQuiet) leavePage('two-step')
  throw refused
}

/** The `data` of an answer, or the whole answer where a call answers bare fields. */
export async function callJson<T>(path: string, request: Call = {}): Promise<T> {
  const response = await call(path, request)
  const answer = (await response.json()) as { data?: T }
  return 'data' in answer ? (answer.data as T) : (answer as T)
}

async function requireToken(isQuiet: boolean): Promise<string> {
  const token = await findAccessToken().catch(() => undefined)
  if (token) return token
  // The session is there, and could not be refreshed, or what refreshes it could not be fetched.
  if (isSignedIn()) throw new ApiError(0, 'offline', OFFLINE)
  if (!isQuiet) leavePage()
  throw new ApiError(401, 'unauthorized', SESSION_ENDED)
}

async function send(
  path: string,
  { method = 'GET', body, file, signal, accept, idempotencyKey }: Call,
  token: string
): Promise<Response> {
  const headers = new Headers({ accept: accept ?? 'application/json', authorization: `Bearer ${token}` })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (file) headers.set('content-type', file.blob.type)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const url = `${readSite().apiUrl}${path}`
  try {
    if (file) {
      const { sendFile } = await import('./send-file.ts')
      return await sendFile(url, { method, headers, signal: signal ?? null, body: file.blob }, file.onSent)
    }
    return await fetch(url, {
      method,
      headers,
      signal: signal ?? null,
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(0, 'offline', OFFLINE)
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => undefined)) as ErrorAnswer | undefined
  const { code = 'internal', message = 'Something went wrong on our side. Please try again.' } = answer?.error ?? {}
  return new ApiError(response.status, code, message)
}
