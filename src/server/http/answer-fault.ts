import type { APIContext, MiddlewareNext } from 'astro'
import { parseConfig } from '../config.ts'
import { STATUS_OF } from '../errors.ts'
import { createLog } from '../log.ts'
import { answerError, toAppError } from './answer.ts'
import { withCors } from './cors.ts'

/** These are read by programs. */
const FOR_PROGRAMS = /^\/(api|media|assets|auth\/v1)\//

/**
 * What went wrong before an endpoint could answer, or in a page: as JSON for programs, as a page for people; with
 * `Retry-After` while the database is away. The app itself may be missing: it is put together once the database is there.
 */
export async function answerFault(error: unknown, context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { request, url, locals } = context
  const config = locals.app?.config ?? parseConfig(process.env)
  const log = locals.app?.log ?? createLog(config.logLevel)
  if (FOR_PROGRAMS.test(url.pathname)) return withCors(answerError(error, log), request, config)
  const fault = toAppError(error, log)
  // Astro shows in development where it happened.
  if (import.meta.env?.DEV && fault.code === 'internal') throw error
  locals.fault = fault
  const { body } = await next(new Request(new URL('/fault', url)))
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
  if (fault.retryAfter !== undefined) headers.set('retry-after', String(fault.retryAfter))
  return new Response(body, { status: STATUS_OF[fault.code], headers })
}
