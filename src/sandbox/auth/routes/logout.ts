import type { Call } from '../call.ts'
import { holdCaller, requireCaller } from '../callers.ts'
import { AuthRefusal } from '../refusal.ts'
import { endSessions, type Scope } from '../sessions.ts'

const SCOPES: Scope[] = ['global', 'local', 'others']

/** POST /logout?scope=…: ends the caller's sessions on all devices (unless told otherwise), this one, or the others. */
export async function logOut(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  const asked = call.url.searchParams.get('scope') || 'global'
  const scope = SCOPES.find(each => each === asked)
  if (!scope) throw new AuthRefusal(400, 'validation_failed', `Unsupported logout scope "${asked}"`)
  await call.parts.sql.begin(async tx => {
    const { user, sessionId } = await holdCaller(tx, caller)
    await endSessions(tx, user.id, scope, sessionId)
  })
  return new Response(null, { status: 204 })
}
