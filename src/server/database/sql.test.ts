import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const { sql } = await openTestDatabase()
await sql.unsafe('create table fruit (name text primary key, seen timestamptz, facts jsonb, ripe boolean)')

test('values travel apart from the text, each as its column takes it', async () => {
  const seen = new Date('2026-03-29T02:30:00.123+02:00')
  const fruit = { name: "fig'); drop table fruit; --", seen, facts: sql.json([{ seeds: 'many' }]), ripe: null }

  const added = await sql`insert into fruit ${sql(fruit)}`
  const changed = await sql`update fruit set ${sql({ ripe: true, facts: { seeds: 'few' } })} where name = ${fruit.name}`

  expect([added.count, changed.count]).toEqual([1, 1])
  expect(await sql`select * from fruit where name in ${sql([fruit.name, 'plum'])} and seen = ${seen}`).toEqual([
    { name: fruit.name, seen, facts: { seeds: 'few' }, ripe: true }
  ])
  expect(await sql`select 1 from fruit where name in ${sql([])} or name = any (${['fig', 'plum']})`).toEqual([])
})

test('an undefined value is a mistake, not a null', async () => {
  await expect(async () => sql`select ${undefined}::text`).rejects.toThrow('undefined')
})

test('a transaction that fails leaves nothing behind, and its connection is good for the next', async () => {
  const failing = sql.begin(async tx => {
    await tx`insert into fruit (name) values ('plum')`
    await tx`insert into fruit (name) values ('plum')`
  })

  await expect(failing).rejects.toMatchObject({ code: '23505', statement: 'insert into fruit (name)' })
  expect(await sql`select from fruit where name = 'plum'`).toHaveLength(0)
})
