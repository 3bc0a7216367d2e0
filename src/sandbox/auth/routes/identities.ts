import { z } from 'zod'
import { answer, type Call, type Tx } from '../call.ts'
import { type Caller, holdCaller, requireCaller } from '../callers.ts'
import { AuthRefusal } from '../refusal.ts'
import { type IdentityRow, loadPerson, updateUser } from '../users.ts'

/** DELETE /user/identities/{id}: a way of signing in goes, unless it is the only one. */
export async function unlinkIdentity(call: Call): Promise<Response> {
  const caller = await requireLinking(call)
  const id = z.guid().safeParse(call.params.id).data
  if (!id) throw new AuthRefusal(404, 'validation_failed', 'identity_id must be an UUID')
  await call.parts.sql.begin(async tx => unlink(call, tx, await holdCaller(tx, caller), id))
  return answer()
}

async function unlink({ now }: Call, tx: Tx, { user }: Caller, id: string) {
  const { identities } = await loadPerson(tx, user.id, now)
  requireAnother(identities, id)
  await tx`delete from auth.identities where identity_id = ${id}`
  const providers = identities.filter(each => each.identity_id !== id).map(({ provider }) => provider)
  await updateUser(tx, user.id, { app_metadata: { ...user.app_metadata, provider: providers[0], providers } }, now)
}

function requireAnother(identities: IdentityRow[], id: string) {
  if (identities.length < 2) {
    const message = 'User must have at least 1 identity after unlinking'
    throw new AuthRefusal(422, 'single_identity_not_deletable', message)
  }
  if (identities.some(({ identity_id }) => identity_id === id)) return
  throw new AuthRefusal(422, 'identity_not_found', "Identity doesn't exist")
}

/** GET /user/identities/authorize, and whatever else there may be: no provider is on that could be linked. */
export async function linkIdentity(call: Call): Promise<never> {
  await requireLinking(call)
  throw new AuthRefusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
}

async function requireLinking(call: Call): Promise<Caller> {
  const caller = await requireCaller(call)
  if (call.parts.options.linking) return caller
  throw new AuthRefusal(404, 'manual_linking_disabled', 'Manual linking is disabled')
}
