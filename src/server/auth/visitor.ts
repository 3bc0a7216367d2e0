import type { JWTPayload } from 'jose'

/** Someone who is signed in, as a verified access token names them. */
export interface Visitor {
  id: string
  email: string
  fullName: string | null
  avatarUrl: string | null
  sessionId: string
}

/**
 * The visitor that verified claims speak of, or nothing when they are not a signed-in person's. An anonymous user of
 * Supabase has the role `authenticated` too, so the role alone does not tell.
 */
export function visitorOf(claims: JWTPayload): Visitor | undefined {
  const { sub, role, is_anonymous, session_id, email, user_metadata } = claims
  if (!sub || role !== 'authenticated' || is_anonymous === true || typeof session_id !== 'string') return undefined
  const metadata = isRecord(user_metadata) ? user_metadata : {}
  return {
    id: sub,
    email: words(email) ?? '',
    fullName: words(metadata.full_name) ?? null,
    avatarUrl: webAddress(metadata.avatar_url) ?? null,
    sessionId: session_id
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Users write their own metadata, so anything may stand there. */
function webAddress(value: unknown): string | undefined {
  const url = words(value)
  return url && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : undefined
}
