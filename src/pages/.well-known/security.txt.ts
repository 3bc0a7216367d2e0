import type { APIRoute } from 'astro'
import { securityText } from '../../server/http/security-text.ts'

/** Whom to tell of faults of security; 404 where the operator named nobody. */
export const GET: APIRoute = ({ locals: { app } }) => {
  const { securityContact: contact, siteUrl } = app.config
  if (!contact) return new Response('There is no security.txt here.\n', { status: 404, headers: PLAIN })
  return new Response(securityText({ contact, siteUrl }, new Date()), { headers: PLAIN })
}

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' }
