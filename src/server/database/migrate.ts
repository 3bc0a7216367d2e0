import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Sql } from './database.ts'

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
    await tx`create table if not exists applied_migrations (
      name text primary key, applied_at timestamptz not null default now())`
    const applied = new Set((await tx<{ name: string }[]>`select name from applied_migrations`).map(row => row.name))
    const missing = files.filter(file => !applied.has(file.name))
    for (const { name, text } of missing) {
      await tx.unsafe(text).simple()
      await tx`insert into applied_migrations (name) values (${name})`
    }
    return missing.map(file => file.name)
  })
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
