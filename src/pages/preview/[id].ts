import type { APIRoute } from 'astro'
import { answerError } from '../../server/http/answer.ts'

export const prerender = false

const POLICY =
  "sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src http: https: data:"

/** A template of the visitor's as a page that runs nothing: the picture on its card. */
export const GET: APIRoute = async ({ locals: { app, visitor }, params, request }) => {
  const account = visitor && (await app.accounts.ensure(visitor))
  const isId = /^[0-9a-f-]{36}$/i.test(params.id ?? '')
  const page = account && isId ? app.templates.preview(account.id, params.id ?? '', request.signal) : undefined
  const html = await page?.catch(error => answerError(error, app.log))
  if (html instanceof Response) return html
  if (html === undefined) return new Response('There is no such template.', { status: 404 })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'private, max-age=3600'
  }
  return new Response(html, { headers })
}
