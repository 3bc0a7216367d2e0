import type { APIRoute } from 'astro'
import { AppError } from '../errors.ts'
import { answerError } from './answer.ts'
import { answerPreflight, withCors } from './cors.ts'

/**
 * The `ALL` of an endpoint's file, from the methods that it has: `HEAD` is answered as `GET` without the body, others with 405
 * and the methods there are, `OPTIONS` with what a browser asks before a cross-origin call.
 */
export function otherMethods(routes: Record<string, APIRoute>): APIRoute {
  const methods = Object.keys(routes)
  const allowed = methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return async context => {
    const { request, locals } = context
    const { config, log } = locals.app
    if (request.method === 'HEAD' && routes.GET) return withoutBody(await routes.GET(context))
    if (request.method === 'OPTIONS') return answerPreflight(request, config, allowed)
    const error = new AppError('method_not_allowed', `This address answers ${methods.join(' and ')}.`)
    const response = answerError(error, log)
    response.headers.set('allow', [...allowed, 'OPTIONS'].join(', '))
    return withCors(response, request, config)
  }
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}
