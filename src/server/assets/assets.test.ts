import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import { accounts, assetRemovals } from '../database/schema.ts'
import { createSavedSections } from '../saved-sections/saved-sections.ts'
import { type AssetStore, storeAway } from './asset-store.ts'
import { createAssets } from './assets.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const HOUR = 3_600_000
const png = new Uint8Array(
  await sharp({ create: { width: 8, height: 4, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
)
const boat = { name: 'Boat', bytes: png }

/** The service of someone new, with a store in memory that can be away. */
async function openAssets({ bytesPerAccount = 1_000_000, publicUrl = undefined as string | undefined } = {}) {
  const files = new Map<string, Uint8Array>()
  const state = { isAway: false, ahead: 0 }
  const unlessAway = async <T>(work: () => T): Promise<T> => {
    if (state.isAway) throw storeAway(new Error('away'))
    return work()
  }
  const store: AssetStore = {
    put: (key, { bytes }) => unlessAway(() => void files.set(key, bytes)),
    find: key => unlessAway(() => files.get(key)),
    remove: key => unlessAway(() => void files.delete(key))
  }
  const clock = () => new Date(Date.now() + state.ahead)
  const assets = createAssets({ db, store, clock, publicUrl, bytesPerAccount })
  const { id: accountId } = await workshop.newAccount()
  return { assets, files, state, accountId }
}

const noted = async () => (await db.select().from(assetRemovals)).length
const keyOf = (url: string) => url.split('/').at(-1) ?? ''
const FREELY = { confirmed: true }
const ASKING = { confirmed: false }

test('a picture is kept with its size, listed, and shown to anybody by its name', async () => {
  const { assets, accountId } = await openAssets()

  const asset = await assets.add(accountId, boat)

  expect(asset).toEqual({
    id: expect.any(String),
    url: `/assets/${asset.id}.png`,
    name: 'Boat',
    width: 8,
    height: 4,
    bytes: expect.any(Number),
    created_at: expect.stringMatching(/Z$/)
  })
  expect(await assets.list(accountId, { limit: 5 })).toEqual({ assets: [asset], next_cursor: null })
  const file = await assets.file(keyOf(asset.url))
  expect([file?.type, file?.bytes.length]).toEqual(['image/png', asset.bytes])
  expect(await noted()).toBe(0)
})

test('readers load pictures from elsewhere where that is said', async () => {
  const { assets, accountId } = await openAssets({ publicUrl: 'https://cdn.example/pictures' })
  expect((await assets.add(accountId, boat)).url).toMatch(/^https:\/\/cdn\.example\/pictures\/[0-9a-f-]{36}\.png$/)
})

test('only names of pictures are looked for in the store', async () => {
  const { assets, state } = await openAssets()
  state.isAway = true

  for (const key of ['../secret', `${randomUUID()}.svg`, `${randomUUID()}.png/..`, `x${randomUUID()}.png`, ''])
    expect(await assets.file(key)).toBeUndefined()
  await expect(assets.file(`${randomUUID()}.png`)).rejects.toMatchObject({ code: 'unavailable' })
})

test('pictures come page by page, the newest first', async () => {
  const { assets, accountId } = await openAssets()
  for (const name of ['first', 'second', 'third']) await assets.add(accountId, { name, bytes: png })
  const names = (page: { assets: { name: string }[] }) => page.assets.map(({ name }) => name)

  const page = await assets.list(accountId, { limit: 2 })
  const rest = await assets.list(accountId, { limit: 2, cursor: page.next_cursor ?? '' })

  expect([names(page), names(rest), rest.next_cursor]).toEqual([['third', 'second'], ['first'], null])
  await expect(assets.list(accountId, { limit: 2, cursor: 'ours' })).rejects.toMatchObject({ code: 'bad_request' })
})

test('a picture goes from list and store, and to nobody else it exists', async () => {
  const { assets, accountId, files } = await openAssets()
  const { id } = await assets.add(accountId, boat)
  const { id: other } = await workshop.newAccount()
  const missing = { code: 'not_found', message: 'This picture does not exist.' }

  await expect(assets.remove(other, id, FREELY)).rejects.toMatchObject(missing)
  expect(files.size).toBe(1)
  await assets.remove(accountId, id, ASKING)
  expect([files.size, await noted(), (await assets.list(accountId, { limit: 5 })).assets]).toEqual([0, 0, []])
  await expect(assets.remove(accountId, id, FREELY)).rejects.toMatchObject(missing)
})

test('one that is used says where before it goes', async () => {
  const { assets, accountId } = await openAssets()
  const { id, url } = await assets.add(accountId, boat)
  const html = `<p><img src="${url}" alt=""></p>`
  await workshop.templates.create(accountId, { html_value: html })
  await workshop.templates.create(accountId, { css_value: `p { background: url(https://example.com${url}) }` })
  await workshop.templates.create((await workshop.newAccount()).id, { html_value: html })
  const deleted = await workshop.templates.create(accountId, { html_value: html })
  await workshop.templates.remove(accountId, deleted.id)
  await createSavedSections({ db }).add(accountId, { name: 'Boat', html, css: '', kind: null })

  await expect(assets.remove(accountId, id, ASKING)).rejects.toMatchObject({
    code: 'conflict',
    message:
      'This picture is used in 2 templates and a saved section. Deleted, it is missing there, and in emails that were sent with it.'
  })
  await assets.remove(accountId, id, FREELY)
  expect((await assets.list(accountId, { limit: 5 })).assets).toEqual([])
})

test('an account has room for so many bytes, also when two pictures come at once', async () => {
  const { assets, accountId, files } = await openAssets({ bytesPerAccount: png.length + 60 })
  const second = createAssets({
    db,
    store: { put: async () => {}, find: async () => undefined, remove: async () => {} },
    clock: () => new Date(),
    publicUrl: undefined,
    bytesPerAccount: png.length + 60
  })

  const outcomes = await Promise.allSettled([
    assets.add(accountId, boat),
    second.add(accountId, boat),
    assets.add(accountId, boat)
  ])

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await assets.list(accountId, { limit: 5 })).assets).toHaveLength(1)
  expect(files.size).toBeLessThanOrEqual(1)
  expect(await noted()).toBe(0)
  await expect(assets.add(accountId, boat)).rejects.toMatchObject({
    code: 'too_large',
    message: 'Your pictures may take 0 MB together. Delete some that you no longer need, then upload this one.'
  })
})

test('a store that is away keeps nothing, and forgets nothing that is to go', async () => {
  const { assets, accountId, state, files } = await openAssets()
  const { id } = await assets.add(accountId, boat)
  state.isAway = true

  await expect(assets.add(accountId, boat)).rejects.toMatchObject({ code: 'unavailable' })
  await assets.remove(accountId, id, ASKING)
  expect([files.size, (await assets.list(accountId, { limit: 5 })).assets]).toEqual([1, []])
  expect(await assets.tidy()).toBe(0)

  state.isAway = false
  expect([await assets.tidy(), files.size]).toEqual([1, 0])
  // What was never written is looked for once its time has passed.
  state.ahead = 2 * HOUR
  expect([await assets.tidy(), await noted()]).toEqual([1, 0])
})

test('files go with their account: all at once when asked, else by tidying', async () => {
  const [ana, ben] = [await openAssets(), await openAssets()]
  for (const { assets, accountId } of [ana, ben]) for (let nth = 0; nth < 3; nth++) await assets.add(accountId, boat)

  await ana.assets.removeAllOf(ana.accountId)
  expect([ana.files.size, ben.files.size, await noted()]).toEqual([0, 3, 0])

  await db.delete(accounts).where(eq(accounts.id, ben.accountId))
  expect([ben.files.size, await ben.assets.tidy(), ben.files.size, await noted()]).toEqual([3, 3, 0, 0])
})
