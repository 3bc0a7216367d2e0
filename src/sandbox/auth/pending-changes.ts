import { randomUUID } from 'node:crypto'
import type { Tx } from './call.ts'
import type { Caller } from './callers.ts'
import { LINK_LIVES_MS } from './one-time-tokens.ts'

/** What may wait for its confirmation, with what it is to become. */
interface Payloads {
  email: { email: string }
}
export type ChangeKind = keyof Payloads

/**
 * Notes what a session wants changed, for as long as the link lives that confirms it. The user's earlier wish of the kind is void,
 * and so is its link. Answers the id of the change.
 */
export async function openChange<K extends ChangeKind>(
  tx: Tx,
  { user, sessionId }: Caller,
  kind: K,
  payload: Payloads[K],
  now: Date
): Promise<string> {
  const id = randomUUID()
  await tx`delete from auth.pending_changes where user_id = ${user.id} and kind = ${kind}`
  await tx`
    insert into auth.pending_changes (id, user_id, session_id, kind, payload, created_at, expires_at)
    values (${id}, ${user.id}, ${sessionId}, ${kind}, ${tx.json(payload)}, ${now},
      ${new Date(now.getTime() + LINK_LIVES_MS)})`
  return id
}

/** What a session asked for and is still waited for. */
export async function findChange<K extends ChangeKind>(
  tx: Tx,
  sessionId: string,
  kind: K,
  now: Date
): Promise<Payloads[K] | undefined> {
  const [row] = await tx<{ payload: Payloads[K] }[]>`
    select payload from auth.pending_changes
    where session_id = ${sessionId} and kind = ${kind} and expires_at > ${now}`
  return row?.payload
}

/** Takes a change that is being confirmed, once. Nothing when it is void or has expired. */
export async function takeChange<K extends ChangeKind>(
  tx: Tx,
  id: string | undefined,
  kind: K,
  now: Date
): Promise<Payloads[K] | undefined> {
  const [row] = await tx<{ payload: Payloads[K] }[]>`
    delete from auth.pending_changes where id = ${id ?? null} and kind = ${kind} and expires_at > ${now} returning payload`
  return row?.payload
}

/** Voids whatever waits for a user, and the links to it. */
export async function voidChanges(tx: Tx, userId: string) {
  await tx`delete from auth.pending_changes where user_id = ${userId}`
}
