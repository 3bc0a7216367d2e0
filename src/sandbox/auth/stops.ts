import { randomBytes } from 'node:crypto'
import type { Parts, Tx } from './call.ts'
import { hashToken } from './one-time-tokens.ts'

/** A week, in which someone who is away finds the mail. */
const STOPS_LIVE_MS = 7 * 24 * 60 * 60 * 1_000

/** What an owner who reads of a change that was not theirs can stop. */
export type Stoppable = 'email' | 'password' | 'two_step_on' | 'two_step_off' | 'app_added' | 'app_removed'

export interface Stop {
  what: Stoppable
  /** Whose mail the link came with. */
  email: string
  /** The app that was added. */
  factorId?: string
}

/** The address of the page that stops a change which was not the owner's; for the mail that tells of it. */
export async function makeStopUrl(
  { siteUrl }: Parts,
  tx: Tx,
  { id, email }: { id: string; email: string },
  stopped: Omit<Stop, 'email'>,
  now: Date
): Promise<string> {
  const token = randomBytes(28).toString('hex')
  const stop: Stop = { ...stopped, email }
  await tx`
    delete from auth.one_time_tokens where user_id = ${id} and kind = 'stop' and created_at < ${oldest(now)}`
  await tx`
    insert into auth.one_time_tokens (user_id, kind, token_hash, stops, created_at)
    values (${id}, 'stop', ${hashToken(token)}, ${tx.json(stop)}, ${now})`
  return `${siteUrl}/auth/stop?token=${token}`
}

/** What a link stops, and for whom; nothing when it is unknown, used or too old. */
export async function findStop(tx: Pick<Parts, 'sql'>['sql'] | Tx, token: string, now: Date) {
  const [row] = await tx<{ user_id: string; stops: Stop; created_at: Date }[]>`
    select user_id, stops, created_at from auth.one_time_tokens
    where token_hash = ${hashToken(token)} and kind = 'stop' and created_at >= ${oldest(now)}`
  return row && { userId: row.user_id, since: row.created_at, ...row.stops }
}

/** Voids a user's links that stop a change: all of them, those that went to an address, or those mailed since a moment. */
export async function dropStops(tx: Tx, userId: string, { email = null, since = null }: Which = {}) {
  await tx`
    delete from auth.one_time_tokens where user_id = ${userId} and kind = 'stop'
      and (${email}::text is null or stops->>'email' = ${email})
      and (${since}::timestamptz is null or created_at >= ${since})`
}

interface Which {
  email?: string | null
  since?: Date | null
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - STOPS_LIVE_MS)
}
