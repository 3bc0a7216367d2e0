import { AppError } from '../errors.ts'
import type { TokenSource } from './token-source.ts'

const UNSAVED = 'Your name could not be saved just now. Please try again in a moment.'
const ENDED = 'Your session has ended. Sign in again.'
const SECOND_STEP = 'This account asks for a second step. Sign in again with the code of your authenticator app.'
const TOO_OFTEN = 'Your name was changed too often. Wait a minute and try again.'
const REFUSED = 'This name was not accepted. Write it another way and try again.'

/** A service that says nothing this long is away. What it was told may be done all the same: saying it again changes nothing. */
const PATIENCE_MS = 8_000
const WAIT = { unavailable: 5, rate_limited: 60 }

/** Gives a user another name, by a token of theirs; throws an `AppError` that says why it was not done. */
export async function changeName({ issuer, apiKey, fetch }: TokenSource, token: string, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, apikey: apiKey, 'content-type': 'application/json' }
  // The service merges: what else stands in a user's data stays.
  const body = JSON.stringify({ data: { full_name: name } })
  const request = { method: 'PUT', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) }
  const response = await fetch(`${issuer}/user`, request).catch((cause: unknown) => away(cause))
  if (!response.ok) throw refusalOf(response.status, await codeOf(response))
}

function refusalOf(status: number, code: string): AppError {
  const cause = new Error(`The auth service answered ${status} ${code}.`)
  if (code === 'insufficient_aal') return new AppError('two_step_required', SECOND_STEP)
  if (status === 401 || status === 403) return new AppError('unauthorized', ENDED)
  if (status === 429) return new AppError('rate_limited', TOO_OFTEN, { retryAfter: WAIT.rate_limited })
  if (status === 400 || status === 422) return new AppError('unprocessable', REFUSED, { cause })
  return new AppError('unavailable', UNSAVED, { cause, retryAfter: WAIT.unavailable })
}

/** Hosted calls it `error_code`, or `code` for clients that ask for a version of its API. */
async function codeOf(response: Response): Promise<string> {
  const said = await response.json().catch(() => undefined)
  return String(said?.error_code ?? said?.code ?? '')
}

function away(cause: unknown): never {
  throw new AppError('unavailable', UNSAVED, { cause, retryAfter: WAIT.unavailable })
}
