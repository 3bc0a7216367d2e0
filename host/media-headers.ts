import type { Handler } from './static-files.ts'

/** Pictures and fonts of emails, ours and what people uploaded, and the picture that links to the site are shown with. */
const MEDIA = /^\/((media|assets)\/|social-card\.png$)/

/**
 * What belongs to emails may be shown by any page: mail clients fetch it from elsewhere, and the previews' frames have an
 * origin of their own. The host and the dev server pass every request through here.
 */
export const openMedia: Handler = ({ url = '' }, response, next) => {
  if (MEDIA.test(url)) {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
  }
  next()
}

interface DevServer {
  middlewares: { stack: { route: string; handle: Handler }[] }
}

/**
 * The same as a plugin of the dev server. Astro's refuses whatever a page of another origin asks it for, before any plugin is
 * heard; so this one goes in front, once the server is put together, and hides where a request for media comes from.
 */
export function mediaHeaders() {
  return {
    name: 'mailwright-media-headers',
    enforce: 'post' as const,
    configureServer: (server: DevServer) => () => {
      const handlers = [hideOrigin, openMedia].map(handle => ({ route: '', handle }))
      server.middlewares.stack.unshift(...handlers)
    }
  }
}

const hideOrigin: Handler = (request, _response, next) => {
  if (MEDIA.test(request.url ?? '')) delete request.headers['sec-fetch-site']
  next()
}
