import type { APIRoute } from 'astro'

export const prerender = false

/** Ends this browser's session, for pages without JavaScript. The landing page says that it worked. */
export const POST: APIRoute = async ({ redirect, locals: { app, supabase } }) => {
  const error = await supabase?.auth
    .signOut({ scope: 'local' })
    .then(({ error }) => error)
    .catch((error: unknown) => error)
  app.auth.forgetSessions()
  if (!error) return redirect('/#signed-out', 303)
  app.log.warn({ err: error }, 'A session could not be ended')
  return redirect('/auth/sign-out-failed', 303)
}
