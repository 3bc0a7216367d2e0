/** Pictures, fonts and styles of its own; whatever is in it cannot run. */
const POLICY =
  "sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src http: https: data:"

/** An email as a page that runs nothing: the picture on a card. Without a page, 404. */
export function answerPreview(html: string | undefined, cacheControl: string): Response {
  if (html === undefined) return new Response('There is no such template.', { status: 404 })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': cacheControl
  }
  return new Response(html, { headers })
}
