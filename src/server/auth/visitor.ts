import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { AuthFactor, AuthUser } from './auth-user.ts'

/** Someone who is signed in. */
export interface Visitor {
  id: string
  email: string
  fullName: string | null
  avatarUrl: string | null
  sessionId: string
  /** When they last proved in this session who they are: refreshing it is no proof. */
  provenAt: Date | null
  /**
   * `needed`: the account asks for a second step, and this session has yet to take it. Until then it may see and do nothing.
   * `recovered`: a recovery code was that step, which raised every copy of the session that there was before.
   */
  secondStep: 'none' | 'done' | 'recovered' | 'needed'
  /** What the second step is taken with. */
  factors: AuthFactor[]
  /**
   * Whether the auth service said so just now. While it cannot be asked, name and address are as old as the token, which is
   * good enough to be shown and for nothing else.
   */
  isCurrent: boolean
}

/**
 * The visitor that verified claims speak of, or nothing when they are not a signed-in person's. Name and address are those of
 * `user`, what the auth service says now, if there is one. An anonymous user of Supabase has the role `authenticated` too, so
 * the role alone does not tell.
 */
export function visitorOf(claims: JWTPayload, user?: AuthUser): Visitor | undefined {
  const { sub, role, is_anonymous, session_id } = claims
  if (!sub || role !== 'authenticated' || is_anonymous === true || typeof session_id !== 'string') return undefined
  if (user && user.id !== sub) return undefined
  const { email, user_metadata } = user ?? claims
  const factors = (user?.factors ?? []).filter(({ status }) => status === 'verified')
  const metadata = isRecord(user_metadata) ? user_metadata : {}
  return {
    id: sub,
    email: words(email) ?? '',
    fullName: words(metadata.full_name) ?? null,
    avatarUrl: webAddress(metadata.avatar_url) ?? null,
    sessionId: session_id,
    provenAt: newestProof(claims),
    secondStep: secondStepOf(claims, factors),
    factors,
    isCurrent: user !== undefined
  }
}

/** While the service cannot be asked, nobody knows whether there is a second step; the visit is one of reads then. */
function secondStepOf({ aal }: JWTPayload, factors: AuthFactor[]): Visitor['secondStep'] {
  if (aal === 'aal2') return 'done'
  return factors.length > 0 ? 'needed' : 'none'
}

const Methods = z.array(z.object({ timestamp: z.number() }))

function newestProof({ amr }: JWTPayload): Date | null {
  const times = (Methods.safeParse(amr).data ?? []).map(({ timestamp }) => timestamp * 1_000)
  return times.length > 0 ? new Date(Math.max(...times)) : null
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
