import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { migrate } from './migrate.ts'

/** The roles that a web API such as Supabase's takes for callers with nothing but its public key, or a sign-in. */
const STRANGERS = ['anon', 'authenticated']
const FIRST_DAYS = 'app/0000_accounts-and-templates.sql'
const USER = '7f3c2a52-9c1e-4a3f-8b64-0d1f5b9c2e11'
const FOLDERS = ['app', 'sandbox-auth', 'sandbox-mailbox', 'sandbox-payments'].map(name => resolve('migrations', name))

const { sql } = await openTestDatabase({ empty: true })
const made: string[] = []

/** A database of the first days, as Supabase sets one up: whatever appears in `public` is open to its roles. */
beforeAll(async () => {
  for (const role of STRANGERS) {
    const [found] = await sql`select from pg_roles where rolname = ${role}`
    if (!found) made.push(role)
    if (!found) await sql.unsafe(`create role ${role}`)
  }
  const roles = STRANGERS.join(', ')
  await sql.unsafe(`grant usage on schema public to ${roles}`)
  await sql.unsafe(`alter default privileges in schema public grant all on tables to ${roles}`)
  await sql.unsafe(await readFile(resolve('migrations', FIRST_DAYS), 'utf8'))
  await sql`create table applied_migrations (name text primary key, applied_at timestamptz not null default now())`
  await sql`insert into applied_migrations (name) values (${FIRST_DAYS})`
  await sql`insert into accounts (user_id, email) values (${USER}, 'ana@example.com')`
  await sql`insert into credit_entries (account_id, amount, kind, reference) select id, 5, 'grant', 'g' from accounts`
  await migrate(sql, [...FOLDERS, await laterFolder()])
})

/** Roles belong to the whole server, which may be somebody's own. */
afterAll(async () => {
  for (const role of made) await sql.unsafe(`drop owned by ${role}; drop role ${role}`)
})

async function laterFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'later-'))
  await writeFile(
    join(folder, '0000_later.sql'),
    'create table mailwright.later (id int); create table sandbox.later (id int)'
  )
  return folder
}

async function tables() {
  return sql<{ name: string; column: string; closed: boolean; granted: string[] }[]>`
    select format('%I.%I', nspname, relname) as name, relrowsecurity as closed,
      (select quote_ident(attname) from pg_attribute where attrelid = pg_class.oid and attnum = 1) as column,
      array(select grantee::regrole::text from aclexplode(relacl) where grantee <> relowner) as granted
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('mailwright', 'sandbox', 'auth') order by 1`
}

/** The state that PostgreSQL answers the statement with, sent as the role: 42501 is a refusal. */
async function stateAs(role: string, statement: string): Promise<string> {
  const sent = sql.begin(async tx => {
    await tx.unsafe(`set local role ${role}`)
    await tx.unsafe(statement)
  })
  return sent.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'unknown'
  )
}

test('a database of the first days keeps its rows, and what was applied to it is not applied again', async () => {
  expect(await sql`select user_id, email from mailwright.accounts`).toEqual([
    { user_id: USER, email: 'ana@example.com' }
  ])
  expect(await sql`select amount, reference from mailwright.credit_entries`).toEqual([{ amount: 5, reference: 'g' }])
  expect(await migrate(sql, FOLDERS)).toEqual([])
})

test('nothing of ours is left in public', async () => {
  expect(await sql`select tablename from pg_tables where schemaname = 'public'`).toEqual([])
})

for (const role of STRANGERS) {
  test(`the role ${role} is refused to read and to write every table, also one that came later`, async () => {
    const all = await tables()
    const done: string[] = []
    for (const { name, column } of all) {
      const statements = [
        `select from ${name}`,
        `insert into ${name} default values`,
        `update ${name} set ${column} = ${column}`,
        `delete from ${name}`
      ]
      for (const statement of statements) {
        const state = await stateAs(role, statement)
        if (state !== '42501') done.push(`${statement}: ${state}`)
      }
    }

    expect(done).toEqual([])
    expect(all.map(table => table.name)).toEqual(expect.arrayContaining(['mailwright.later', 'mailwright.accounts']))
  })
}

test('no table grants anything to anyone but its owner', async () => {
  expect((await tables()).filter(table => table.granted.length > 0)).toEqual([])
})

test('every table has row-level security, so that a grant by mistake shows no row', async () => {
  const open = (await tables()).filter(table => !(table.closed || table.name.endsWith('.later')))
  expect(open.map(table => table.name)).toEqual([])

  await sql.begin(async tx => {
    await tx`grant usage on schema mailwright to anon`
    await tx`grant select on mailwright.accounts to anon`
    await tx`set local role anon`
    expect(await tx`select * from mailwright.accounts`).toEqual([])
  })
  await sql`revoke usage on schema mailwright from anon`
  await sql`revoke all on mailwright.accounts from anon`
})
