import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** All versions are kept this long, then the last of each day. */
const ALL_KEPT_MS = 30 * 24 * 3_600_000
/** At once, so that nobody waits for it. */
const BATCH = 500

/**
 * Versions are made in the order of time, so the next one tells whether a day has a later one: those that stay are many, and are
 * looked at each time.
 *
 * Forgets old versions that a later one of the same day (UTC) stands for. The newest of a template stays, and so do the last that
 * the chat made and the one before it, which Restore goes back to, and the directions of a brief. Answers how many went.
 */
export async function thinVersions(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ALL_KEPT_MS).toISOString()
  const { rowCount } = await db.execute(sql`
    delete from mailwright.template_versions where (template_id, revision) in (
      select v.template_id, v.revision from mailwright.template_versions v
      where v.created_at < ${before}::timestamptz
        and (v.created_at at time zone 'utc')::date = (
          select (next.created_at at time zone 'utc')::date from mailwright.template_versions next
          where next.template_id = v.template_id and next.revision > v.revision order by next.revision limit 1
        )
        and not exists (
          select 1 from mailwright.template_directions d, jsonb_array_elements(d.slots) slot
          where d.template_id = v.template_id and (slot ->> 'revision')::int = v.revision
        )
        and not exists (
          select 1 from mailwright.messages m where m.template_id = v.template_id
          group by m.template_id having v.revision in (max(m.revision), max(m.revision) - 1)
        )
      limit ${BATCH})`)
  return rowCount ?? 0
}
