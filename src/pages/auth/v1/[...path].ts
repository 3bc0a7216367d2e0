import type { APIRoute } from 'astro'
import { awayBehind } from '../../../server/database/away.ts'
import type { AppError } from '../../../server/errors.ts'
import { callerOf } from '../../../server/http/caller-address.ts'
import type { Log } from '../../../server/log.ts'

export const prerender = false

/** The auth stand-in, where it is in use. */
export const ALL: APIRoute = async context => {
  const { request, locals } = context
  const { app } = locals
  if (!app.sandbox.auth) return new Response(null, { status: 404 })
  try {
    return await app.sandbox.auth.handle(request, callerOf(context))
  } catch (error) {
    const away = awayBehind(error)
    if (away) return answerAway(away, app.log)
    app.log.error({ err: error }, 'A call to the auth stand-in failed')
    const failure = { code: 500, error_code: 'unexpected_failure', msg: 'Something went wrong. Please try again.' }
    return Response.json(failure, { status: 500 })
  } finally {
    // The call may have ended a session, or changed its user.
    app.auth.forgetSessions()
  }
}

/** Clients keep their session and try again at this status; at another one they would sign the person out. */
function answerAway({ message, cause, retryAfter }: AppError, log: Log): Response {
  log.warn({ err: cause }, message)
  const headers = { 'retry-after': String(retryAfter) }
  return Response.json({ code: 503, error_code: 'unavailable', msg: message }, { status: 503, headers })
}
