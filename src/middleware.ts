import { defineMiddleware } from 'astro:middleware'
import { getApp } from './server/app.ts'
import { openSession } from './server/auth/session.ts'

/** These look at no cookie session: the API takes bearer tokens, the others are for anyone. */
const WITHOUT_SESSION = /^\/(api|media|auth\/v1)\//

/**
 * Puts the app and the visitor where pages find them. A session that is due is refreshed here, before any output, since its
 * cookies could not be written afterwards. Who may see a page is decided in the page.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next()
  const app = await getApp()
  context.locals.app = app
  if (WITHOUT_SESSION.test(context.url.pathname)) return next()
  const headers = new Headers()
  const { request, url, cookies, locals } = context
  const session = await openSession(app, { request, url, cookies, headers })
  locals.supabase = session.supabase
  locals.visitor = session.visitor
  const response = session.goTo ? context.redirect(session.goTo, 303) : await next()
  if (locals.visitor) response.headers.set('cache-control', 'private, no-store')
  for (const [name, value] of headers) response.headers.set(name, value)
  return response
})
