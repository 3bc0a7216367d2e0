import type { ErrorAnswer } from '../../contract/answer.ts'
import { DesignerError } from '../../designer/designer.ts'
import { awayBehind } from '../database/away.ts'
import { AppError, STATUS_OF } from '../errors.ts'
import type { Log } from '../log.ts'

/** What every answer of the API says about caching: it belongs to one account. */
const PRIVATE = { 'cache-control': 'private, no-store' }

/** `{ success: true, data }`. */
export function answer(data: unknown, status = 200): Response {
  return Response.json({ success: true, data }, { status, headers: PRIVATE })
}

/** `answer`, of what is the same for everybody and changes with the site only; a browser keeps it for an hour. */
export function answerLasting(data: unknown): Response {
  return Response.json({ success: true, data }, { headers: { 'cache-control': 'private, max-age=3600' } })
}

/** `{ success: true, … }` with bare fields, where the specification names one. */
export function answerFields(fields: Record<string, unknown> = {}): Response {
  return Response.json({ success: true, ...fields }, { headers: PRIVATE })
}

/** An error as the API answers it. One that is not ours is logged, and answered without its details. */
export function answerError(error: unknown, log: Log): Response {
  const known = toAppError(error, log)
  const headers = new Headers(PRIVATE)
  if (known.retryAfter !== undefined) headers.set('retry-after', String(known.retryAfter))
  return Response.json(errorAnswer(known), { status: STATUS_OF[known.code], headers })
}

export function errorAnswer({ code, message }: AppError): ErrorAnswer {
  return { success: false, error: { code, message } }
}

/** Names any error: ours as it is, a designer's by how it failed, everything else as `internal`. */
export function toAppError(error: unknown, log: Log): AppError {
  if (error instanceof DesignerError) {
    // What the brief is written in is no failure.
    if (error.failure === 'language') return new AppError('language', error.message)
    log.warn({ err: error }, 'The designer failed')
    return new AppError(error.failure === 'timeout' ? 'designer_timeout' : 'designer_failed', error.message)
  }
  const away = awayBehind(error)
  if (away) {
    log.warn({ err: away.cause }, away.message)
    return away
  }
  if (error instanceof AppError) {
    if (error.cause !== undefined) log.warn({ err: error.cause }, error.message)
    return error
  }
  log.error({ err: error }, 'A request failed')
  return new AppError('internal', 'Something went wrong on our side. Please try again.')
}
