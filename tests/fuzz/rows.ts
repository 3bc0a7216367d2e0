import { randomUUID } from 'node:crypto'
import type { Sql } from '../../src/server/database/database.ts'

/** Counts of calls are no rows of anybody's; keys that sign are made when they are first needed. */
const NOBODYS = ['rate_limits', 'signing_keys', 'migrations']

/** A fingerprint of each table's rows in which one of these words stands, and not `another`; of all rows without words. */
export async function rowsWith(sql: Sql, words: string[] = [], another: string = randomUUID()) {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema = any(${['mailwright', 'auth']}) and table_type = 'BASE TABLE' and table_name <> all(${NOBODYS})
    order by 1`
  const isTheirs = words.map(word => `strpos(t::text, '${word.replaceAll("'", "''")}') > 0`).join(' or ') || 'true'
  const each = tables.map(
    ({ name }) => `
      select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows
      from ${name} t where (${isTheirs}) and strpos(t::text, '${another}') = 0`
  )
  const rows = (await sql.unsafe(each.join(' union all '))) as unknown as { name: string; rows: string }[]
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}
