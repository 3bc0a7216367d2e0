import type { Sql, TransactionSql } from '../database/database.ts'

/** A page that somebody who is signed in looks at, or a call of their session. */
export interface Visit {
  userId: string
  sessionId: string
  /** Which browser; one that nobody has where a call does not tell. */
  deviceId: string
  userAgent: string
  /** Where it is, as it says. */
  timeZone: string | null
}

/** Notes that a session is still looked at, in the browser that it is; answers whether it is known. */
export async function touch(sql: Sql, visit: Visit, now: Date): Promise<boolean> {
  const { count } = await sql`
    update mailwright.account_sessions
    set device_id = ${visit.deviceId}, last_seen_at = ${now}, user_agent = ${visit.userAgent},
      time_zone = coalesce(${visit.timeZone}, time_zone)
    where id = ${visit.sessionId} and user_id = ${visit.userId}`
  return count > 0
}

/** Notes that a session still calls, by whatever: what was seen of its browser stays. Answers whether it is known. */
export async function touchByCall(sql: Sql, { sessionId, userId }: Visit, now: Date): Promise<boolean> {
  const { count } = await sql`
    update mailwright.account_sessions set last_seen_at = ${now} where id = ${sessionId} and user_id = ${userId}`
  return count > 0
}

/**
 * Notes a session that is seen for the first time. Answers whether its user is to hear of it: they have others, none of them in this
 * browser, no other request was quicker, and the account still stands.
 */
export async function begin(tx: TransactionSql, visit: Visit, now: Date): Promise<boolean> {
  const { userId, sessionId, deviceId, userAgent, timeZone } = visit
  const [known] = await tx<[{ others: boolean; same: boolean; closed: boolean }]>`
    select count(*) > 0 as others, count(*) filter (where device_id = ${deviceId}) > 0 as same,
      exists (select from mailwright.closed_accounts where user_id = ${userId}) as closed
    from mailwright.account_sessions where user_id = ${userId} and id <> ${sessionId}`
  if (known.closed) return false
  const isNew = known.others && !known.same
  const { count } = await tx`
    insert into mailwright.account_sessions ${tx({
      id: sessionId,
      user_id: userId,
      device_id: deviceId,
      user_agent: userAgent,
      time_zone: timeZone,
      is_new: isNew,
      first_seen_at: now,
      last_seen_at: now
    })} on conflict do nothing`
  return isNew && count > 0
}

/** A browser has one session at a time, so what it had before this one is over. Answers what has ended now. */
export async function endFormer(sql: Sql, { userId, deviceId, sessionId }: Visit, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update mailwright.account_sessions set ended_at = ${now}
    where user_id = ${userId} and device_id = ${deviceId} and id <> ${sessionId} and ended_at is null
      and first_seen_at <= (select first_seen_at from mailwright.account_sessions where id = ${sessionId})
    returning id`
  return rows.map(({ id }) => id)
}

/** Devices of one user that are known; whoever knows a password could make up any number. */
const KNOWN_DEVICES = 20
/** A thief was there some time before the owner's mail. */
const UNSURE_MS = 7 * 24 * 60 * 60 * 1_000

/** Whether a user has signed in with a device before, one of the newest of theirs. */
export async function hasDevice(sql: Sql, userId: string, deviceId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from (
      select device_id from mailwright.account_sessions where user_id = ${userId}
      group by device_id order by max(last_seen_at) desc limit ${KNOWN_DEVICES}
    ) as newest where device_id = ${deviceId}`
  return row !== undefined
}

/** Devices that were first seen since a moment, or in the week before it, are strangers from now on: one may be a thief's. */
export async function forgetDevices(tx: TransactionSql, { userId, since }: { userId: string; since: Date }) {
  await tx`
    update mailwright.account_sessions set device_id = gen_random_uuid()
    where user_id = ${userId} and first_seen_at >= ${new Date(since.getTime() - UNSURE_MS)}`
}

/** One session of a user, all but one, or all. */
export type Which = { id: string } | { but: string | null }

export const isMeant = (which: Which, id: string) => ('id' in which ? id === which.id : id !== which.but)

/** Refuses sessions of a user from now on; answers which were not refused before. */
export async function end(sql: Sql, userId: string, which: Which, now: Date): Promise<string[]> {
  const rows =
    'id' in which
      ? await sql<{ id: string }[]>`
          update mailwright.account_sessions set ended_at = ${now}
          where user_id = ${userId} and id = ${which.id} and ended_at is null returning id`
      : await sql<{ id: string }[]>`
          update mailwright.account_sessions set ended_at = ${now}
          where user_id = ${userId} and id is distinct from ${which.but} and ended_at is null returning id`
  return rows.map(({ id }) => id)
}

export async function isEnded(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql`select 1 from mailwright.account_sessions where id = ${id} and ended_at is not null`
  return row !== undefined
}
