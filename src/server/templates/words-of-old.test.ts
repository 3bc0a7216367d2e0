import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const FOLDER = resolve('migrations/app')
const HTML = `<!doctype html><html><head><style>.lead { color: red }</style><title>Draft</title></head>
  <body><!-- secret --><p class="lead">Forty b&ouml;wls, Größe, ${'x'.repeat(5_000)} <a href="https://tide.example">Visit</a></p></body></html>`

const { sql } = await openTestDatabase({ empty: true })

test('templates of before can be searched and sorted, and none stops the migration', async () => {
  const files = (await readdir(FOLDER)).filter(name => name.endsWith('.sql')).sort()
  const added = files.findIndex(name => name.endsWith('search-and-undelete.sql'))
  const apply = async (names: string[]) => {
    for (const name of names) await sql.unsafe(await readFile(resolve(FOLDER, name), 'utf8'))
  }
  await sql`create schema mailwright`
  await apply(files.slice(0, added))
  await sql`with account as (insert into mailwright.accounts (user_id, email) values (gen_random_uuid(), 'a@a.example') returning id)
    insert into mailwright.templates (account_id, name, html_value) select id, name, html_value from account,
      (values ('Éclair', ${HTML}), ('', '')) as old (name, html_value)`

  await apply(files.slice(added))

  const [old] =
    await sql`select sort_name, tsvector_to_array(words) as words from mailwright.templates where name <> ''`
  expect(old.sort_name).toBe('eclair')
  expect(old.words).toEqual(expect.arrayContaining(['eclair', 'forty', 'große', 'visit', 'x'.repeat(60)]))
  for (const markup of ['lead', 'red', 'draft', 'secret', 'p', 'tide', 'https']) expect(old.words).not.toContain(markup)
})
