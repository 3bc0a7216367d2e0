/** Someone who is signed in, as their access token says. */
export interface Visitor {
  /** The auth service's id of the user. */
  id: string
  email: string
  fullName: string | null
  avatarUrl: string | null
  sessionId: string
}

const AVATAR_PROTOCOLS = new Set(['https:', 'http:'])

/** The visitor of a token's claims, or nothing when they are not those of a signed-in person. */
export function visitorOf(claims: Record<string, unknown>): Visitor | undefined {
  const { sub, email, session_id: sessionId, role, is_anonymous: isAnonymous } = claims
  if (role !== 'authenticated' || isAnonymous === true) return undefined
  if (typeof sub !== 'string' || typeof sessionId !== 'string' || typeof email !== 'string' || email === '') {
    return undefined
  }
  // The user can write these fields at will: they are for show only.
  const { full_name: fullName, avatar_url: avatarUrl } = (claims.user_metadata ?? {}) as Record<string, unknown>
  return { id: sub, email, sessionId, fullName: text(fullName), avatarUrl: picture(avatarUrl) }
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function picture(value: unknown): string | null {
  const address = text(value)
  return address && URL.canParse(address) && AVATAR_PROTOCOLS.has(new URL(address).protocol) ? address : null
}
