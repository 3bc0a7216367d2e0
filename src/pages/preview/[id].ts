import type { APIRoute } from 'astro'
import { answerError } from '../../server/http/answer.ts'
import { answerPreview } from '../../server/http/answer-preview.ts'

export const prerender = false

/** A template of the visitor's as a page that runs nothing: the picture on its card. */
export const GET: APIRoute = async ({ locals: { app, visitor }, params, request }) => {
  const account = visitor && (await app.accounts.ensure(visitor))
  const isId = /^[0-9a-f-]{36}$/i.test(params.id ?? '')
  const page = account && isId ? app.templates.preview(account.id, params.id ?? '', request.signal) : undefined
  const html = await page?.catch(error => answerError(error, app.log))
  return html instanceof Response ? html : answerPreview(html, 'private, no-store')
}
