import { z } from 'zod'
import { requireAdministrator } from '../administrators.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { readOptionalFields } from '../fields.ts'
import { AuthRefusal } from '../refusal.ts'
import { userAnswer } from '../user-answer.ts'
import { loadPerson, lockUser, type UserRow } from '../users.ts'

/** GET /admin/users/{id} */
export async function showUser(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const { parts, now } = call
  return parts.sql.begin(async tx => {
    const { id } = await requireUser(call, tx)
    return answer(userAnswer(await loadPerson(tx, id, now)))
  })
}

/** DELETE /admin/users/{id}: the user and all that is theirs. A soft deletion leaves a row that nobody can sign in to. */
export async function deleteUser(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const fields = await readOptionalFields(call.request)
  await call.parts.sql.begin(async tx => {
    const { id } = await requireUser(call, tx)
    if (fields.should_soft_delete === true) await emptyUser(tx, id, call.now)
    else await tx`delete from auth.users where id = ${id}`
  })
  return answer()
}

/** The user that the path names, kept from other changes until the transaction ends. */
async function requireUser({ params }: Call, tx: Tx): Promise<UserRow> {
  const id = z.guid().safeParse(params.id).data
  if (!id) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID')
  const user = await lockUser(tx, id)
  if (!user) throw new AuthRefusal(404, 'user_not_found', 'User not found')
  return user
}

/** What can be of no use to anybody any more goes; the address is free again. */
async function emptyUser(tx: Tx, id: string, now: Date) {
  for (const table of ['sessions', 'identities', 'one_time_tokens', 'flow_states', 'pending_changes', 'sign_ups']) {
    await tx.unsafe(`delete from auth.${table} where user_id = '${z.guid().parse(id)}'`)
  }
  await tx`
    update auth.users set email = ${`${id}@deleted.invalid`}, password_hash = null, user_metadata = '{}',
      deleted_at = ${now}, updated_at = ${now}
    where id = ${id}`
}
