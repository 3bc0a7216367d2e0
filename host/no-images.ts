import type { APIRoute } from 'astro'

/**
 * In place of Astro's `/_image`, which would resize any picture for anybody, and which no setting takes out of a build. Nothing
 * here uses it.
 */
export const ALL: APIRoute = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
