import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import type { PageQuery } from '../../contract/template.ts'
import { templates } from '../database/schema.ts'
import { selectPage } from './list.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const at = (micros: number) => sql`timestamptz '2026-11-22 10:00:00+00' + ${micros}::int * interval '1 microsecond'`

type Asked = Pick<PageQuery, 'q' | 'sort'>

/** An account with a template for each of these moments of change, in microseconds after ten; the later, the earlier made. */
async function accountWith(...moments: number[]) {
  const { id: accountId } = await workshop.newAccount()
  const rows = moments.map((micros, nth) => ({
    accountId,
    name: `${nth}`,
    sortName: `${nth}`,
    words: ['long', `n${nth % 2}`],
    htmlValue: '<p>Long</p>',
    createdAt: at(-micros),
    updatedAt: at(micros)
  }))
  await db.insert(templates).values(rows)
  const list = (limit: number, cursor?: string, asked: Asked = {}) =>
    workshop.templates.list(accountId, { limit, cursor, ...asked })
  /** The names of all templates, page by page. */
  async function walk(limit: number, asked?: Asked) {
    const pages: string[][] = []
    let cursor: string | undefined
    do {
      const page = await list(limit, cursor, asked)
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

  const { html_value, css_value, facts_value, brand_id, lang, dir, ...card } = later
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

test.each(['updated', 'created', 'name'] as const)(
  'in the order of %s page follows page, each template once',
  async sort => {
    const { walk } = await accountWith(...Array(12).fill(5), 7, 3)
    const whole = (await walk(50, { sort })).flat()
    const edges = { updated: ['12', '13'], created: ['13', '12'], name: ['0', '9'] }

    expect([whole[0], whole.at(-1)]).toEqual(edges[sort])
    for (const limit of [1, 4]) expect((await walk(limit, { sort })).flat()).toEqual(whole)
    expect(new Set(whole).size).toBe(14)
  }
)

test.each([
  ['templates_page', 'updated', /ROW\(updated_at, id\)/],
  ['templates_created', 'created', /ROW\(created_at, id\)/],
  ['templates_name', 'name', /ROW\(.*sort_name.*, id\)/]
] as const)('a page is read along %s, in its order, from where the cursor stands', async (index, sort, condition) => {
  const { accountId, list } = await accountWith(...Array(50).keys())
  const { next_cursor } = await list(10, undefined, { sort })
  const plan = await db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return tx.execute(
      sql`explain ${selectPage(tx, accountId, { limit: 10, sort, cursor: next_cursor ?? '' }).getSQL()}`
    )
  })

  expect(JSON.stringify(plan)).toMatch(new RegExp(`Index Scan using ${index}.*Index Cond.*${condition.source}`, 's'))
  expect(JSON.stringify(plan)).not.toContain('Sort')
})

test('a search finds every word by its beginning, without case and accents, in all that is said', async () => {
  const { id } = await workshop.newAccount()
  const create = (name: string, subject: string, text: string) =>
    workshop.templates.create(id, { name, subject, preheader: 'For Ana', html_value: `<p class="lead">${text}</p>` })
  await create('Frühling', '20% off', 'Forty bowls and a teapot')
  await create('Summer', 'Boats', 'Forty jugs')
  const find = async (q: string) => {
    const page = await workshop.templates.list(id, { q, sort: 'name', limit: 5 })
    expect(page.total).toBe(page.templates.length)
    return page.templates.map(({ name }) => name).join()
  }

  const found = { fruh: 'Frühling', 'FRÜHLING teap': 'Frühling', '20%': 'Frühling', 'bo fort': 'Frühling,Summer' }
  for (const [q, names] of Object.entries(found)) expect(await find(q)).toBe(names)
  for (const q of ['owls', 'lead', 'forty nothing', "'", ':* | !', '!!!', '%', '\\']) expect(await find(q)).toBe('')
  expect(await find(' ')).toBe('Frühling,Summer')
})

test('what is saved by hand is found by its new words, and no longer by the old', async () => {
  const { id } = await workshop.newAccount()
  const { id: templateId } = await workshop.templates.create(id, { name: 'One', html_value: '<p>Bowls</p>' })
  await workshop.templates.patch(id, templateId, { revision: 1, name: 'Two', html_value: '<p>Jugs</p>' })
  const count = async (q: string) => (await workshop.templates.list(id, { q, limit: 5 })).total

  expect([await count('two jugs'), await count('one'), await count('bowls')]).toEqual([1, 0, 0])
})

test('the first page counts what is found, and a cursor belongs to its order and its search', async () => {
  const { list } = await accountWith(1, 2, 3, 4, 5)
  const first = await list(2, undefined, { q: 'n0 lon' })
  const second = await list(2, first.next_cursor ?? '', { q: 'N0  lon' })

  expect([first.total, 'total' in second, second.templates.map(({ name }) => name)]).toEqual([3, false, ['0']])
  for (const asked of [{}, { q: 'n0' }, { q: 'n0 lon', sort: 'name' }] as Asked[])
    await expect(list(2, first.next_cursor ?? '', asked)).rejects.toMatchObject({ code: 'bad_request' })
})
