import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { noFacts } from '../../src/compose/email-facts.ts'
import { BrandValue } from '../../src/email/brand/brand.ts'
import * as archiveRoute from '../../src/pages/api/accounts/[accountId]/archive.ts'
import * as accountRoute from '../../src/pages/api/accounts/[accountId]/index.ts'
import * as pictureRoute from '../../src/pages/api/accounts/[accountId]/picture.ts'
import { createAccountData } from '../../src/server/accounts/account-data.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import { finishClosing } from '../../src/server/accounts/close-account.ts'
import type { App } from '../../src/server/app.ts'
import { createAssets } from '../../src/server/assets/assets.ts'
import { createFolderStore } from '../../src/server/assets/folder-store.ts'
import { createBrands } from '../../src/server/brands/brands.ts'
import { parseConfig } from '../../src/server/config.ts'
import type { TransactionSql } from '../../src/server/database/database.ts'
import { AppError } from '../../src/server/errors.ts'
import { createForms } from '../../src/server/forms/forms.ts'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { createLog } from '../../src/server/log.ts'
import { createSavedSections } from '../../src/server/saved-sections/saved-sections.ts'
import { createSessions } from '../../src/server/sessions/sessions.ts'
import { callApi, newVisitor } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { ALONE, openWorkshop } from '../helpers/workshop.ts'

const database = await openTestDatabase()
const { db, sql } = database
const workshop = openWorkshop(db)
const store = createFolderStore(join(mkdtempSync(join(tmpdir(), 'mailwright-data-')), 'assets'))
const clock = () => new Date()
const [ANA, BEN] = ['ana@example.com', 'ben@example.com']
const png = new Uint8Array(
  await sharp({ create: { width: 9, height: 5, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
)

/** Two people with something of everything, and services that do as they are told. */
async function open() {
  const [ana, ben] = [newVisitor(ANA), newVisitor(BEN)]
  const log = createLog('silent')
  const assets = createAssets({ db, store, clock, publicUrl: undefined, bytesPerAccount: 50_000_000 })
  const savedSections = createSavedSections({ db })
  const mails: { to: string | null; subject: string }[] = []
  const outbox = {
    enqueue: async (_: unknown, mail: (typeof mails)[number]) => void mails.push(mail),
    wake: () => {}
  }
  const sessions = createSessions({ sql, outbox, clock, siteUrl: 'https://mailwright.example' })
  const billing = { close: vi.fn(async () => {}) }
  const authAdmin = { deleteUser: vi.fn(async () => {}), deleteFactors: async () => {}, setPassword: async () => {} }
  const parts = { db, sql, billing, assets, sessions, authAdmin, outbox, clock, log }
  const accounts = createAccounts({ db, credits: workshop.credits, entitlements: async () => workshop.features })
  const passing = {
    signInWithPassword: async ({ password }: { password: string }) =>
      password === 'right' ? { data: { user: ana }, error: null } : { data: {}, error: { status: 400 } },
    signOut: async () => ({ error: null })
  }
  const limit = createRateLimit({ count: 20, seconds: 60 }, 'tries')
  const auth = {
    verifyAccessToken: async (token: string) => ({ ana, ben })[token],
    passingClient: () => passing,
    forgetSessions: vi.fn()
  }
  const accountData = createAccountData(parts)
  accountData.stop()
  const app = {
    config: parseConfig({}),
    log,
    db,
    auth,
    accounts,
    accountData,
    limits: { proofs: limit, exports: limit }
  }
  const account = await accounts.ensure(ana)
  const bens = await accounts.ensure(ben)
  for (const { id } of [account, bens]) await workshop.credits.grant(id, 5, randomUUID())
  for (const visitor of [ana, ben]) {
    const { id: userId, sessionId, email } = visitor
    await sessions.note({ userId, sessionId, email, deviceId: randomUUID(), userAgent: '', timeZone: null })
  }
  const template = await workshop.templates.generate(
    account.id,
    { prompt: 'Spring', form: { facts: noFacts('letter') } },
    ALONE as never
  )
  await workshop.templates.create(bens.id, { name: 'Of Ben', html_value: '<p>Ben</p>' })
  await savedSections.add(account.id, { name: 'Why', html: '<p>Clay</p>', css: '', kind: null } as never)
  await createBrands({ db, clock }).add(account.id, {
    name: 'Clay & Co',
    value: BrandValue.parse({}),
    is_default: true
  })
  for (const { id } of [account, bens])
    await createForms({ db, clock }).keep(id, { brief: `Of ${id}`, form: { kind: 'sale' } })
  const picture = await assets.add(account.id, { name: 'boat.png', bytes: png })
  const call = (route: keyof typeof archiveRoute | 'DELETE', token = 'ana', body?: object, id = account.id) =>
    route === 'DELETE'
      ? callApi(accountRoute.DELETE, app as unknown as App, {
          method: 'DELETE',
          token,
          body,
          params: { accountId: id }
        })
      : callApi(archiveRoute.POST, app as unknown as App, {
          method: 'POST',
          token,
          body: body ?? {},
          params: { accountId: id }
        })
  const rowsOf = async (id: string) => (await sql`select 1 from mailwright.accounts where id = ${id}`).length
  return { ...parts, app, ana, account, bens, template, picture, call, mails, rowsOf, auth }
}

const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).error.code}`
const right = { email: 'ANA@example.com ', proof: { password: 'right' } }

test('an archive has everything of the account and nothing of another', async () => {
  const { call, picture, assets, account } = await open()
  await assets.keepPortrait(account.id, png)
  const response = await call('POST')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const names = Object.keys(files)
  const read = (pattern: RegExp) =>
    JSON.parse(strFromU8(files[names.find(name => pattern.test(name)) ?? ''] ?? new Uint8Array()))

  expect(read(/^account\.json$/)).toMatchObject({ id: account.id, email: 'ana@example.com' })
  expect(read(/^credits\.json$/).length).toBeGreaterThan(0)
  expect(read(/^sessions\.json$/)).toHaveLength(1)
  expect(read(/^templates\/.*\/template\.json$/)).toMatchObject({ name: 'Spring letter', subject: 'Spring is here' })
  expect(read(/versions\/0001\.json$/)).toMatchObject({
    revision: 1,
    htmlValue: expect.stringContaining('Come and see')
  })
  expect(JSON.parse(read(/\/template\.json$/).factsValue)).toMatchObject({ kind: 'letter' })
  expect(JSON.parse(read(/versions\/0001\.json$/).factsValue)).toMatchObject({ kind: 'letter' })
  expect(read(/^form\.json$/)).toMatchObject({ brief: `Of ${account.id}`, form: { kind: 'sale' } })
  expect(read(/messages\.json$/)[0]).toMatchObject({ content: expect.any(String) })
  expect(strFromU8(files[names.find(name => name.endsWith('template.html')) ?? '']!)).toContain('Come and see')
  expect(names.filter(name => /^saved-sections\//.test(name))).toHaveLength(2)
  expect(read(/^brands\.json$/)).toMatchObject([{ name: 'Clay & Co', isDefault: true }])
  expect(read(/^pictures\.json$/)).toMatchObject([{ name: 'boat.png' }])
  const bytes = files[`pictures/${picture.id}.png`]!
  expect((await sharp(bytes).metadata()).width).toBe(9)
  expect(names.filter(name => name.startsWith('pictures/'))).toHaveLength(2)
  expect(names.some(name => /ben/i.test(name))).toBe(false)
})

test('an archive waits while the auth service gives no answer: nobody knows then whether a second step is due', async () => {
  const { call, auth, ana } = await open()
  auth.verifyAccessToken = async () => ({ ...ana, isCurrent: false })
  const response = await call('POST')
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await refusalOf(response)).toBe('503 unavailable')
})

test('an archive asks whoever signed in a while ago for a proof', async () => {
  const { call, auth, ana } = await open()
  auth.verifyAccessToken = async () => ({ ...ana, provenAt: new Date(Date.now() - 11 * 60_000) })
  expect(await refusalOf(await call('POST'))).toBe('403 confirmation_required')
  expect(await refusalOf(await call('POST', 'ana', { proof: { password: 'wrong' } }))).toBe('422 unprocessable')
  expect((await call('POST', 'ana', { proof: { password: 'right' } })).status).toBe(200)
})

test("another's account is none, for its archive and its end", async () => {
  const { call, bens } = await open()
  expect(await refusalOf(await call('POST', 'ana', undefined, bens.id))).toBe('404 not_found')
  expect(await refusalOf(await call('DELETE', 'ana', right, bens.id))).toBe('404 not_found')
})

test.for([
  [{ ...right, email: 'ben@example.com' }, '422 unprocessable'],
  [{ ...right, proof: { password: 'wrong' } }, '422 unprocessable'],
  [{ ...right, proof: {} }, '400 bad_request'],
  [{ ...right, proof: { password: 'right', code: '123456' } }, '400 bad_request'],
  [{ ...right, sure: true }, '400 bad_request'],
  [{ email: right.email }, '400 bad_request'],
  [{ proof: right.proof }, '400 bad_request']
] as const)('%j deletes nothing: %s', async ([body, refusal]) => {
  const { call, account, billing, authAdmin, rowsOf } = await open()
  expect(await refusalOf(await call('DELETE', 'ana', body))).toBe(refusal)
  expect([billing.close.mock.calls, authAdmin.deleteUser.mock.calls, await rowsOf(account.id)]).toEqual([[], [], 1])
})

test('a deleted account leaves nothing behind, and its owner a mail; others keep theirs', async () => {
  const { call, account, ana, picture, billing, authAdmin, mails, rowsOf, bens, assets, auth } = await open()
  const portrait = (await assets.keepPortrait(account.id, png)).split('/').at(-1) ?? ''

  expect((await call('DELETE', 'ana', right)).status).toBe(200)

  expect(billing.close).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: account.id }))
  expect(authAdmin.deleteUser).toHaveBeenCalledExactlyOnceWith(ana.id)
  expect(auth.forgetSessions).toHaveBeenCalledOnce()
  expect([await rowsOf(account.id), await rowsOf(bens.id)]).toEqual([0, 1])
  for (const key of [`${picture.id}.png`, portrait]) expect(await assets.file(key)).toBeUndefined()
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'mailwright' and column_name = 'account_id'`
  for (const { name } of tables) {
    const { length } = await sql.unsafe(`select 1 from mailwright.${name} where account_id = '${account.id}'`)
    expect([name, length]).toEqual([name, 0])
  }
  expect(await sql`select 1 from mailwright.account_sessions where user_id = ${ana.id}`).toHaveLength(0)
  expect(mails.map(({ to }) => to)).toEqual(['ana@example.com'])
})

test('mails that wait for a deleted address or were given up are forgotten before the last one is put in', async () => {
  const { call, outbox } = await open()
  const put = (to: string, deadAt: Date | null) => sql`
    insert into mailwright.mail_outbox (id, recipient, content, next_attempt_at, dead_at)
    values (gen_random_uuid(), ${to}, '{"text":"https://x.example/secret"}', now(), ${deadAt})`
  for (const [to, deadAt] of [
    [ANA, clock()],
    [ANA, null],
    [BEN, clock()]
  ] as const)
    await put(to, deadAt)
  const found: string[][] = []
  vi.spyOn(outbox, 'enqueue').mockImplementation(async tx => {
    const rows = await (tx as TransactionSql)<{ recipient: string }[]>`select recipient from mailwright.mail_outbox`
    found.push(rows.map(({ recipient }) => recipient))
  })

  expect((await call('DELETE', 'ana', right)).status).toBe(200)
  expect(found).toEqual([[BEN]])
})

test('where the plan does not end, nothing is deleted and nothing begun', async () => {
  const { call, account, billing, authAdmin, rowsOf, log, ...parts } = await open()
  billing.close.mockRejectedValueOnce(new AppError('payments_failed', 'Not ended.'))

  expect(await refusalOf(await call('DELETE', 'ana', right))).toBe('502 payments_failed')
  await finishClosing({ ...parts, billing, authAdmin }, log)
  expect([authAdmin.deleteUser.mock.calls, await rowsOf(account.id)]).toEqual([[], 1])
})

test.for(['authAdmin', 'assets', 'rows'] as const)(
  'what breaks at %s goes on by itself, and the mail comes once',
  async place => {
    const { call, account, authAdmin, mails, rowsOf, log, assets, outbox, ...parts } = await open()
    const down = new AppError('unavailable', 'Down.')
    const enqueue = vi.spyOn(outbox, 'enqueue')
    if (place === 'authAdmin') authAdmin.deleteUser.mockRejectedValueOnce(down)
    if (place === 'assets') vi.spyOn(store, 'remove').mockRejectedValueOnce(down)
    if (place === 'rows') enqueue.mockRejectedValueOnce(down)

    const first = await call('DELETE', 'ana', right)
    // A file that the store keeps is noted, and holds nothing up.
    expect(first.status).toBe(place === 'assets' ? 200 : 503)
    await finishClosing({ ...parts, authAdmin, assets, outbox }, log)
    await finishClosing({ ...parts, authAdmin, assets, outbox }, log)

    expect(await rowsOf(account.id)).toBe(0)
    expect(mails).toHaveLength(1)
  }
)

test('where nobody may delete users at the auth service, nothing is deleted', async () => {
  const { app, account, rowsOf, ...parts } = await open()
  const accountData = createAccountData({ ...parts, authAdmin: undefined })
  const call = { method: 'DELETE', token: 'ana', body: right, params: { accountId: account.id } }
  const response = await callApi(accountRoute.DELETE, { ...app, accountData } as unknown as App, call)
  expect(await refusalOf(response)).toBe('403 forbidden')
  expect(await rowsOf(account.id)).toBe(1)
})

test("a person's picture is a square of its content, replaces the one before, and is nobody else's to change", async () => {
  const { app, account, bens, assets } = await open()
  const limits = { uploads: createRateLimit({ count: 9, seconds: 60 }, 'uploads') }
  const send = (method: 'PUT' | 'DELETE', body?: Uint8Array, id = account.id, type = 'image/png') =>
    callApi(method === 'PUT' ? pictureRoute.PUT : pictureRoute.DELETE, { ...app, assets, limits } as unknown as App, {
      method,
      token: 'ana',
      params: { accountId: id },
      headers: { 'content-type': type },
      ...(body ? { body } : {})
    })
  const keyIn = async (response: Response) => (await response.json()).data.url.split('/').at(-1)

  const first = await keyIn(await send('PUT', png))
  expect(await sharp((await assets.file(first))?.bytes).metadata()).toMatchObject({
    width: 256,
    height: 256,
    format: 'png'
  })
  const second = await keyIn(await send('PUT', png))
  expect(await assets.file(first)).toBeUndefined()
  expect(await refusalOf(await send('PUT', png, bens.id))).toBe('404 not_found')
  expect(await refusalOf(await send('DELETE', undefined, bens.id))).toBe('404 not_found')
  const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await refusalOf(await send('PUT', text))).toBe('415 unsupported_media_type')
  expect(await refusalOf(await send('PUT', text, account.id, 'image/svg+xml'))).toBe('415 unsupported_media_type')
  expect(await assets.file(second)).toBeDefined()

  expect((await send('DELETE')).status).toBe(200)
  expect((await send('DELETE')).status).toBe(200)
  expect(await assets.file(second)).toBeUndefined()
})
