import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { changeBetween } from '../../email/history/change-between.ts'
import type { Step } from '../../email/history/step.ts'

const { db } = await openTestDatabase()

const SALE = '{"kind":"sale","topic":"Bowls"}'
const EVENT = '{"kind":"event"}'

async function openTemplate() {
  const workshop = openWorkshop(db)
  const { id: accountId } = await workshop.newAccount()
  const template = await workshop.templates.create(accountId, { name: 'Spring', facts_value: SALE })
  return { ...workshop, accountId, template, id: template.id }
}

test('facts come with the template, and each version has its own', async () => {
  const { templates, accountId, template, id } = await openTemplate()
  expect(template.facts_value).toBe(SALE)

  const patched = await templates.patch(accountId, id, { revision: 1, facts_value: EVENT })

  expect(patched).toMatchObject({ facts_value: EVENT, revision: 2 })
  expect(await templates.version(accountId, id, 1)).toMatchObject({ facts_value: SALE })
  expect(await templates.versions(accountId, id)).toMatchObject({ versions: [{ title: 'Facts changed' }, {}] })
})

test('a save that names no facts leaves them as they are', async () => {
  const { templates, accountId, id } = await openTemplate()
  expect(await templates.patch(accountId, id, { revision: 1, subject: 'Out' })).toMatchObject({ facts_value: SALE })
})

test('restoring a version brings its facts back', async () => {
  const { templates, accountId, id } = await openTemplate()
  await templates.patch(accountId, id, { revision: 1, facts_value: '' })
  expect(await templates.restore(accountId, id, 1)).toMatchObject({ facts_value: SALE, revision: 3 })
})

test('a copy says what its original was made to say', async () => {
  const { templates, accountId, id } = await openTemplate()
  expect(await templates.duplicate(accountId, id)).toMatchObject({ facts_value: SALE })
})

test('a step carries a change of facts like any other', async () => {
  const { templates, accountId, id } = await openTemplate()
  const before = { ...BLANK_EMAIL, name: 'Spring', facts: SALE }
  const change = changeBetween(before, { ...before, facts: EVENT })
  const line = { icon: 'text', text: 'Facts changed' } as const
  const step: Step = {
    id: 's',
    cause: 'hand',
    title: 'Facts changed',
    changes: [{ line, change }],
    at: '2026-11-21T09:00:00.000Z'
  }

  const saved = await templates.patch(accountId, id, { revision: 1, steps: [step], facts_value: EVENT })

  expect(saved).toMatchObject({ facts_value: EVENT, revision: 2 })
  expect((await templates.changesSince(accountId, id, 1)).versions[0]?.changes[0]?.change).toEqual(change)
})
