import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop } from '../../../tests/helpers/workshop.ts'
import { noFacts } from '../../compose/email-facts.ts'
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

const form = { facts: noFacts('sale'), look: { palette: 'moss' }, guesses: ['code: OLD10'] }

test('an email that is made carries the facts that it was asked for with, with the seed that was shown', async () => {
  const { templates, steps, newAccount } = openWorkshop(db)
  const { id } = await newAccount(1)
  const { template } = await templates.generate(id, { prompt: 'A sale', form, seed: 7 }, ALONE)
  expect(JSON.parse(template.facts_value)).toEqual(form.facts)
  expect(steps.create.mock.lastCall?.[1]).toMatchObject({ form, seed: 7 })
  const { versions } = await templates.changesSince(id, template.id, 0)
  expect(versions[0]?.changes[0]).toMatchObject({ line: { text: 'Facts changed' }, operation: { op: 'facts' } })
})

test('each of several directions carries the facts, and one that is made anew too', async () => {
  const { directions, templates, steps, newAccount } = openWorkshop(db)
  const { id } = await newAccount(2)
  const { template } = await directions.make(id, { prompt: 'A sale', form, count: 2 }, ALONE as never)
  await directions.makeAnew(id, { templateId: template.id, at: 0, isAnew: true }, ALONE as never)
  expect(steps.create.mock.calls.map(([, context]) => context.form)).toEqual([form, form, form])
  for (const revision of [1, 2, 3])
    expect(JSON.parse((await templates.version(id, template.id, revision)).facts_value)).toEqual(form.facts)
})
