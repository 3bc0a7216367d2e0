import { randomUUID } from 'node:crypto'
import type { Tx } from './call.ts'
import { NO_SESSION } from './callers.ts'
import { LINK_LIVES_MS } from './one-time-tokens.ts'
import type { UserRow } from './users.ts'

/** What may wait for its confirmation, with what it is to become. */
interface Payloads {
  email: { email: string }
}
export type ChangeKind = keyof Payloads

/**
 * Notes what a session, or an administrator, wants changed, for as long as the link lives that confirms it. The user's earlier wish of the kind is void,
 * and so is its link. Answers the id of the change.
 */
export async function openChange<K extends ChangeKind>(
  tx: Tx,
  { user, sessionId }: { user: Pick<UserRow, 'id'>; sessionId: string | null },
  kind: K,
  payload: Payloads[K],
  now: Date
): Promise<string> {
  const id = randomUUID()
  await tx`delete from auth.pending_changes where user_id = ${user.id} and kind = ${kind}`
  await tx`
    insert into auth.pending_changes (id, user_id, session_id, kind, payload, created_at, expires_at)
    values (${id}, ${user.id}, ${sessionId === NO_SESSION ? null : sessionId}, ${kind}, ${tx.json(payload)}, ${now},
      ${new Date(now.getTime() + LINK_LIVES_MS)})`
  return id
}

/** The change to an address that waits already, whoever asked for it, or a new one. */
export async function changeOf(tx: Tx, userId: string, email: string, now: Date): Promise<string> {
  const [known] = await tx<{ id: string }[]>`
    select id from auth.pending_changes
    where user_id = ${userId} and kind = 'email' and payload ->> 'email' = ${email} and expires_at > ${now}`
  return known?.id ?? openChange(tx, { user: { id: userId }, sessionId: null }, 'email', { email }, now)
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

/** The address that confirms a change. */
export type Side = 'old' | 'new'

/**
 * Notes that one address has confirmed a change, which is taken, once, when the other had before. Nothing when it is void or has
 * expired.
 */
export async function confirmChange(
  tx: Tx,
  id: string | undefined,
  side: Side,
  now: Date
): Promise<{ email: string; isWhole: boolean } | undefined> {
  const [row] = await tx<{ payload: Payloads['email']; is_whole: boolean }[]>`
    update auth.pending_changes
    set old_confirmed = old_confirmed or ${side === 'old'}, new_confirmed = new_confirmed or ${side === 'new'}
    where id = ${id ?? null} and expires_at > ${now}
    returning payload, old_confirmed and new_confirmed as is_whole`
  if (row?.is_whole) await tx`delete from auth.pending_changes where id = ${id ?? null}`
  return row && { email: row.payload.email, isWhole: row.is_whole }
}

/** Voids whatever waits for a user, and the links to it. */
export async function voidChanges(tx: Tx, userId: string) {
  await tx`delete from auth.pending_changes where user_id = ${userId}`
}
