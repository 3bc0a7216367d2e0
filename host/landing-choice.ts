import type { IncomingMessage, ServerResponse } from 'node:http'

/** Name of the session's cookie; large sessions are cut into `mailwright-auth.0`, `.1`, and so on. */
const SESSION_COOKIE = /(?:^|;\s*)mailwright-auth(?:\.0)?=/
/** The landing page rendered on demand, with the account menu in it. */
const SIGNED_IN_HOME = '/signed-in-home'

/**
 * The landing page is a file without JavaScript. A visitor with a session cookie gets the same page rendered on demand,
 * which alone can know their name. Both the host and the dev server pass every request through here first.
 */
export function chooseLanding(request: IncomingMessage, _response: ServerResponse, next: () => void) {
  const [path, query] = (request.url ?? '').split('?')
  if (path === '/' && SESSION_COOKIE.test(request.headers.cookie ?? '')) {
    request.url = query === undefined ? SIGNED_IN_HOME : `${SIGNED_IN_HOME}?${query}`
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
