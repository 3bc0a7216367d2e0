import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop, play } from '../../../tests/helpers/workshop.ts'
import type { Operation } from '../../email/operations/operation.ts'

const { db } = await openTestDatabase()
const HEADLINE: Operation = { op: 'set', ref: 's1.heading', value: 'Summer is here' }

async function openTemplate() {
  const workshop = openWorkshop(db)
  const account = await workshop.newAccount(1)
  const { template } = await workshop.templates.generate(account.id, { prompt: 'A letter' }, ALONE)
  const change = (operations: Operation[], words: string[] = []) => {
    workshop.steps.change.mockImplementationOnce(() => play(operations, words))
    return workshop.templates.change(account.id, template.id, { prompt: 'change it' }, ALONE)
  }
  return { ...workshop, accountId: account.id, id: template.id, template, change }
}

test('an instruction makes the next revision and a reply that counts what was applied under the words of the designer, free of charge', async () => {
  const { accountId, id, templates, credits, change } = await openTemplate()

  const answer = await change([HEADLINE, { op: 'meta', subject: 'Summer' }], ['I also made you coffee.'])

  expect(answer).toMatchObject({ revision: 2, subject: 'Summer', name: 'Spring letter' })
  expect(answer.html_value).toContain('Summer is here')
  expect(answer.message).toMatchObject({
    role: 'assistant',
    content: 'I also made you coffee.\nDone. Two changes; the rest is untouched.',
    revision: 2
  })
  expect(answer.message.changes).toHaveLength(2)
  const [, asked, replied] = await templates.messages(accountId, id)
  expect(asked).toMatchObject({ role: 'user', content: 'change it' })
  expect(replied).toEqual(answer.message)
  expect(await credits.balance(accountId)).toBe(0)
})

test('where nothing was applied the designer speaks for itself, and no revision is made', async () => {
  const { change } = await openTemplate()

  const answer = await change([], ['I cannot play music in an email.'])

  expect(answer).toMatchObject({
    revision: 1,
    message: { content: 'I cannot play music in an email.', revision: null }
  })
})

test('a part that could not be done is said', async () => {
  const { change } = await openTemplate()

  const { message } = await change([HEADLINE, { op: 'remove', ref: 's7' }, { op: 'set', ref: 'e9999', value: 'x' }])

  expect(message.content).toMatch(/^Done\. One change; the rest is untouched\. Two parts could not be done: .+\. .+\.$/)
})

test('a template that was saved meanwhile stays as it was saved, and so does its chat', async () => {
  const { accountId, id, templates, steps } = await openTemplate()
  steps.change.mockImplementationOnce(async function* () {
    await templates.patch(accountId, id, { revision: 1, name: 'Mine' })
    yield* play([HEADLINE])
  })

  await expect(templates.change(accountId, id, { prompt: 'x' }, ALONE)).rejects.toMatchObject({ code: 'conflict' })

  expect(await templates.find(accountId, id)).toMatchObject({ name: 'Mine', revision: 2 })
  expect(await templates.messages(accountId, id)).toHaveLength(1)
})

test('restore takes back the last change of the chat, then the one before it, and what was said about them', async () => {
  const { accountId, id, templates, template, change } = await openTemplate()
  await change([HEADLINE])
  await change([{ op: 'set', ref: 's1.heading', value: 'Autumn is here' }])

  const once = await templates.rollback(accountId, id)
  expect(once).toMatchObject({ revision: 4 })
  expect(once.html_value).toContain('Summer is here')
  expect(await templates.messages(accountId, id)).toHaveLength(3)

  const twice = await templates.rollback(accountId, id)
  expect([twice.html_value, twice.css_value]).toEqual([template.html_value, template.css_value])
  expect(await templates.messages(accountId, id)).toHaveLength(1)
  await expect(templates.rollback(accountId, id)).rejects.toMatchObject({ code: 'conflict' })
})

test('restore takes back the last change also after a refusal, which stays in the chat', async () => {
  const { accountId, id, templates, template, change } = await openTemplate()
  await change([HEADLINE])
  await change([], ['I cannot play music in an email.'])

  const restored = await templates.rollback(accountId, id)

  expect([restored.html_value, restored.css_value]).toEqual([template.html_value, template.css_value])
  const [, asked, refused, ...rest] = await templates.messages(accountId, id)
  expect([asked?.role, refused?.content, rest]).toEqual(['user', 'I cannot play music in an email.', []])
})

test('any version can be made the newest again, and none is lost', async () => {
  const { accountId, id, templates, template, change } = await openTemplate()
  await change([HEADLINE])

  const restored = await templates.restore(accountId, id, 1)

  expect(restored).toMatchObject({ revision: 3, html_value: template.html_value })
  expect(
    (await templates.versions(accountId, id)).versions.map(({ revision, cause }) => `${revision} ${cause}`)
  ).toEqual(['3 restore', '2 chat', '1 generate'])
  await expect(templates.restore(accountId, id, 9)).rejects.toMatchObject({ code: 'not_found' })
})

test('going back needs a plan that includes it', async () => {
  const { accountId, id, templates, features } = await openTemplate()
  features.access_rollback_feature = false
  const refusal = {
    code: 'forbidden',
    message: 'Subscribe to a plan with rollback feature to restore previous versions'
  }

  await expect(templates.rollback(accountId, id)).rejects.toMatchObject(refusal)
  await expect(templates.restore(accountId, id, 1)).rejects.toMatchObject(refusal)
})
