import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'

/** All versions are kept this long, then the last of each day. */
const ALL_KEPT_MS = 30 * 24 * 3_600_000
/** How many are looked at in one go, so that nobody waits for it. */
const SLICE = 500

/** The version that a slice begins with. */
export interface Place {
  templateId: string
  revision: number
}

export interface Thinned {
  removed: number
  /** Where to go on; the beginning once all were looked at. */
  next: Place
}

export const BEGINNING: Place = { templateId: '00000000-0000-0000-0000-000000000000', revision: 0 }

/**
 * Forgets old versions that a later one of the same day (UTC) stands for. The newest of a template stays, and so do the last that
 * the chat made and the one before it, which Restore goes back to, and the directions of a brief.
 *
 * Looks at `most` versions from a place on, along their primary key. The last of a slice is the first of the next one, since only
 * the version after it tells whether its day has a later one.
 */
export async function thinVersions(
  db: Pick<Database | Transaction, 'execute'>,
  now: Date,
  from = BEGINNING,
  most = SLICE
): Promise<Thinned> {
  const before = new Date(now.getTime() - ALL_KEPT_MS).toISOString()
  const { rows } = await db.execute<{ seen: number; removed: number; template_id: string; revision: number }>(sql`
    with slice as materialized (
      select template_id, revision, created_at from mailwright.template_versions
      where (template_id, revision) >= (${from.templateId}::uuid, ${from.revision}::int)
      order by template_id, revision limit ${most}
    ), followed as (
      select *, lead(created_at) over (partition by template_id order by revision) as next_at from slice
    ), gone as (
      delete from mailwright.template_versions where (template_id, revision) in (
        select v.template_id, v.revision from followed v
        where v.created_at < ${before}::timestamptz
          and (v.created_at at time zone 'utc')::date = (v.next_at at time zone 'utc')::date
          and not exists (
            select 1 from mailwright.template_directions d, jsonb_array_elements(d.slots) slot
            where d.template_id = v.template_id and (slot ->> 'revision')::int = v.revision
          )
          and not exists (
            select 1 from mailwright.messages m where m.template_id = v.template_id
            group by m.template_id having v.revision in (max(m.revision), max(m.revision) - 1)
          )
      ) returning 1
    )
    select template_id, revision, (select count(*) from slice)::int as seen, (select count(*) from gone)::int as removed
    from slice order by template_id desc, revision desc limit 1`)
  const [last] = rows
  if (!last) return { removed: 0, next: BEGINNING }
  const isLast = last.seen < most
  return { removed: last.removed, next: isLast ? BEGINNING : { templateId: last.template_id, revision: last.revision } }
}
