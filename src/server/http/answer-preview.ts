import { DOCTYPES, type RenderingMode } from '../../contract/empty-page.ts'

/**
 * What an email that is shown may load: pictures, the web fonts of this site's themes, its own styles, and nothing that runs. An email from
 * elsewhere would tell its fonts' hosts who opens it, and most mail clients load none of them.
 */
const POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** An email as a page that runs nothing: the picture on a card. Without a page, 404. */
export function answerPreview(html: string | undefined, cacheControl: string): Response {
  if (html === undefined) return new Response('There is no such template.', { status: 404 })
  return page(html, `sandbox; ${POLICY}`, cacheControl)
}

/** A mail for the frame around it, in whose window its links open. Without one, 404. */
export function answerMail(html: string | undefined): Response {
  if (html === undefined) return new Response('There is no such mail.', { status: 404 })
  return page(html, `sandbox allow-popups allow-top-navigation-by-user-activation; ${POLICY}`, 'no-store')
}

/** A page of a rendering mode for emails to be painted into, the same for everybody. Of no mode, 404. */
export function answerEmptyPage(mode: string | undefined): Response {
  if (!mode || !Object.hasOwn(DOCTYPES, mode)) return new Response('There is no such page.', { status: 404 })
  const html = `${DOCTYPES[mode as RenderingMode]}<html lang="en"><head><title>Email</title></head><body></body></html>`
  return page(html, POLICY, 'public, max-age=31536000, immutable')
}

function page(html: string, policy: string, cacheControl: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': cacheControl
  }
  return new Response(html, { headers })
}
