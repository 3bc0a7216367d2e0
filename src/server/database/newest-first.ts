import { type Column, desc, type SQL, sql } from 'drizzle-orm'
import { cursorOf, type Place, placeOf } from '../templates/cursor.ts'

/** What it takes to list a table by when its rows were made, the newest first; rows of one moment are told apart by their ids. */
export function newestFirst({ createdAt, id }: { createdAt: Column; id: Column }) {
  return {
    /** To be selected beside the row: a cursor is made of it. */
    micros: sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint::text`,
    order: [desc(createdAt), desc(id)] as const,
    /** What follows a cursor; all without one. Throws `bad_request` for a cursor that is not ours. */
    after: (cursor: string | undefined): SQL | undefined => {
      if (cursor === undefined) return undefined
      const place = placeOf(cursor)
      const moment = sql`timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond'`
      return sql`(${createdAt}, ${id}) < (${moment}, ${place.id}::uuid)`
    }
  }
}

/** A page of `found`, which was asked for one row more than the page holds, and where the next one begins. */
export function cutPage<Row extends Place>(found: Row[], limit: number): { rows: Row[]; next_cursor: string | null } {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next_cursor: last ? cursorOf(last) : null }
}
