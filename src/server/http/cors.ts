import type { Config } from '../config.ts'

/** Adds what a browser on the site's origin needs to call the API on another origin; other origins get nothing. */
export function withCors(response: Response, request: Request, config: Config): Response {
  if (!isAllowed(request, config)) return response
  response.headers.append('vary', 'Origin')
  response.headers.set('access-control-allow-origin', new URL(config.siteUrl).origin)
  response.headers.set('access-control-expose-headers', 'Content-Disposition, Retry-After, X-Request-Id')
  return response
}

/** Answers the question that a browser asks before it calls another origin. */
export function answerPreflight(request: Request, config: Config, methods: string[]): Response {
  const response = withCors(new Response(null, { status: 204 }), request, config)
  if (response.headers.has('access-control-allow-origin')) {
    response.headers.set('access-control-allow-methods', methods.join(', '))
    response.headers.set('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key')
    response.headers.set('access-control-max-age', '600')
  }
  return response
}

function isAllowed(request: Request, config: Config): boolean {
  const origin = request.headers.get('origin')
  return origin !== null && origin === new URL(config.siteUrl).origin
}
