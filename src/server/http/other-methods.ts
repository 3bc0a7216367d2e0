import type { APIRoute } from 'astro'
import { AppError } from '../errors.ts'
import { answerError } from './answer.ts'
import { answerPreflight, withCors } from './cors.ts'

/** The `ALL` of an endpoint's file: answers 405 with the methods it has, and what a browser asks before a cross-origin call. */
export function otherMethods(...methods: string[]): APIRoute {
  return ({ request, locals: { app } }) => {
    if (request.method === 'OPTIONS') return answerPreflight(request, app.config, methods)
    const error = new AppError('method_not_allowed', `This address answers ${methods.join(' and ')}.`)
    const response = answerError(error, app.log)
    response.headers.set('allow', [...methods, 'OPTIONS'].join(', '))
    return withCors(response, request, app.config)
  }
}
