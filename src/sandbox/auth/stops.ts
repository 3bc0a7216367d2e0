import { randomBytes } from 'node:crypto'
import type { Parts, Tx } from './call.ts'
import { hashToken } from './one-time-tokens.ts'

/** A week, in which someone who is away finds the mail. */
const STOPS_LIVE_MS = 7 * 24 * 60 * 60 * 1_000

/** What a mail tells of that its reader can stop. */
export type Stoppable = 'email' | 'password' | 'two_step_on' | 'two_step_off' | 'app_added' | 'app_removed'

/**
 * What the mail of a change knows. Whatever it tells of, stopping it does the same: the account becomes what it was when the mail
 * was sent.
 */
export interface ChangeMail {
  userId: string
  what: Stoppable
  /** The address that the mail went to, which was the account's. */
  email: string
  /** When it was sent: at the moment of the change. */
  since: Date
}

/** The address of the page that stops a change which was not the owner's; for the mail that tells of it. */
export async function makeStopUrl(
  { pages }: Parts,
  tx: Tx,
  { id, email }: { id: string; email: string },
  what: Stoppable,
  now: Date
): Promise<string> {
  const token = randomBytes(28).toString('hex')
  await tx`
    delete from auth.one_time_tokens where user_id = ${id} and kind = 'stop' and created_at < ${oldest(now)}`
  await tx`
    insert into auth.one_time_tokens (user_id, kind, token_hash, stops, created_at)
    values (${id}, 'stop', ${hashToken(token)}, ${tx.json({ what, email })}, ${now})`
  return `${pages.stop}?token=${token}`
}

/** The mail that a link came with; nothing when the link is unknown, used or too old. */
export async function findStop(
  tx: Pick<Parts, 'sql'>['sql'] | Tx,
  token: string,
  now: Date
): Promise<ChangeMail | undefined> {
  const [row] = await tx<{ user_id: string; stops: Pick<ChangeMail, 'what' | 'email'>; created_at: Date }[]>`
    select user_id, stops, created_at from auth.one_time_tokens
    where token_hash = ${hashToken(token)} and kind = 'stop' and created_at >= ${oldest(now)}`
  return row && { userId: row.user_id, since: row.created_at, what: row.stops.what, email: row.stops.email }
}

/** Voids all links of a user that stop a change. */
export async function dropStops(tx: Tx, userId: string) {
  await tx`delete from auth.one_time_tokens where user_id = ${userId} and kind = 'stop'`
}

/** Voids the link that is used, and those that went to another address since its mail: that address is undone, and may be a thief's. */
export async function spendStop(tx: Tx, token: string, { userId, email, since }: ChangeMail) {
  await tx`
    delete from auth.one_time_tokens
    where user_id = ${userId} and kind = 'stop'
      and (token_hash = ${hashToken(token)} or (stops ->> 'email' <> ${email} and created_at >= ${since}))`
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - STOPS_LIVE_MS)
}
