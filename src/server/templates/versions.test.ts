import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop, play } from '../../../tests/helpers/workshop.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { changeBetween } from '../../email/history/change-between.ts'
import type { Step } from '../../email/history/step.ts'
import { applyChange } from '../../email/operations/change.ts'
import { BEGINNING, thinVersions } from './thin-versions.ts'

const { db } = await openTestDatabase()

async function openTemplate() {
  const workshop = openWorkshop(db)
  const account = await workshop.newAccount()
  const { id } = await workshop.templates.create(account.id, { name: 'Spring', html_value: '<p>One</p><p>Two</p>' })
  return { ...workshop, accountId: account.id, id }
}

const START: EmailSource = { ...BLANK_EMAIL, name: 'Spring', html: '<p>One</p><p>Two</p>' }

const step = (title: string, before: EmailSource, after: EmailSource, more: Partial<Step> = {}): Step => ({
  id: title,
  cause: 'hand',
  title,
  changes: [{ line: { icon: 'text', text: title }, change: changeBetween(before, after) }],
  at: '2026-11-21T09:00:00.000Z',
  ...more
})

const UNO = { ...START, html: '<p>Uno</p><p>Two</p>' }
const DUE = { ...START, html: '<p>Uno</p><p>Due</p>' }

test('each step that is saved is a version of its own, in words, with the email as it was then', async () => {
  const { templates, accountId, id } = await openTemplate()
  const steps = [step('First typed', START, UNO), step('Second typed', UNO, DUE)]

  const saved = await templates.patch(accountId, id, { revision: 1, steps, html_value: DUE.html })

  expect(saved).toMatchObject({ revision: 3, html_value: DUE.html })
  const { versions } = await templates.versions(accountId, id)
  expect(versions.map(({ title, author, revision }) => [title, author, revision])).toEqual([
    ['Second typed', 'you', 3],
    ['First typed', 'you', 2],
    ['Brought along', 'you', 1]
  ])
  expect(await templates.version(accountId, id, 2)).toMatchObject({ html_value: UNO.html, title: 'First typed' })
  const later = await templates.changesSince(accountId, id, 1)
  expect(later).toMatchObject({ unbroken: true, versions: [{ revision: 2 }, { revision: 3 }] })
  expect(later.versions[0]?.changes).toEqual(steps[0]?.changes)
})

test('steps saved together keep the times at which they were done, as far as these can be', async () => {
  const { templates, accountId, id } = await openTemplate()
  await db.execute(sql`update mailwright.templates set updated_at = '2026-11-21T08:00:00Z' where id = ${id}`)
  const times = [
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T09:20:00.000Z',
    '2026-11-21T07:00:00.000Z',
    '2999-01-01T00:00:00.000Z'
  ]
  const states = [START, UNO, DUE, UNO, DUE]
  const steps = times.map((at, index) => step(at, states[index]!, states[index + 1]!, { at }))

  const saved = await templates.patch(accountId, id, { revision: 1, steps })

  const { versions } = await templates.versions(accountId, id, { limit: 4 })
  const [future, behind, second, first] = versions.map(({ created_at }) => created_at)
  expect([first, second, behind]).toEqual([times[0], times[1], times[1]])
  expect(Date.parse(future!)).toBeLessThanOrEqual(Date.parse(saved.updated_at))
})

test('steps that do not lead to what was sent are refused, and nothing is saved', async () => {
  const { templates, accountId, id } = await openTemplate()
  const wrong = [step('First typed', DUE, START)]
  const short = [step('First typed', START, UNO)]

  await expect(templates.patch(accountId, id, { revision: 1, steps: wrong })).rejects.toMatchObject({
    code: 'unprocessable'
  })
  await expect(
    templates.patch(accountId, id, { revision: 1, steps: short, html_value: DUE.html })
  ).rejects.toMatchObject({ code: 'unprocessable' })
  await expect(templates.patch(accountId, id, { revision: 9, steps: short })).rejects.toMatchObject({
    code: 'conflict'
  })

  expect(await templates.require(accountId, id)).toMatchObject({ revision: 1, html_value: START.html })
})

test('steps make no email larger than one that is sent whole, and write no more than one save may', async () => {
  const { templates, accountId, id } = await openTemplate()
  const grown = { ...START, html: `${START.html}${'x'.repeat(400_000)}` }
  const larger = { ...START, html: `${grown.html}${'x'.repeat(400_000)}` }
  const forth = { ...grown, subject: 'Out' }
  const many = Array.from({ length: 60 }, (_, at) =>
    at % 2 ? step('back', forth, grown) : step('forth', grown, forth)
  )

  await expect(
    templates.patch(accountId, id, { revision: 1, steps: [step('a', START, grown), step('b', grown, larger)] })
  ).rejects.toMatchObject({ code: 'unprocessable', message: expect.stringContaining('500,000') })
  await templates.patch(accountId, id, { revision: 1, steps: [step('a', START, grown)] })
  await expect(templates.patch(accountId, id, { revision: 2, steps: many })).rejects.toMatchObject({
    code: 'too_large'
  })

  expect(await templates.require(accountId, id)).toMatchObject({ revision: 2, html_value: grown.html })
})

test('taking back and restoring need the plan that includes it, undoing needs none', async () => {
  const { templates, accountId, id, features } = await openTemplate()
  features.access_rollback_feature = false

  for (const cause of ['take-back', 'restore'] as const) {
    const steps = [step('Taken back', START, UNO, { cause })]
    await expect(templates.patch(accountId, id, { revision: 1, steps })).rejects.toMatchObject({ code: 'forbidden' })
  }
  const undone = [step('Undone', START, UNO, { cause: 'undo' })]
  expect(await templates.patch(accountId, id, { revision: 1, steps: undone })).toMatchObject({ revision: 2 })
})

test('a turn of the chat and a save without steps say what they did, so that changes lead on from any version', async () => {
  const { templates, accountId, id, steps } = await openTemplate()
  steps.change.mockImplementation(() => play([{ op: 'set', ref: 'e0', value: 'Hello' }]))
  await templates.change(accountId, id, { prompt: 'Say hello' }, ALONE)
  await templates.patch(accountId, id, { revision: 2, subject: 'Out of the kiln' })

  const { versions, unbroken } = await templates.changesSince(accountId, id, 1)

  expect(unbroken).toBe(true)
  expect(versions.map(({ author, designer, changes }) => [author, designer, changes.length])).toEqual([
    ['designer', 'As told', 1],
    ['you', null, 1]
  ])
})

test('restore in the chat goes back to before the reply, and takes what was done by hand since along', async () => {
  const { templates, accountId, id, steps } = await openTemplate()
  await templates.patch(accountId, id, { revision: 1, steps: [step('First typed', START, UNO)] })
  steps.change.mockImplementation(() => play([{ op: 'set', ref: 'e0', value: 'Hello' }]))
  const { html_value } = await templates.change(accountId, id, { prompt: 'Say hello' }, ALONE)
  const chatted = { ...UNO, html: html_value }
  const typed = { ...chatted, html: `${html_value}<p>By hand</p>`, subject: 'By hand' }
  await templates.patch(accountId, id, { revision: 3, steps: [step('Typed since', chatted, typed)] })

  expect(await templates.rollback(accountId, id)).toMatchObject({ revision: 5, html_value: UNO.html, subject: '' })

  const { versions, unbroken } = await templates.changesSince(accountId, id, 4)
  expect(unbroken).toBe(true)
  expect(versions[0]?.changes.reduce((email, { change }) => applyChange(email, change), typed)).toEqual(UNO)
})

test('the first version of a brief says what it is made of, and lists say it without the email itself', async () => {
  const { templates, newAccount } = openWorkshop(db)
  const account = await newAccount(1)
  const { template } = await templates.generate(account.id, { prompt: 'A letter' }, ALONE)

  const { versions } = await templates.versions(account.id, template.id)
  expect(versions).toMatchObject([{ title: 'Made from a brief', designer: 'As told', lines: [{}, { icon: 'add' }] }])
  expect(JSON.stringify(versions)).not.toContain('<')
  const { changes } = (await templates.changesSince(account.id, template.id, 0)).versions[0]!
  const email = changes.reduce((before, { change }) => applyChange(before, change), BLANK_EMAIL)
  expect([email.html, email.subject]).toEqual([template.html_value, template.subject])
})

test('what was done on an empty sheet before its first save is kept step by step', async () => {
  const { templates, accountId } = await openTemplate()
  const id = crypto.randomUUID()
  const steps = [step('Added Uno', BLANK_EMAIL, { ...BLANK_EMAIL, html: UNO.html }, { at: '2026-11-21T08:00:00.000Z' })]
  const asked = { id, name: BLANK_EMAIL.name, html_value: UNO.html, steps }

  const made = await templates.create(accountId, asked)
  expect(made).toMatchObject({ html_value: UNO.html, revision: 2 })
  expect(await templates.create(accountId, asked)).toEqual(made)
  const { versions } = await templates.versions(accountId, id)
  expect(versions.map(({ title, created_at }) => [title, created_at])).toEqual([
    ['Added Uno', '2026-11-21T08:00:00.000Z'],
    ['Begun with an empty sheet', '2026-11-21T08:00:00.000Z']
  ])

  const astray = templates.create(accountId, { ...asked, id: crypto.randomUUID(), html_value: DUE.html })
  await expect(astray).rejects.toMatchObject({ code: 'unprocessable' })
})

test('versions come a page at a time, and nobody sees those of another', async () => {
  const { templates, accountId, id, newAccount } = await openTemplate()
  await templates.patch(accountId, id, { revision: 1, steps: [step('a', START, UNO), step('b', UNO, DUE)] })
  const stranger = await newAccount()

  const first = await templates.versions(accountId, id, { limit: 2 })
  const second = await templates.versions(accountId, id, { limit: 2, before: first.next ?? 0 })

  expect([first.versions.length, second.versions.length, second.next]).toEqual([2, 1, null])
  for (const call of [
    () => templates.versions(stranger.id, id),
    () => templates.version(stranger.id, id, 1),
    () => templates.changesSince(stranger.id, id, 1)
  ])
    await expect(call).rejects.toMatchObject({ code: 'not_found' })
})

test('after thirty days the last version of a day stands for it; the newest stays, and what Restore goes back to', async () => {
  const { templates, accountId, id, steps } = await openTemplate()
  const states = [UNO, DUE, START, UNO]
  const made = states.map((after, at) => step(`${at}`, states[at - 1] ?? START, after))
  await templates.patch(accountId, id, { revision: 1, steps: made })
  steps.change.mockImplementation(() => play([{ op: 'set', ref: 'e0', value: 'Hello' }]))
  await templates.change(accountId, id, { prompt: 'Say hello' }, ALONE)
  const days = sql`case when revision <= 3 then timestamptz '2026-01-01 10:00Z' else timestamptz '2026-01-02 10:00Z' end`
  await db.execute(sql`update mailwright.template_versions set created_at = ${days} where template_id = ${id}`)

  await thinVersions(db, new Date('2026-06-01T00:00:00Z'))

  const { versions } = await templates.versions(accountId, id)
  expect(versions.map(({ revision }) => revision)).toEqual([6, 5, 3])
  expect(await templates.changesSince(accountId, id, 3)).toMatchObject({ unbroken: false })
  expect(await templates.rollback(accountId, id)).toMatchObject({ html_value: UNO.html })
})

test('a walk in slices forgets what one look at all would, and comes back to its beginning', async () => {
  const { templates, accountId, id } = await openTemplate()
  for (const revision of [1, 2, 3, 4, 5, 6])
    await templates.patch(accountId, id, { revision, subject: `No ${revision}` })
  const days = sql`case when revision <= 4 then timestamptz '2026-01-01 10:00Z' else timestamptz '2026-01-02 10:00Z' end`
  await db.execute(sql`update mailwright.template_versions set created_at = ${days} where template_id = ${id}`)

  let place = BEGINNING
  do place = (await thinVersions(db, new Date('2026-06-01T00:00:00Z'), place, 3)).next
  while (place !== BEGINNING)

  const { versions } = await templates.versions(accountId, id)
  expect(versions.map(({ revision }) => revision)).toEqual([7, 4])
})

test('what is no longer kept is not restored, and says so', async () => {
  const { templates, accountId, id, steps } = await openTemplate()
  steps.change.mockImplementation(() => play([{ op: 'set', ref: 'e0', value: 'Hello' }]))
  await templates.change(accountId, id, { prompt: 'Say hello' }, ALONE)
  await db.execute(sql`delete from mailwright.template_versions where template_id = ${id} and revision = 1`)

  await expect(templates.restore(accountId, id, 1)).rejects.toThrow('choose another')
  await expect(templates.rollback(accountId, id)).rejects.toThrow('no longer kept')
  expect(await templates.require(accountId, id)).toMatchObject({ revision: 2 })
})

test('a version that is restored twice is named once', async () => {
  const { templates, accountId, id } = await openTemplate()
  await templates.patch(accountId, id, { revision: 1, steps: [step('First typed', START, UNO)] })
  for (const revision of [1, 2, 4]) await templates.restore(accountId, id, revision)
  const { versions } = await templates.versions(accountId, id, { limit: 3 })
  expect(versions.map(({ title }) => title)).toEqual([
    'Restored: First typed',
    'Restored: First typed',
    'Restored: Brought along'
  ])
})
