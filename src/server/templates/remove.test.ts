import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop } from '../../../tests/helpers/workshop.ts'
import { messages, templates as table, templateVersions } from '../database/schema.ts'
import { purgeDeleted } from './remove.ts'

const { db } = await openTestDatabase()
const HOUR = 60 * 60_000

async function openDeleted() {
  const workshop = openWorkshop(db)
  const account = await workshop.newAccount()
  const template = await workshop.templates.create(account.id, { name: 'Spring', html_value: '<p>Bowls</p>' })
  await workshop.templates.patch(account.id, template.id, { revision: 1, subject: 'Out of the kiln' })
  const before = await workshop.templates.require(account.id, template.id)
  await workshop.templates.remove(account.id, template.id)
  return { ...workshop, account, accountId: account.id, id: template.id, before }
}

test('a deleted template does not exist, to any call and in any list', async () => {
  const { templates, account, accountId, id, before } = await openDeleted()
  const { revision } = before
  const calls = [
    templates.require(accountId, id),
    templates.patch(accountId, id, { revision, name: 'Mine' }),
    templates.remove(accountId, id),
    templates.duplicate(accountId, id),
    templates.change(accountId, id, { prompt: 'x' }, ALONE),
    templates.rollback(accountId, id),
    templates.restore(accountId, id, 1),
    templates.versions(accountId, id),
    templates.messages(accountId, id),
    templates.export(accountId, id, 'html'),
    templates.sendTest(account, id)
  ]
  const refusals = await Promise.all(calls.map(call => call.catch(error => error)))

  expect(refusals.map(each => each.code)).toEqual(calls.map(() => 'not_found'))
  expect([await templates.find(accountId, id), await templates.preview(accountId, id)]).toEqual([undefined, undefined])
  for (const query of [{}, { q: 'spring' }, { sort: 'name' }, { sort: 'created' }] as const)
    expect(await templates.list(accountId, { limit: 5, ...query })).toMatchObject({ templates: [], total: 0 })
})

test('brought back it is as it was, with its versions, its chat and its place in the list', async () => {
  const { templates, accountId, id, before } = await openDeleted()

  expect(await templates.undelete(accountId, id)).toEqual(before)
  expect(await templates.undelete(accountId, id)).toEqual(before)
  expect((await templates.versions(accountId, id)).versions).toHaveLength(2)
  expect(await templates.messages(accountId, id)).toHaveLength(1)
  const { templates: cards, total } = await templates.list(accountId, { q: 'bowls', limit: 5 })
  expect([cards.map(card => card.id), total]).toEqual([[id], 1])
})

test('only its owner brings a template back, and nobody brings back what was never there', async () => {
  const { templates, newAccount, id } = await openDeleted()
  const stranger = await newAccount()

  await expect(templates.undelete(stranger.id, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await db.select({ deletedAt: table.deletedAt }).from(table).where(eq(table.id, id))).toEqual([
    { deletedAt: expect.any(Date) }
  ])
})

test('after a day it is gone for good, with all that belongs to it; what is there stays', async () => {
  const { templates, accountId, id } = await openDeleted()
  const kept = await templates.create(accountId, { name: 'Kept' })

  await purgeDeleted(db, new Date(Date.now() + 23 * HOUR))
  expect(await templates.undelete(accountId, id)).toMatchObject({ id })
  await templates.remove(accountId, id)
  expect(await purgeDeleted(db, new Date(Date.now() + 25 * HOUR))).toBeGreaterThan(0)

  await expect(templates.undelete(accountId, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await db.select().from(templateVersions).where(eq(templateVersions.templateId, id))).toEqual([])
  expect(await db.select().from(messages).where(eq(messages.templateId, id))).toEqual([])
  expect(await templates.find(accountId, kept.id)).toEqual(kept)
})
