import { randomUUID } from 'node:crypto'
import type { Tx } from './call.ts'
import { LINK_LIVES_MS } from './one-time-tokens.ts'

/** What someone chose who signed up with an address that has yet to be confirmed. */
export interface SignUp {
  passwordHash: string
  /** What the client gave for the user. */
  data: Record<string, unknown>
}

/** Adds a sign-up beside those that the address has already; those whose links have expired are forgotten. Answers its id. */
export async function addSignUp(tx: Tx, userId: string, { passwordHash, data }: SignUp, now: Date): Promise<string> {
  const id = randomUUID()
  const expired = new Date(now.getTime() - LINK_LIVES_MS)
  await tx`delete from auth.sign_ups where user_id = ${userId} and created_at < ${expired}`
  await tx`
    insert into auth.sign_ups (id, user_id, password_hash, data, created_at)
    select ${id}::uuid, id, ${passwordHash}::text, ${tx.json(data as never)}::jsonb, ${now}::timestamptz
    from auth.users where id = ${userId}`
  return id
}

/** The address is confirmed: answers the sign-up whose link did it, if one did; all of the user's are void, and so are their links. */
export async function settleSignUps(tx: Tx, userId: string, id: string | undefined): Promise<SignUp | undefined> {
  const rows = await tx<{ id: string; password_hash: string; data: SignUp['data'] }[]>`
    delete from auth.sign_ups where user_id = ${userId} returning id, password_hash, data`
  await tx`delete from auth.one_time_tokens where user_id = ${userId} and kind = 'confirmation'`
  const own = rows.find(row => row.id === id)
  return own && { passwordHash: own.password_hash, data: own.data }
}
