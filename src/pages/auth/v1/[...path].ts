import type { APIRoute } from 'astro'
import { callerOf } from '../../../server/http/caller-address.ts'

export const prerender = false

/** The auth stand-in, where it is in use. */
export const ALL: APIRoute = async context => {
  const { request, locals } = context
  const { app } = locals
  if (!app.sandbox.auth) return new Response(null, { status: 404 })
  try {
    return await app.sandbox.auth.handle(request, callerOf(context))
  } catch (error) {
    app.log.error({ err: error }, 'A call to the auth stand-in failed')
    const failure = { code: 500, error_code: 'unexpected_failure', msg: 'Something went wrong. Please try again.' }
    return Response.json(failure, { status: 500 })
  } finally {
    // The call may have ended a session, or changed its user.
    app.auth.forgetSessions()
  }
}
