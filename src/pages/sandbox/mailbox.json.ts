import type { APIRoute } from 'astro'
import { isSandboxCaller } from '../../sandbox/guard.ts'

export const prerender = false

/** The mailbox for programs: the newest mail first; with `?to=`, only what went to that address. */
export const GET: APIRoute = async context => {
  const { mailbox } = context.locals.app.sandbox
  if (!mailbox || !isSandboxCaller(context)) return new Response(null, { status: 404 })
  const mails = await mailbox.list(context.url.searchParams.get('to') ?? undefined)
  const list = mails.map(({ id, to, subject, text, html, received_at }) => ({
    id,
    to,
    subject,
    text,
    html,
    received_at
  }))
  return Response.json(list, { headers: { 'cache-control': 'no-store' } })
}
