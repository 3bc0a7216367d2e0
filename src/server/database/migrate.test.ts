import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema.ts'

const { sql } = await openTestDatabase()

async function folderWith(name: string, text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await writeFile(join(folder, name), text)
  return folder
}

test('a file is applied once, also by two processes that start together', async () => {
  const folder = await folderWith('0000_fruit.sql', "create table fruit (name text); insert into fruit values ('fig')")

  const applied = await Promise.all([migrate(sql, [folder]), migrate(sql, [folder])])

  expect(applied.flat()).toHaveLength(1)
  expect(await sql`select name from fruit`).toEqual([{ name: 'fig' }])
})

test('a file that fails leaves nothing behind', async () => {
  const folder = await folderWith('0000_broken.sql', 'create table half (name text); select nonsense')

  await expect(migrate(sql, [folder])).rejects.toThrow('nonsense')

  expect(await sql`select to_regclass('half') as half`).toEqual([{ half: null }])
})

test('the schema in code and the SQL agree on every table, column, type and null', async () => {
  const tables = Object.values(schema)
    .filter(table => is(table, PgTable))
    .map(getTableConfig)
  const inCode = tables.flatMap(({ name, columns }) =>
    columns.map(column => `${name}.${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`)
  )
  const inSql = await sql<{ line: string }[]>`
    select table_name || '.' || column_name || ' ' || data_type || case is_nullable when 'NO' then ' not null' else '' end
    as line from information_schema.columns
    where table_schema = 'mailwright' and table_name = any (${tables.map(table => table.name)})`

  expect(inSql.map(row => row.line).sort()).toEqual(inCode.sort())
})
