import type { IncomingMessage, ServerResponse } from 'node:http'

/** Name of the session's cookie; large sessions are cut into `mailwright-auth.0`, `.1`, and so on. */
const SESSION_COOKIE = /(?:^|;\s*)mailwright-auth(?:\.0)?=/
/** Pages that are files without JavaScript, and the same pages rendered on demand, with the account menu in them. */
const SIGNED_IN: Record<string, string> = { '/': '/signed-in-home', '/testimonials': '/signed-in-testimonials' }

/**
 * A visitor with a session cookie gets a public page rendered on demand, which alone can know their name. Both the host and
 * the dev server pass every request through here first.
 */
export function chooseLanding(request: IncomingMessage, _response: ServerResponse, next: () => void) {
  const [path, query] = (request.url ?? '').split('?')
  const page = Object.hasOwn(SIGNED_IN, path ?? '') ? SIGNED_IN[path ?? ''] : undefined
  if (page && SESSION_COOKIE.test(request.headers.cookie ?? '')) {
    request.url = query === undefined ? page : `${page}?${query}`
  }
  next()
}

/** The choice as a plugin of the dev server. */
export function landingChoice() {
  return {
    name: 'mailwright-landing-choice',
    configureServer(server: { middlewares: { use: (handler: typeof chooseLanding) => unknown } }) {
      server.middlewares.use(chooseLanding)
    }
  }
}
