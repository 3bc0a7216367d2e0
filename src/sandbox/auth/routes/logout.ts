import type { Call } from '../call.ts'
import { requireCaller } from '../callers.ts'
import { AuthRefusal } from '../refusal.ts'
import { endSessions, type Scope } from '../sessions.ts'

const SCOPES: Scope[] = ['global', 'local', 'others']

/** POST /logout?scope=…: ends the caller's sessions on all devices (unless told otherwise), this one, or the others. */
export async function logOut(call: Call): Promise<Response> {
  const { user, sessionId } = await requireCaller(call)
  const asked = call.url.searchParams.get('scope') || 'global'
  const scope = SCOPES.find(each => each === asked)
  if (!scope) throw new AuthRefusal(400, 'validation_failed', `Unsupported logout scope "${asked}"`)
  await call.parts.sql.begin(tx => endSessions(tx, user.id, scope, sessionId))
  return new Response(null, { status: 204 })
}
