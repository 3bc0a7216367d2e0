import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedDatabase } from './embedded-database.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'mailwright-database-')), 'database')
let database = await startEmbeddedDatabase({ folder })
let sql = postgres(database.url, { max: 10, onnotice: () => {} })

afterAll(async () => {
  await sql.end()
  await database.stop()
})

test('what was saved is there after a restart', async () => {
  await sql`create table notes (id int primary key, words text not null)`
  await sql`insert into notes values (1, 'still here')`
  await sql.end()
  await database.stop()

  database = await startEmbeddedDatabase({ folder })
  sql = postgres(database.url, { max: 10, onnotice: () => {} })

  expect(await sql`select words from notes`).toEqual([{ words: 'still here' }])
})

test('transactions on parallel connections do not see each other half-way', async () => {
  await sql`create table counter as select 0 as n`
  const addOne = () =>
    sql.begin(async tx => {
      const [row] = await tx<{ n: number }[]>`select n from counter for update`
      await tx`update counter set n = ${(row?.n ?? 0) + 1}`
    })

  await Promise.all(Array.from({ length: 40 }, addOne))

  expect(await sql`select n from counter`).toEqual([{ n: 40 }])
})

test('queries of a size that packets cut in two get their own answers, side by side', async () => {
  // 65,536 bytes is what a socket hands over at most at once.
  const sizes = [65_480, 65_500, 65_520, 65_536, 131_000, 40]
  const ask = async (index: number) => {
    const words = String(index).padEnd((sizes[index % sizes.length] ?? 0) + (index % 40), '.')
    const [row] = await sql<{ same: string }[]>`select ${words}::text as same`
    return row?.same === words
  }

  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index)))

  expect(answers.every(Boolean)).toBe(true)
})

test('a connection that dies inside a transaction holds nobody up', async () => {
  const other = postgres(database.url, { max: 1, onnotice: () => {} })
  const dying = other.begin(async tx => {
    await tx`insert into notes values (2, 'never')`
    await other.end({ timeout: 0 })
  })
  await dying.catch(() => {})

  expect(await sql`select count(*)::int as rows from notes`).toEqual([{ rows: 1 }])
})
