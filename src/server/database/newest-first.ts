import { type Column, desc, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../errors.ts'

/** A place in such a list: the last row of a page. */
interface Place {
  /** When it was made, in microseconds since 1970: a Date would drop what PostgreSQL tells apart. */
  micros: string
  id: string
}

const PLACE = /^(?<micros>\d{1,16})\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

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

/** A place as a word that means nothing to others. */
function cursorOf({ micros, id }: Place): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url')
}

function placeOf(cursor: string): Place {
  const { micros, id } = PLACE.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {}
  if (!micros || !id) throw new AppError('bad_request', 'This cursor is not one of ours. Begin again without one.')
  return { micros, id }
}
