import { defineMiddleware } from 'astro:middleware'
import { randomBytes } from 'node:crypto'
import type { APIContext, MiddlewareNext } from 'astro'
import { inlineSources } from './layouts/inline/inline-sources.ts'
import { getApp } from './server/app.ts'
import { openSession } from './server/auth/session.ts'
import { contentPolicy } from './server/config/content-policy.ts'
import { parseConfig } from './server/config.ts'
import { AppError } from './server/errors.ts'
import { answerError } from './server/http/answer.ts'
import { answerFault } from './server/http/answer-fault.ts'
import { withRequestId } from './server/http/request-id.ts'
import { isForeignForm, isFromOurPages } from './server/http/same-origin.ts'
import { noteVisit } from './server/sessions/note-visit.ts'

/** These look at no cookie session: the API takes bearer tokens, the others are for anyone. */
const WITHOUT_SESSION = /^\/(api|media|assets|auth\/v1|preview\/empty)\//

const FOREIGN = 'This form was sent from another site.'

/** Answered without the app, which needs the database. */
const isAlive = ({ url, request }: APIContext) =>
  url.pathname === '/api/health/live' && /^(GET|HEAD)$/.test(request.method)

/**
 * Puts the app and the visitor where pages find them. A session that is due is refreshed here, before any output, since its
 * cookies could not be written afterwards. Who may see a page is decided in the page;
 * that a form comes from a page of ours, here.
 */
async function withVisitor(context: APIContext, next: MiddlewareNext): Promise<Response> {
  if (context.isPrerendered || isAlive(context)) return next()
  const app = await getApp()
  context.locals.app = app
  const { request, url, cookies, locals } = context
  if (WITHOUT_SESSION.test(url.pathname)) {
    return isForeignForm(request, url) ? answerError(new AppError('forbidden', FOREIGN), app.log) : next()
  }
  if (!isFromOurPages(request, url)) return new Response(FOREIGN, { status: 403 })
  const headers = new Headers()
  const session = await openSession(app, { request, url, cookies, headers })
  locals.supabase = session.supabase
  locals.visitor = session.visitor
  locals.waiting = session.waiting
  await noteVisit(app, context)
  const response = session.goTo ? context.redirect(session.goTo, 303) : await next()
  const { headers: answered } = response
  // What an answer says itself about its own privacy stands.
  if ((locals.visitor ?? locals.waiting) && !answered.get('cache-control')?.includes('private')) {
    answered.set('cache-control', 'private, no-store')
  }
  for (const [name, value] of headers) answered.set(name, value)
  return response
}

/**
 * Pages that are rendered on demand run their islands and what wakes them. What an answer says itself about its scripts
 * stands. The dev server writes scripts of its own into pages, which no list of ours knows.
 */
function withPolicy(response: Response, { isPrerendered, locals }: APIContext): Response {
  const { headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')
  if (!isPage || isPrerendered || import.meta.env?.DEV) return response
  const config = locals.app?.config ?? parseConfig(process.env)
  headers.set('content-security-policy', contentPolicy(config, inlineSources(locals.styleNonce)))
  return response
}

/** Whatever breaks on the way to an answer is answered too. */
async function answerWhatever(context: APIContext, next: MiddlewareNext): Promise<Response> {
  try {
    return withPolicy(await withVisitor(context, next), context)
  } catch (error) {
    return withPolicy(await answerFault(error, context, next), context)
  }
}

export const onRequest = defineMiddleware((context, next) => {
  const work = () => answerWhatever(context, next)
  context.locals.styleNonce = randomBytes(16).toString('base64')
  return context.isPrerendered ? work() : withRequestId(work)
})
