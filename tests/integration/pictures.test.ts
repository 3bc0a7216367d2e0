import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIContext, APIRoute } from 'astro'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import * as oneAsset from '../../src/pages/api/assets/[id].ts'
import * as assetsRoute from '../../src/pages/api/assets/index.ts'
import * as oneSection from '../../src/pages/api/saved-sections/[id].ts'
import * as sectionsRoute from '../../src/pages/api/saved-sections/index.ts'
import * as fileRoute from '../../src/pages/assets/[...file].ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { createAssets } from '../../src/server/assets/assets.ts'
import { createFolderStore } from '../../src/server/assets/folder-store.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { createLog } from '../../src/server/log.ts'
import { createSavedSections } from '../../src/server/saved-sections/saved-sections.ts'
import { type ApiCall, callApi, newVisitor } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { openWorkshop } from '../helpers/workshop.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const [ana, ben] = [newVisitor(), newVisitor('ben@example.com')]
const store = createFolderStore(join(mkdtempSync(join(tmpdir(), 'mailwright-pictures-')), 'assets'))
const parts = { db, store, clock: () => new Date(), publicUrl: undefined, bytesPerAccount: 50_000_000 }
const app = {
  config: parseConfig({}),
  log: createLog('silent'),
  db,
  auth: { verifyAccessToken: async (token: string) => ({ ana, ben })[token] },
  accounts: createAccounts({ db, credits: workshop.credits, entitlements: async () => workshop.features }),
  assets: createAssets(parts),
  savedSections: createSavedSections({ db }),
  limits: { uploads: createRateLimit({ count: 10, seconds: 60 }, 'uploads') }
} as unknown as App

beforeAll(async () => {
  for (const visitor of [ana, ben]) await app.accounts.ensure(visitor)
})

const png = new Uint8Array(
  await sharp({ create: { width: 9, height: 5, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
)
const call = (route: APIRoute, given: ApiCall = {}) => callApi(route, app, { token: 'ana', ...given })
const upload = (body: Uint8Array, type = 'image/png', query = '?name=C:\\pictures\\The%20boat.png', token = 'ana') =>
  call(assetsRoute.POST, {
    token,
    method: 'POST',
    body,
    headers: { 'content-type': type },
    path: `/api/assets${query}`
  })
const dataOf = async (response: Response) => (await response.json()).data
const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).error.code}`
const open = (route: APIRoute, file: string) =>
  route({ params: { file }, locals: { app } } as unknown as APIContext) as Promise<Response>

test('a picture is uploaded, listed, shown to strangers, and deleted', async () => {
  const made = await upload(png)
  expect(made.status).toBe(201)
  const asset = await dataOf(made)
  expect(asset).toMatchObject({ name: 'The boat.png', width: 9, height: 5, url: `/assets/${asset.id}.png` })
  expect(await (await call(assetsRoute.GET)).json()).toEqual({ success: true, data: [asset], next_cursor: null })

  const shown = await open(fileRoute.GET, `${asset.id}.png`)
  expect([shown.status, Object.fromEntries(shown.headers)]).toEqual([
    200,
    {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(asset.bytes),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff'
    }
  ])
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(9)
  const head = await open(fileRoute.HEAD, `${asset.id}.png`)
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/png', ''])

  const asBen = await call(oneAsset.DELETE, { method: 'DELETE', token: 'ben', params: { id: asset.id } })
  expect(await refusalOf(asBen)).toBe('404 not_found')
  expect((await call(oneAsset.DELETE, { method: 'DELETE', params: { id: asset.id } })).status).toBe(200)
  const gone = await open(fileRoute.GET, `${asset.id}.png`)
  expect([gone.status, gone.headers.get('content-type'), gone.headers.get('cache-control'), await gone.text()]).toEqual(
    [404, 'text/plain; charset=utf-8', 'no-store', 'There is no such picture.']
  )
})

test('a picture that a template shows is deleted when that was confirmed', async () => {
  const { id, url } = await dataOf(await upload(png))
  const account = await app.accounts.ensure(ana)
  await workshop.templates.create(account.id, { html_value: `<img src="${url}" alt="">` })
  const remove = (query: string) =>
    call(oneAsset.DELETE, { method: 'DELETE', params: { id }, path: `/api/assets/${id}${query}` })

  expect(await refusalOf(await remove('?confirm=yes'))).toBe('400 bad_request')
  const asked = await remove('')
  expect([asked.status, (await asked.json()).error.message]).toEqual([
    409,
    'This picture is used in a template. Deleted, it is missing there, and in emails that were sent with it.'
  ])
  expect((await remove('?confirm=true')).status).toBe(200)
})

test('what is no picture is refused by its type and by its content, and too much of it by its size', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')

  expect(await refusalOf(await upload(svg, 'image/svg+xml'))).toBe('415 unsupported_media_type')
  expect(await refusalOf(await upload(svg, 'image/png'))).toBe('415 unsupported_media_type')
  expect(await refusalOf(await upload(png.subarray(0, 30)))).toBe('422 unprocessable')
  const long = await upload(new Uint8Array(10 * 1024 * 1024 + 1))
  expect([long.status, (await long.json()).error.message]).toEqual([413, 'The body may be up to 10 MB.'])
  expect(await refusalOf(await upload(png, 'image/png', `?name=${'x'.repeat(201)}`))).toBe('400 bad_request')
})

test('so many pictures are taken in a short time, from each person', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 11; nth++) statuses.push((await upload(png, 'image/png', '?name=x', 'ben')).status)

  expect(statuses).toEqual([...Array(10).fill(201), 429])
})

test('a section is saved, listed, renamed and deleted by its owner', async () => {
  const body = { name: 'Why ours', html: '<p>Local clay</p>', css: 'p { margin: 0 }', kind: 'text' }
  const made = await call(sectionsRoute.POST, { method: 'POST', body })
  expect(made.status).toBe(201)
  const { id, ...section } = await dataOf(made)
  expect(section).toMatchObject(body)
  const of = (given: ApiCall) => ({ ...given, params: { id } })

  const rename = of({ method: 'PATCH', body: { name: ' Why us ' } })
  expect(await dataOf(await call(oneSection.PATCH, rename))).toMatchObject({ id, name: 'Why us' })
  expect(await (await call(sectionsRoute.GET)).json()).toMatchObject({ data: [{ name: 'Why us' }], next_cursor: null })
  for (const route of [oneSection.PATCH, oneSection.DELETE])
    expect(await refusalOf(await call(route, { ...rename, token: 'ben' }))).toBe('404 not_found')
  expect((await call(oneSection.DELETE, of({ method: 'DELETE' }))).status).toBe(200)
  expect(await refusalOf(await call(oneSection.DELETE, of({ method: 'DELETE' })))).toBe('404 not_found')
})

test('a section that nobody could use is refused', async () => {
  const save = async (fields: object) =>
    refusalOf(await call(sectionsRoute.POST, { method: 'POST', body: { name: 'Mine', html: '<p>Hi</p>', ...fields } }))

  expect(await save({ html: '<script>x()</script>' })).toBe('422 unprocessable')
  expect(await save({ html: ' ' })).toBe('422 unprocessable')
  expect(await save({ html: 'é'.repeat(51_201) })).toBe('422 unprocessable')
  expect(await save({ name: ' ' })).toBe('422 unprocessable')
  expect(await save({ kind: 'constructor' })).toBe('422 unprocessable')
  expect(await save({ html: 7 })).toBe('400 bad_request')
  expect(await save({ html: 'x'.repeat(600_000) })).toBe('413 too_large')
})
