import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop } from '../../../tests/helpers/workshop.ts'
import { AppError } from '../errors.ts'

const { db } = await openTestDatabase()
const SOURCE = { html_value: '<p class="a">Grüße  an <b>alle</b></P>\n', css_value: '.a { color: #123456 }\n' }

async function openTemplate() {
  const workshop = openWorkshop(db)
  const account = await workshop.newAccount()
  const template = await workshop.templates.create(account.id, { name: 'Grüße: an/alle', ...SOURCE })
  return { ...workshop, account, accountId: account.id, id: template.id, template }
}

test('a template is kept byte for byte', async () => {
  const { accountId, id, templates } = await openTemplate()

  expect(await templates.find(accountId, id)).toMatchObject({ ...SOURCE, revision: 1 })
  expect((await templates.versions(accountId, id)).versions).toMatchObject([{ cause: 'import' }])
})

test('a blank one begins with what can be done with it', async () => {
  const { accountId, templates } = await openTemplate()
  const { id, name } = await templates.create(accountId, {})

  expect(name).toBe('Untitled Template')
  expect(await templates.messages(accountId, id)).toMatchObject([
    { role: 'assistant', content: expect.stringContaining('Tell me what to change') }
  ])
})

test('asked for again by its id, a new template is the same one; another text or another account is refused', async () => {
  const { accountId, templates, newAccount } = await openTemplate()
  const id = randomUUID()
  const [one, other] = await Promise.all([
    templates.create(accountId, { id, ...SOURCE }),
    templates.create(accountId, { id, ...SOURCE })
  ])

  expect(one).toMatchObject({ id, revision: 1 })
  expect(other).toEqual(one)
  expect(await templates.messages(accountId, id)).toHaveLength(1)
  expect((await templates.versions(accountId, id)).versions).toHaveLength(1)

  const later = templates.create(accountId, { id, html_value: 'later' })
  await expect(later).rejects.toMatchObject({ code: 'conflict' })
  const stranger = await newAccount(1)
  await expect(templates.create(stranger.id, { id, ...SOURCE })).rejects.toMatchObject({ code: 'not_found' })
})

test('of two tabs that save at once one is told, and what the other saved stays', async () => {
  const { accountId, id, templates } = await openTemplate()

  const saves = await Promise.allSettled([
    templates.patch(accountId, id, { revision: 1, html_value: 'one' }),
    templates.patch(accountId, id, { revision: 1, html_value: 'two' })
  ])

  const saved = saves.find(each => each.status === 'fulfilled')
  const refused = saves.find(each => each.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'conflict' })
  expect(await templates.find(accountId, id)).toEqual(saved?.value)
})

test('saving what is there already makes no revision, and needs the newest one all the same', async () => {
  const { accountId, id, templates, template } = await openTemplate()

  expect(await templates.patch(accountId, id, { revision: 1, ...SOURCE })).toEqual(template)
  await expect(templates.patch(accountId, id, { revision: 2, ...SOURCE })).rejects.toMatchObject({ code: 'conflict' })
})

test("another account's template does not exist, to any call", async () => {
  const { id, accountId, templates, newAccount, template } = await openTemplate()
  const stranger = await newAccount(1)
  const calls = [
    templates.require(stranger.id, id),
    templates.patch(stranger.id, id, { revision: 1, name: 'Mine' }),
    templates.remove(stranger.id, id),
    templates.change(stranger.id, id, { prompt: 'x' }, ALONE),
    templates.rollback(stranger.id, id),
    templates.restore(stranger.id, id, 1),
    templates.versions(stranger.id, id),
    templates.messages(stranger.id, id),
    templates.export(stranger.id, id, 'html'),
    templates.sendTest(stranger, id)
  ]

  const refusals = await Promise.all(calls.map(call => call.catch(error => error)))

  expect(refusals.map(each => each.code)).toEqual(calls.map(() => 'not_found'))
  expect((await templates.list(stranger.id, { limit: 5 })).templates).toEqual([])
  expect(await templates.find(accountId, id)).toEqual(template)
  expect(await templates.find(accountId, randomUUID())).toBe(undefined)
})

test('a removed template is gone with its versions and its chat', async () => {
  const { accountId, id, templates } = await openTemplate()

  await templates.remove(accountId, id)

  expect(await templates.find(accountId, id)).toBe(undefined)
  await expect(templates.remove(accountId, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('the source is exported as two files, byte for byte, under a name that every system takes', async () => {
  const { accountId, id, templates } = await openTemplate()

  const { name, type, bytes } = await templates.export(accountId, id, 'source')
  const files = unzipSync(bytes)

  expect([name, type]).toEqual(['gru-e-an-alle.zip', 'application/zip'])
  expect(Object.entries(files).map(([file, content]) => [file, strFromU8(content)])).toEqual([
    ['template.html', SOURCE.html_value],
    ['template.css', SOURCE.css_value]
  ])
})

test('the compiled email is exported as a page, as text and as a draft', async () => {
  const { accountId, id, templates } = await openTemplate()
  const page = await templates.export(accountId, id, 'html')
  const text = await templates.export(accountId, id, 'text')
  const draft = await templates.export(accountId, id, 'eml')
  const message = await PostalMime.parse(draft.bytes)

  expect(strFromU8(page.bytes)).toMatch(/^<!doctype html/i)
  expect(strFromU8(text.bytes)).toContain('Grüße an alle')
  expect([page.type, text.type, draft.type]).toEqual([
    'text/html; charset=utf-8',
    'text/plain; charset=utf-8',
    'message/rfc822'
  ])
  expect(message.subject).toBe('Grüße: an/alle')
  expect(message.html).toContain('Grüße')
  expect(message.headers.find(header => header.key === 'x-unsent')?.value).toBe('1')
})

test('a test email goes to its owner, marked as a test, or to the address that was given', async () => {
  const { account, id, templates, send } = await openTemplate()

  expect(await templates.sendTest(account, id)).toBe('ana@example.com')
  expect(await templates.sendTest(account, id, 'ben@example.com')).toBe('ben@example.com')

  expect(send).toHaveBeenNthCalledWith(1, {
    to: 'ana@example.com',
    subject: '[Test] Grüße: an/alle',
    html: expect.stringContaining('Grüße'),
    text: expect.stringContaining('Grüße an alle')
  })
})

test('a mail server that is down is said', async () => {
  const { account, id, templates, send } = await openTemplate()
  send.mockRejectedValueOnce(new AppError('mail_failed', 'The mail could not be sent. Try again later.'))

  await expect(templates.sendTest(account, id)).rejects.toMatchObject({ code: 'mail_failed' })
})

test('export and test email need a plan that includes them', async () => {
  const { account, accountId, id, templates, features } = await openTemplate()
  features.access_export_feature = false
  features.access_email_sending_feature = false

  await expect(templates.export(accountId, id, 'html')).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Subscribe to a plan to export HTML/CSS templates'
  })
  await expect(templates.sendTest(account, id)).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Subscribe to a plan with email sending feature to test emails'
  })
})

test('a template is shown as a page that runs nothing, by a worker when it is large, and to its owner only', async () => {
  const { templates, workers, newAccount } = openWorkshop(db)
  const [{ id: owner }, { id: stranger }] = [await newAccount(), await newAccount()]
  const small = await templates.create(owner, { ...SOURCE, html_value: '<p>Small</p><script>alert(1)</script>' })
  const large = await templates.create(owner, { ...SOURCE, html_value: '<p>Large</p>'.repeat(5_000) })
  const preview = vi.spyOn(workers, 'preview')

  expect(await templates.preview(owner, small.id)).toMatch(/<p>Small<\/p>(?!<script)/)
  expect(preview).not.toHaveBeenCalled()
  expect(await templates.preview(owner, large.id)).toContain('<p>Large</p>')
  expect(preview).toHaveBeenCalledOnce()
  expect(await templates.preview(stranger, large.id)).toBeUndefined()
})
