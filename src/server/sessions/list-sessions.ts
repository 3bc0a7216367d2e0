import type { AccountSession } from '../../contract/account-session.ts'
import type { Visitor } from '../auth/visitor.ts'
import type { Sql } from '../database/database.ts'
import { deviceOf } from './device.ts'

interface SessionRow {
  id: string
  user_agent: string
  time_zone: string | null
  is_new: boolean
  first_seen_at: Date
  last_seen_at: Date
}

export type Owner = Pick<Visitor, 'id' | 'sessionId'>

/** One that was not seen for so long is over at most auth services, or forgotten by its owner's browser. */
const SHOWN_MS = 30 * 24 * 60 * 60 * 1_000

/**
 * Where a user is signed in, this session first. Where the auth service shows which sessions are `standing`, that is the list: one that was
 * never seen here is a way in too, and so is one that was ended here alone.
 */
export async function listSessions(
  sql: Sql,
  { id: userId, sessionId }: Owner,
  standing: ReadonlyMap<string, Date> | undefined,
  now: Date
): Promise<AccountSession[]> {
  const rows = standing ? await rowsOf(sql, userId, [...standing.keys(), sessionId]) : await listOpen(sql, userId, now)
  const seen = new Set(rows.map(({ id }) => id))
  const unseen = [...(standing ?? [])].filter(([id]) => !seen.has(id))
  const answers = [...rows.map(row => toAnswer(row, sessionId)), ...unseen.map(one => toUnseen(one, sessionId))]
  return answers.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
}

/** Sessions of a user that were seen here, the last seen first. */
async function rowsOf(sql: Sql, userId: string, ids: string[]): Promise<SessionRow[]> {
  return sql<SessionRow[]>`
    select id, user_agent, time_zone, is_new, first_seen_at, last_seen_at from mailwright.account_sessions
    where user_id = ${userId} and id = any(${ids}::uuid[])
    order by last_seen_at desc, id`
}

/** The sessions of a user that go on, as far as we know, the last seen first. */
async function listOpen(sql: Sql, userId: string, now: Date): Promise<SessionRow[]> {
  return sql<SessionRow[]>`
    select id, user_agent, time_zone, is_new, first_seen_at, last_seen_at from mailwright.account_sessions
    where user_id = ${userId} and ended_at is null and last_seen_at > ${new Date(now.getTime() - SHOWN_MS)}
    order by last_seen_at desc, id`
}

function toAnswer(row: SessionRow, currentId: string): AccountSession {
  return {
    id: row.id,
    ...deviceOf(row.user_agent),
    time_zone: row.time_zone,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === currentId,
    is_new: row.is_new
  }
}

/** All that is known of it is that it stands, and since when. */
function toUnseen([id, beganAt]: [string, Date], currentId: string): AccountSession {
  return {
    id,
    device: 'Unknown device',
    kind: 'unknown',
    time_zone: null,
    first_seen_at: beganAt.toISOString(),
    last_seen_at: null,
    is_current: id === currentId,
    is_new: false
  }
}
