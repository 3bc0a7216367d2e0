import type { ErrorCode } from '../contract/answer.ts'

/** The HTTP status of each error code. */
export const STATUS_OF: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  two_step_required: 403,
  confirmation_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  language: 422,
  rate_limited: 429,
  designer_failed: 502,
  designer_limit: 429,
  designer_timeout: 504,
  mail_failed: 502,
  payments_failed: 502,
  unavailable: 503,
  internal: 500
}

/** An error whose message is fit for the screen: what happened, and what to do. The cause is for the log. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** Seconds until another try makes sense, for `rate_limited` and `unavailable`. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(message, options)
    this.code = code
    this.retryAfter = options?.retryAfter
  }
}
