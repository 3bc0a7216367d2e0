import { randomUUID } from 'node:crypto'
import type { Tx } from './call.ts'
import { LINK_LIVES_MS } from './one-time-tokens.ts'

/** What someone chose who signed up with an address that has yet to be confirmed. */
export interface SignUp {
  /** Nothing where they are to sign in by what is mailed. */
  passwordHash: string | null
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

/** A sign-up that waits, with its id. */
export interface WaitingSignUp extends SignUp {
  id: string
}

/** The address is confirmed: answers the sign-up that is picked, if one is; all of the user's are void, and so are their links. */
export async function settleSignUps(
  tx: Tx,
  userId: string,
  pick: (waiting: WaitingSignUp[]) => WaitingSignUp | undefined,
  now: Date
): Promise<SignUp | undefined> {
  const rows = await tx<{ id: string; password_hash: string | null; data: SignUp['data']; created_at: Date }[]>`
    delete from auth.sign_ups where user_id = ${userId} returning id, password_hash, data, created_at`
  await tx`delete from auth.one_time_tokens where user_id = ${userId} and kind = 'confirmation'`
  const alive = rows.filter(row => now.getTime() - row.created_at.getTime() <= LINK_LIVES_MS)
  return pick(alive.map(({ id, password_hash, data }) => ({ id, passwordHash: password_hash, data })))
}

/** The only one of several: who waits for what is plain where nobody else does. */
export function onlyOf(waiting: WaitingSignUp[]): WaitingSignUp | undefined {
  return waiting.length === 1 ? waiting[0] : undefined
}
