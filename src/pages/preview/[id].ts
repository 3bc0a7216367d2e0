import type { APIRoute } from 'astro'
import { previewDocument } from '../../email/compile/preview.ts'
import { sourceOf } from '../../stores/editor/template-source.ts'

export const prerender = false

const POLICY =
  "sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src http: https: data:"

/** A template of the visitor's as a page that runs nothing: the picture on its card. */
export const GET: APIRoute = async ({ locals: { app, visitor }, params }) => {
  const account = visitor && (await app.accounts.ensure(visitor))
  const isId = /^[0-9a-f-]{36}$/i.test(params.id ?? '')
  const template = account && isId ? await app.templates.find(account.id, params.id ?? '') : undefined
  if (!template) return new Response('There is no such template.', { status: 404 })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'private, max-age=3600'
  }
  return new Response(previewDocument(sourceOf(template)), { headers })
}
