import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop, say } from '../../../tests/helpers/workshop.ts'
import type { DesignerEvent } from '../../designer/designer.ts'
import type { Operation } from '../../email/operations/operation.ts'

const { db } = await openTestDatabase()
const headline = (value: string): Operation => ({ op: 'set', ref: 's1.heading', value })
const DOUBT: DesignerEvent = {
  type: 'guesses',
  text: 'Which of these? Nothing has changed yet.',
  guesses: [
    { label: 'Change the heading', icon: 'text', operations: [headline('It pops')] },
    { label: 'Remove a section that is gone', icon: 'remove', operations: [{ op: 'remove', ref: 's9' }] }
  ]
}

async function openTemplate() {
  const workshop = openWorkshop(db)
  const account = await workshop.newAccount(1)
  const { template } = await workshop.templates.generate(account.id, { prompt: 'A letter' }, ALONE)
  const of = { accountId: account.id, id: template.id }
  const ask = (prompt: string, ...events: DesignerEvent[]) => {
    workshop.steps.change.mockImplementationOnce(() => say(...events))
    return workshop.templates.change(of.accountId, of.id, { prompt }, ALONE)
  }
  const set = (prompt: string) => ask(prompt, { type: 'operation', operation: headline(prompt) })
  const undo = () => ask('undo that', { type: 'undo' })
  return { ...workshop, ...of, template, ask, set, undo }
}

test('in doubt nothing changes, and a guess that is taken is done without asking the designer again', async () => {
  const { templates, accountId, id, ask, steps } = await openTemplate()
  const { message, revision } = await ask('make it pop', DOUBT)
  expect(message).toMatchObject({ content: 'Which of these? Nothing has changed yet.', revision: null })
  expect([message.guesses.length, revision]).toEqual([2, 1])

  const guess = { message_id: message.id, index: 0 }
  const taken = await templates.change(accountId, id, { prompt: 'anything', guess }, ALONE)

  expect(taken.html_value).toContain('It pops')
  expect(taken.message).toMatchObject({ revision: 2, content: 'Done. One change; the rest is untouched.' })
  expect((await templates.messages(accountId, id)).at(-2)).toMatchObject({
    role: 'user',
    content: 'Change the heading'
  })
  expect((await templates.versions(accountId, id)).versions).toMatchObject([{ cause: 'chat' }, { cause: 'generate' }])
  expect(steps.change).toHaveBeenCalledOnce()
})

test('a guess that no longer fits changes nothing and says why; one that nobody offered is not found', async () => {
  const { templates, accountId, id, ask } = await openTemplate()
  const { message } = await ask('make it pop', DOUBT)
  const take = (message_id: string, index: number) =>
    templates.change(accountId, id, { prompt: 'x', guess: { message_id, index } }, ALONE)

  expect((await take(message.id, 1)).message).toMatchObject({ revision: null, content: expect.stringMatching(/\S/) })
  await expect(take(message.id, 2)).rejects.toMatchObject({ code: 'not_found' })
  await expect(take(randomUUID(), 0)).rejects.toMatchObject({ code: 'not_found' })
})

test('undo takes back the last change as a turn of its own, again the one before it, and then there is nothing', async () => {
  const { template, set, undo, templates, accountId, id } = await openTemplate()
  await set('One')
  await set('Two')

  const once = await undo()
  expect(once.html_value).toContain('One')
  expect(once.message).toMatchObject({ revision: 4, content: 'Taken back: “Two”. The email is as it was before.' })
  expect((await undo()).html_value).toBe(template.html_value)
  expect((await undo()).message).toMatchObject({
    revision: null,
    content: 'There is nothing to take back: the chat has not changed this email.'
  })
  expect(await templates.messages(accountId, id)).toHaveLength(11)
})

test('undo never takes back what was done by hand since', async () => {
  const { templates, accountId, id, set, undo } = await openTemplate()
  await set('One')
  await templates.patch(accountId, id, { revision: 2, subject: 'By hand' })

  const { subject, message } = await undo()

  expect([subject, message.revision]).toEqual(['By hand', null])
  expect(message.content).toMatch(/^You changed the email by hand/)
})

test('undo needs the plan that restoring needs, and is then as if it had not been asked', async () => {
  const { templates, accountId, id, set, undo, features } = await openTemplate()
  await set('One')
  features.access_rollback_feature = false

  await expect(undo()).rejects.toMatchObject({ code: 'forbidden' })

  expect(await templates.messages(accountId, id)).toHaveLength(3)
})

test('the designer is told of the turns that hold, and of the email before the last of them', async () => {
  const { set, undo, ask, steps, template } = await openTemplate()
  await set('One')
  await set('Two')
  await undo()
  await ask('play music', { type: 'unable', text: 'There is no music in emails.' })

  await set('Three')

  const [, instruction] = steps.change.mock.lastCall ?? []
  expect(instruction?.turns).toEqual([
    { said: 'One', operations: [headline('One')] },
    { said: 'play music', operations: [] }
  ])
  expect(instruction?.before?.html).toBe(template.html_value)
})

test('restore brings back what an undo took, and forgets the undo', async () => {
  const { set, undo, templates, accountId, id } = await openTemplate()
  const { html_value } = await set('One')
  await undo()

  expect((await templates.rollback(accountId, id)).html_value).toBe(html_value)
  expect(await templates.messages(accountId, id)).toHaveLength(3)
})
