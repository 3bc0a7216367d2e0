import { createHash, timingSafeEqual } from 'node:crypto'
import { readAccessToken } from './access-token.ts'
import type { Call } from './call.ts'
import { bearerOf } from './callers.ts'
import { AuthRefusal } from './refusal.ts'

const ROLES = new Set<unknown>(['service_role', 'supabase_admin'])

/** Refuses everybody but whoever holds the service-role key, or a token that names an administrator. */
export async function requireAdministrator(call: Call) {
  const token = bearerOf(call)
  if (isKey(token, call.parts.options.serviceRoleKey)) return
  const { role, session_id: sessionId } = await readAccessToken(call.parts, token, call.now)
  if (!ROLES.has(role)) throw new AuthRefusal(403, 'not_admin', 'User not allowed')
  if (sessionId !== undefined) await requireStanding(call, String(sessionId))
}

async function requireStanding({ parts }: Call, sessionId: string) {
  const [session] = await parts.sql`select 1 from auth.sessions where id::text = ${sessionId.replaceAll('\0', '')}`
  if (!session) throw new AuthRefusal(403, 'session_expired', 'The session of this token has ended')
}

/** Takes as long for a key that is nearly right. */
export function isKey(given: string, key: string | undefined): boolean {
  return key !== undefined && timingSafeEqual(digest(given), digest(key))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
