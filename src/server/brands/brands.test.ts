import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import { BrandValue, NO_RULES } from '../../email/brand/brand.ts'
import { brands as rows } from '../database/schema.ts'
import { createBrands } from './brands.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const brands = createBrands({ db, clock: () => new Date() })
const NOTHING = BrandValue.parse({})
const GREEN = BrandValue.parse({ colours: { brand: { value: '#1F4D3F', name: 'Bottle green' } }, voice: ['plain'] })
const newAccountId = async () => (await workshop.newAccount()).id
const add = (accountId: string, name: string, is_default = false) =>
  brands.add(accountId, { name, value: NOTHING, is_default })
const named = async (accountId: string) =>
  (await brands.list(accountId)).map(({ name, is_default }) => (is_default ? `${name} (default)` : name))

test('a brand is kept as it is, changed and removed', async () => {
  const accountId = await newAccountId()
  const made = await brands.add(accountId, { name: 'Tidewater', value: GREEN, is_default: false })
  expect(made).toEqual({
    id: expect.any(String),
    name: 'Tidewater',
    is_default: true,
    revision: 1,
    value: GREEN,
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/)
  })

  const changed = await brands.change(accountId, made.id, { revision: 1, value: { ...GREEN, voice: [] } })
  expect(changed).toMatchObject({ name: 'Tidewater', revision: 2, is_default: true, value: { ...GREEN, voice: [] } })
  expect(await brands.list(accountId)).toEqual([changed])

  await brands.remove(accountId, made.id)
  expect(await brands.list(accountId)).toEqual([])
})

test('one brand is the default: the first, then the one that is made it, then the oldest that is left', async () => {
  const accountId = await newAccountId()
  const first = await add(accountId, 'Zinc')
  const second = await add(accountId, 'Amber')
  await add(accountId, 'Brand 10')
  await add(accountId, 'Brand 9')
  expect(await named(accountId)).toEqual(['Zinc (default)', 'Amber', 'Brand 9', 'Brand 10'])

  await brands.change(accountId, second.id, { revision: 1, is_default: true })
  expect(await named(accountId)).toEqual(['Amber (default)', 'Brand 9', 'Brand 10', 'Zinc'])
  await add(accountId, 'Newest', true)
  expect((await named(accountId))[0]).toBe('Newest (default)')

  for (const { id } of (await brands.list(accountId)).filter(brand => brand.is_default))
    await brands.remove(accountId, id)
  expect((await named(accountId))[0]).toBe('Zinc (default)')
  await brands.remove(accountId, second.id)
  expect(await brands.wornBy(accountId, undefined)).toMatchObject({ id: first.id })
})

test('a change that did not know of the last one is refused and changes nothing', async () => {
  const accountId = await newAccountId()
  const { id } = await add(accountId, 'Tidewater')
  await add(accountId, 'Other', true)
  await brands.change(accountId, id, { revision: 1, name: 'Tidewater Oysters' })

  await expect(brands.change(accountId, id, { revision: 1, name: 'Mine', is_default: true })).rejects.toMatchObject({
    code: 'conflict'
  })
  expect(await named(accountId)).toEqual(['Other (default)', 'Tidewater Oysters'])
})

test('an account has 50, also when two more come at once, and one default, also when two become it at once', async () => {
  const accountId = await newAccountId()
  await db.insert(rows).values(Array.from({ length: 49 }, (_, at) => ({ accountId, name: `B${at}`, value: NOTHING })))

  const outcomes = await Promise.allSettled([add(accountId, 'One', true), add(accountId, 'Two', true)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(add(accountId, 'More')).rejects.toMatchObject({
    code: 'unprocessable',
    message: 'You have 50 brands, which is the most. Delete one that you no longer need, then make this one.'
  })

  const [a, b] = (await brands.list(accountId)).slice(1)
  const both = [a!, b!].map(({ id, revision }) => brands.change(accountId, id, { revision, is_default: true }))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect((await brands.list(accountId)).filter(brand => brand.is_default)).toHaveLength(1)
})

test('another account’s brand is not there', async () => {
  const { id } = await add(await newAccountId(), 'Tidewater')
  const other = await newAccountId()
  const missing = { code: 'not_found', message: 'This brand does not exist.' }

  await expect(brands.change(other, id, { revision: 1, is_default: true })).rejects.toMatchObject(missing)
  await expect(brands.remove(other, id)).rejects.toMatchObject(missing)
  await expect(brands.wornBy(other, id)).rejects.toMatchObject(missing)
  expect(await brands.list(other)).toEqual([])
})

test('an email wears the brand that is named, none where none is wanted, else the default', async () => {
  const accountId = await newAccountId()
  expect(await brands.wornBy(accountId, undefined)).toBeUndefined()
  const first = await brands.add(accountId, { name: 'Tidewater', value: GREEN, is_default: false })
  const second = await add(accountId, 'Other')

  expect(await brands.wornBy(accountId, undefined)).toEqual({ ...GREEN, id: first.id, name: 'Tidewater' })
  expect(await brands.wornBy(accountId, second.id)).toMatchObject({ name: 'Other' })
  expect(await brands.wornBy(accountId, null)).toBeUndefined()
})

test('what a value of an earlier day lacks is what it is by default', async () => {
  const accountId = await newAccountId()
  const { id } = await add(accountId, 'Old')
  await db
    .update(rows)
    .set({ value: {} as never })
    .where(eq(rows.id, id))

  expect((await brands.list(accountId))[0]?.value.rules).toEqual(NO_RULES)
})
