import type { APIRoute } from 'astro'

export const prerender = false

/** The auth stand-in, where it is in use. */
export const ALL: APIRoute = async ({ request, clientAddress, locals: { app } }) => {
  if (!app.sandbox.auth) return new Response(null, { status: 404 })
  try {
    return await app.sandbox.auth.handle(request, clientAddress)
  } catch (error) {
    app.log.error({ err: error }, 'A call to the auth stand-in failed')
    const failure = { code: 500, error_code: 'unexpected_failure', msg: 'Something went wrong. Please try again.' }
    return Response.json(failure, { status: 500 })
  } finally {
    // The call may have ended a session, or changed its user.
    app.auth.forgetSessions()
  }
}
