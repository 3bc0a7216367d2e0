import { APICallError, LoadAPIKeyError } from 'ai'
import { DesignerError, type DesignerFailure } from '../designer.ts'

const CHARGED = 'Nothing was changed or charged.'

/** A failure with its sentence; what to do comes last. */
export function failure(kind: DesignerFailure, what: string, todo: string, cause?: unknown): DesignerError {
  return new DesignerError(kind, `${what} ${CHARGED} ${todo}`, cause === undefined ? undefined : { cause })
}

/** Whatever asking a model throws, as a `DesignerError`. Keys and bodies of answers never get into the message. */
export function toDesignerError(error: unknown): DesignerError {
  if (error instanceof DesignerError) return error
  const status = statusOf(error)
  if (status === 429 || status === 402 || /insufficient_quota|rate_limit/.test(textOf(error))) {
    return failure('over-quota', 'The model is asked too often, or its quota is used up.', waitFor(error), error)
  }
  if (status === 401 || status === 403 || LoadAPIKeyError.isInstance(error)) {
    return failure('key', "The model's service did not accept the key.", 'Check the key.', error)
  }
  if (status === 404) {
    return failure('model', "The model's service does not know the model.", 'Check its name.', error)
  }
  if (/content_filter|content_policy|content management policy/.test(textOf(error))) {
    return refusedByFilter(error)
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return failure(
      'unavailable',
      "The model's service did not accept the request.",
      'Check how it is connected.',
      error
    )
  }
  return failure('unavailable', 'The model could not be reached, or broke off.', 'Please try again in a minute.', error)
}

/** Did a service refuse a request that had pictures as one that it does not understand? */
export function refusesPictures({ cause }: DesignerError): boolean {
  return [400, 404, 413, 415, 422].includes(statusOf(cause) ?? 0)
}

export function refusedByFilter(cause?: unknown): DesignerError {
  return failure('refused', 'The model declined this text.', 'Say it in other words.', cause)
}

/** The HTTP status of a refused call; providers that fail in the middle of a stream say it in the event. */
function statusOf(error: unknown): number | undefined {
  if (APICallError.isInstance(error)) return error.statusCode
  const { code, statusCode } = (typeof error === 'object' && error ? error : {}) as Record<string, unknown>
  const status = Number(statusCode ?? code)
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : undefined
}

function textOf(error: unknown): string {
  if (APICallError.isInstance(error)) return `${error.message} ${error.responseBody ?? ''}`
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? '')
}

/** Longer nobody waits for a page without being told. */
const LONGEST_PAUSE_MS = 10_000

/**
 * How many ms later a request that failed may go well: where the service is busy for a moment, is faulty, or broke the connection.
 * `undefined`: it would fail again.
 */
export function retryPause(error: unknown, ms: number): number | undefined {
  if (!(error instanceof DesignerError)) return undefined
  const status = statusOf(error.cause)
  if (error.failure === 'over-quota') {
    const told = retryAfter(error.cause)
    const pause = told === undefined ? ms : told * 1_000
    return status === 429 && pause <= LONGEST_PAUSE_MS && !/insufficient_quota/.test(textOf(error.cause))
      ? pause
      : undefined
  }
  // A connection that broke in an answer has the status of its beginning.
  const isRefused = status !== undefined && status >= 400 && status < 500
  return error.failure === 'unavailable' && !isRefused ? ms : undefined
}

/** RFC 9110 §10.2.3: seconds; a date is taken as unknown. */
function retryAfter(error: unknown): number | undefined {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined
  const seconds = Number(header)
  return header && seconds > 0 ? Math.ceil(seconds) : undefined
}

function waitFor(error: unknown): string {
  const seconds = retryAfter(error)
  if (seconds === undefined) return 'Please try again later.'
  return `Please try again in ${seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`
}
