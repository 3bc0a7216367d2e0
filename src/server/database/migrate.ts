import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Sql, TransactionSql } from './database.ts'

/** Any number that nothing else of ours locks by. */
const LOCK = 7_245_109

/**
 * Applies the `.sql` files of the folders that have not been applied yet, in the order of their names, all or none.
 * Two processes that start at once wait for each other. Answers the names of what was applied now.
 */
export async function migrate(sql: Sql, folders: string[]): Promise<string[]> {
  const files = (await Promise.all(folders.map(readFolder))).flat()
  return sql.begin(async tx => {
    await tx`select pg_advisory_xact_lock(${LOCK})`
    await prepareList(tx)
    const rows = await tx<{ name: string }[]>`select name from mailwright.applied_migrations`
    const applied = new Set(rows.map(row => row.name))
    const missing = files.filter(file => !applied.has(file.name))
    for (const { name, text } of missing) {
      await tx.unsafe(text)
      await tx`insert into mailwright.applied_migrations (name) values (${name})`
    }
    return missing.map(file => file.name)
  })
}

/** What was applied is noted in our own schema, which may be there already, made by someone who may make schemas. */
async function prepareList(tx: TransactionSql) {
  const [found] = await tx<{ schema: string | null; list: string | null; old: string | null }[]>`
    select to_regnamespace('mailwright') as schema, to_regclass('mailwright.applied_migrations') as list,
      to_regclass('public.applied_migrations') as old`
  if (!found?.schema) await tx`create schema mailwright`
  if (found?.list) return
  // Databases of the first days have it where their tables were.
  if (found?.old) await tx`alter table public.applied_migrations set schema mailwright`
  else
    await tx`create table mailwright.applied_migrations (
      name text primary key, applied_at timestamptz not null default now())`
}

async function readFolder(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => ({
      name: `${basename(folder)}/${name}`,
      text: await readFile(join(folder, name), 'utf8')
    }))
  )
}
