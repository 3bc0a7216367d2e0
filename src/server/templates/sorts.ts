import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TemplateSort } from '../../contract/template-sorts.ts'
import { templates } from '../database/schema.ts'
import type { Place } from './cursor.ts'

/** An order of templates, of which each has an index; templates of the same key are told apart by their ids. */
export interface Order {
  /** A row's key, as a cursor keeps it. */
  key: SQL<string>
  by: SQL[]
  /** What follows a place. Compared as a pair, so that the index on both is walked from there on. */
  after: (place: Place) => SQL
}

const byMoment = (column: PgColumn): Order => ({
  key: sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`,
  by: [desc(column), desc(templates.id)],
  after: ({ key, id }) => {
    const moment = sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`
    return sql`(${column}, ${templates.id}) < (${moment}, ${id}::uuid)`
  }
})

/** In the order of characters, which is the same on every machine: the key has neither case nor accents. */
const name = sql<string>`${templates.sortName} collate "C"`

export const ORDERS: Record<TemplateSort, Order> = {
  updated: byMoment(templates.updatedAt),
  created: byMoment(templates.createdAt),
  name: {
    key: name,
    by: [asc(name), asc(templates.id)],
    after: ({ key, id }) => sql`(${name}, ${templates.id}) > (${key}, ${id}::uuid)`
  }
}
