import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import { templates } from '../database/schema.ts'
import { selectPage } from './list.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const at = (micros: number) => sql`timestamptz '2026-11-22 10:00:00+00' + ${micros}::int * interval '1 microsecond'`

/** An account with a template for each of these moments, in microseconds after ten. */
async function accountWith(...moments: number[]) {
  const { id: accountId } = await workshop.newAccount()
  const rows = moments.map((micros, nth) => ({
    accountId,
    name: `${nth}`,
    htmlValue: '<p>Long</p>',
    updatedAt: at(micros)
  }))
  await db.insert(templates).values(rows)
  const list = (limit: number, cursor?: string) => workshop.templates.list(accountId, { limit, cursor })
  /** The names of all templates, page by page. */
  async function walk(limit: number) {
    const pages: string[][] = []
    let cursor: string | undefined
    do {
      const page = await list(limit, cursor)
      pages.push(page.templates.map(({ name }) => name))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return pages
  }
  return { accountId, list, walk }
}

test('the newest change is listed first, as a card without its source', async () => {
  const { accountId, list } = await accountWith(1)
  const later = await workshop.templates.create(accountId, { name: 'Later', subject: 'Hi', preheader: 'There' })

  const { templates: cards, next_cursor } = await list(5)

  const { html_value, css_value, lang, dir, ...card } = later
  expect(cards[0]).toEqual(card)
  expect([cards.map(({ name }) => name), next_cursor]).toEqual([['Later', '0'], null])
})

test('page follows page to the end, and the last says so', async () => {
  const { walk } = await accountWith(1, 2, 3, 4, 5)

  expect(await walk(2)).toEqual([['4', '3'], ['2', '1'], ['0']])
  expect(await walk(5)).toEqual([['4', '3', '2', '1', '0']])
})

test('templates of one moment, or of one millisecond, are listed once each', async () => {
  const { walk } = await accountWith(...Array(7).fill(500_000), 500_001, 500_999, 500_998)

  for (const limit of [1, 2, 3]) {
    const names = (await walk(limit)).flat()
    expect(names.slice(0, 3)).toEqual(['8', '9', '7'])
    expect(names.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  }
})

test('what changes while the list is read is neither lost nor listed twice further down', async () => {
  const { accountId, list } = await accountWith(1, 2, 3, 4)
  const first = await list(2)
  const isRead = (name: string) => and(eq(templates.accountId, accountId), eq(templates.name, name))
  await db.update(templates).set({ updatedAt: new Date() }).where(isRead('2'))
  await db.delete(templates).where(isRead('3'))

  const second = await list(2, first.next_cursor ?? '')

  expect(second.templates.map(({ name }) => name)).toEqual(['1', '0'])
})

test('a cursor leads only through the own list, and one that is not ours is refused', async () => {
  const { list } = await accountWith(1, 2)
  const { next_cursor } = await list(1)
  const stranger = await accountWith(3)

  expect((await stranger.list(5, next_cursor ?? '')).templates).toEqual([])
  const forged = ['', 'x', '../..', '%00', Buffer.from(`99999999999999999.${randomUUID()}`).toString('base64url')]
  for (const cursor of forged) await expect(list(5, cursor)).rejects.toMatchObject({ code: 'bad_request' })
})

test('a page is read along the index, in its order, from where the cursor stands', async () => {
  const { accountId, list } = await accountWith(...Array(50).keys())
  const { next_cursor } = await list(10)
  const plan = await db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return tx.execute(sql`explain ${selectPage(tx, accountId, { limit: 10, cursor: next_cursor ?? '' }).getSQL()}`)
  })

  expect(JSON.stringify(plan)).toMatch(/Index Scan using templates_page.*Index Cond.*ROW\(updated_at, id\)/s)
  expect(JSON.stringify(plan)).not.toContain('Sort')
})
