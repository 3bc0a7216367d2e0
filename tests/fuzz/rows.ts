import type { Sql } from '../../src/server/database/database.ts'
import type { Person } from './people.ts'

/** Counts of calls are no rows of anybody's; keys that sign are made when they are first needed. */
const NOBODYS = ['rate_limits', 'signing_keys', 'migrations']

/** Columns that say whose a row is, with what stands there. */
const OWNERS: Record<string, 'accountId' | 'userId' | 'sessionId' | 'templateId'> = {
  account_id: 'accountId',
  user_id: 'userId',
  session_id: 'sessionId',
  template_id: 'templateId',
  'accounts.id': 'accountId',
  'users.id': 'userId',
  'sessions.id': 'sessionId',
  'account_sessions.id': 'sessionId',
  'templates.id': 'templateId'
}

interface Table {
  schema: string
  name: string
  columns: string[]
}

/** The tables of each database that was looked at: finding them takes longer than reading their rows. */
const known = new WeakMap<Sql, Promise<Table[]>>()

const readTables = async (sql: Sql): Promise<Table[]> => sql<Table[]>`
  select table_schema as schema, table_name as name, array_agg(column_name::text) as columns
  from information_schema.tables join information_schema.columns using (table_schema, table_name)
  where table_schema = any(${['mailwright', 'auth']}) and table_type = 'BASE TABLE' and table_name <> all(${NOBODYS})
  group by 1, 2 order by 1, 2`

/** A fingerprint of each table's rows that are somebody's; without anybody, of all rows. */
export async function rowsOf(sql: Sql, person?: Person) {
  const found = known.get(sql) ?? readTables(sql)
  known.set(sql, found)
  const each = (await found).map(table => {
    const name = `"${table.schema}"."${table.name}"`
    return `
      select '${table.schema}.${table.name}' as name,
        count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows
      from ${name} t where ${person ? isTheirs(table, person) : 'true'}`
  })
  const rows = (await sql.unsafe(each.join(' union all '))) as unknown as { name: string; rows: string }[]
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

function isTheirs({ name, columns }: Table, person: Person): string {
  const conditions = columns.flatMap(column => {
    const owner = OWNERS[`${name}.${column}`] ?? OWNERS[column]
    return owner ? [`"${column}"::text = '${person[owner]}'`] : []
  })
  return conditions.join(' or ') || 'false'
}
