import { z } from 'zod'
import { requireAdministrator } from '../administrators.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { flagIn, readOptionalFields } from '../fields.ts'
import { pageHeaders, pageOf } from '../pages.ts'
import { AuthRefusal } from '../refusal.ts'
import { userAnswer } from '../user-answer.ts'
import { loadPerson, lockUser, type Profile, type UserRow } from '../users.ts'

/** GET /admin/users?page&per_page: the newest first, without their identities. */
export async function listUsers(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const { parts, url } = call
  const page = pageOf(call)
  const filter = patternOf(url.searchParams.get('filter') ?? '')
  const [count] = await parts.sql<{ total: number }[]>`
    select count(*)::integer as total from auth.users where email like ${filter}`
  const users = await parts.sql<UserRow[]>`
    select * from auth.users where email like ${filter} order by created_at desc, id
    limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`
  const headers = pageHeaders(call, page, count?.total ?? 0)
  const response = answer({ users: users.map(listed), aud: 'authenticated' })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Finds a text wherever it stands. PostgreSQL knows no U+0000. */
function patternOf(text: string): string {
  return `%${text
    .toLowerCase()
    .replaceAll('\0', '')
    .replaceAll(/[%_\\]/g, '\\$&')}%`
}

function listed(user: UserRow) {
  const profile: Profile = { ...user, new_email: null, email_change_sent_at: null }
  return { ...userAnswer({ user: profile, identities: [], factors: [] }), identities: null }
}

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
  const isSoft = flagIn(await readOptionalFields(call.request), 'should_soft_delete') ?? false
  await call.parts.sql.begin(async tx => {
    const user = await requireUser(call, tx)
    if (!isSoft) await tx`delete from auth.users where id = ${user.id}`
    else if (!user.deleted_at) await emptyUser(tx, user.id, call.now)
  })
  return answer()
}

/** The user that the path names, kept from other changes until the transaction ends. */
export async function requireUser({ params }: Call, tx: Tx): Promise<UserRow> {
  const id = z.guid().safeParse(params.id).data
  if (!id) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID')
  const user = await lockUser(tx, id)
  if (!user) throw new AuthRefusal(404, 'user_not_found', 'User not found')
  return user
}

const EMPTIED = ['sessions', 'identities', 'factors', 'one_time_tokens', 'flow_states', 'pending_changes', 'sign_ups']

/** What can be of no use to anybody any more goes; the address is free again. */
async function emptyUser(tx: Tx, id: string, now: Date) {
  for (const table of EMPTIED) {
    await tx.unsafe(`delete from auth.${table} where user_id = '${z.guid().parse(id)}'`)
  }
  await tx`
    update auth.users set email = ${`${id}@deleted.invalid`}, password_hash = null, user_metadata = '{}',
      deleted_at = ${now}, updated_at = ${now}
    where id = ${id}`
}
