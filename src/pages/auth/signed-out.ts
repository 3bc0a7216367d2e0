import type { APIRoute } from 'astro'

export const prerender = false

/**
 * Where every sign-out ends: what this browser keeps of pages and pictures goes, so that nobody after sees it, and the landing page says that
 * it worked. Storage stays: drafts that could not be saved wait there.
 */
export const GET: APIRoute = () =>
  new Response(null, {
    status: 303,
    headers: { location: '/#signed-out', 'clear-site-data': '"cache"', 'cache-control': 'no-store' }
  })
