import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, FIRST_DRAFT, openWorkshop, play } from '../../../tests/helpers/workshop.ts'
import { noFacts } from '../../compose/email-facts.ts'
import { DesignerError } from '../../designer/designer.ts'
import { offlineDesigner } from '../../designer/offline/offline.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { drafts as rows } from '../database/schema.ts'
import { freeDrafts, purgeDrafts } from './tidy-drafts.ts'

const { db } = await openTestDatabase()

const FOOTER: Operation = { op: 'add', kind: 'footer', content: { company: 'Fernhollow' } }
const silent = new DesignerError(
  'timeout',
  'The model took too long. Nothing was changed or charged. Please try again.'
)

/** A workshop with a draft of one section, cut by a model that fell silent, and an account with one credit. */
async function openCut() {
  const workshop = openWorkshop(db)
  const { id } = await workshop.newAccount(1)
  const cut = (operations = FIRST_DRAFT, error: Error = silent) =>
    workshop.steps.create.mockImplementationOnce(async function* () {
      yield* play(operations)
      throw error
    })
  cut()
  await expect(workshop.templates.generate(id, { prompt: 'A spring letter' }, ALONE)).rejects.toThrow(silent)
  const draft = (await workshop.drafts.list(id))[0]!
  const templates = async () => (await workshop.templates.list(id, { limit: 5 })).templates
  return { ...workshop, cut, accountId: id, draft, listed: templates }
}

test('what stands when the designer fails is kept, with why, and the credit is given back', async () => {
  const { draft, credits, accountId, listed } = await openCut()

  expect(draft).toMatchObject({
    ...{ brief: 'A spring letter', sections: 1, designer: 'As told', has_failed: true },
    reason: 'The model took too long. Please try again.',
    email: { name: 'Spring letter', html: expect.stringContaining('Come and see.') },
    ways: [
      { designer: { designer: 'own' }, label: 'As told', goes_on: true },
      { designer: { designer: 'offline' }, label: 'the built-in designer', goes_on: false }
    ]
  })
  expect(await credits.balance(accountId)).toBe(1)
  expect(await listed()).toEqual([])
})

test('who stops or leaves after a section finds it again; before one nothing is kept', async () => {
  const { templates, drafts, steps, newAccount } = openWorkshop(db)
  const { id } = await newAccount(1)
  const left = new AbortController()
  steps.create.mockImplementationOnce(async function* () {
    yield* play(FIRST_DRAFT.slice(0, 1))
    throw silent
  })
  steps.create.mockImplementationOnce(async function* () {
    yield* play(FIRST_DRAFT)
    left.abort()
    throw new Error('socket closed')
  })

  await expect(templates.generate(id, { prompt: 'x' }, ALONE)).rejects.toThrow(silent)
  expect(await drafts.list(id)).toEqual([])
  await expect(templates.generate(id, { prompt: 'x' }, { ...ALONE, signal: left.signal })).rejects.toThrow('stopped')
  expect(await drafts.list(id)).toMatchObject([
    { sections: 1, has_failed: false, reason: 'You stopped it, left the page, or the connection broke.' }
  ])
})

test('going on gives the designer what stands, makes one template of it for one credit, and the draft is gone', async () => {
  const { draft, drafts, steps, credits, accountId, listed } = await openCut()
  steps.create.mockImplementationOnce((_, { begun = [] }) => play([...begun, FOOTER]))

  const { template } = await drafts.resume(accountId, { id: draft.id }, ALONE)

  expect(steps.create.mock.lastCall?.[0]).toBe('A spring letter')
  const [first, again] = steps.create.mock.calls.map(([, context]) => context)
  expect(again).toMatchObject({ seed: first?.seed, today: first?.today, begun: FIRST_DRAFT })
  expect(template.html_value).toContain('Come and see.')
  expect(template.html_value).toContain('Fernhollow')
  expect(await listed()).toMatchObject([{ id: template.id, revision: 1 }])
  expect(await drafts.list(accountId)).toEqual([])
  expect(await credits.balance(accountId)).toBe(0)
})

test('the built-in designer makes the same email of a draft as it would have without the cut', async () => {
  const { drafts, steps, templates, newAccount } = openWorkshop(db)
  const { id } = await newAccount(2)
  const { create } = offlineDesigner()
  const brief = 'Sale email for Wick & Wax, 25% off all candles until this Sunday with code GLOW25.'
  const asked: Operation[] = []
  steps.create.mockImplementationOnce(async function* (given, context) {
    for await (const event of create(given, context)) {
      if (event.type === 'operation') asked.push(event.operation)
      yield event
    }
    throw silent
  })
  await expect(templates.generate(id, { prompt: brief }, ALONE)).rejects.toThrow(silent)
  const whole = (await drafts.list(id))[0]!
  await db
    .update(rows)
    .set({ operations: asked.slice(0, 4) })
    .where(eq(rows.id, whole.id))
  steps.create.mockImplementation(create)

  const { template } = await drafts.resume(id, { id: whole.id }, ALONE)

  expect(template.html_value).toBe(whole.email.html)
  expect(template.css_value).toBe(whole.email.css)
})

test('cut again, a draft has what came of it meanwhile; a designer that began anew leaves it as it was', async () => {
  const { draft, drafts, cut, credits, accountId } = await openCut()
  const failed = new DesignerError('unavailable', 'The model broke off. Nothing was changed or charged. Try again.')
  cut([...FIRST_DRAFT, FOOTER], failed)
  await expect(drafts.resume(accountId, { id: draft.id }, ALONE)).rejects.toThrow(failed)
  expect(await drafts.list(accountId)).toMatchObject([
    { id: draft.id, sections: 2, reason: 'The model broke off. Try again.', email: { name: 'Spring letter' } }
  ])

  cut([{ op: 'meta', name: 'Another' }, FOOTER, FOOTER, FOOTER], failed)
  const choice = { designer: 'offline' } as const
  await expect(drafts.resume(accountId, { id: draft.id, choice }, ALONE)).rejects.toThrow(failed)
  expect(await drafts.list(accountId)).toMatchObject([{ sections: 2, designer: 'As told' }])
  expect(await credits.balance(accountId)).toBe(1)
})

test('kept as it is, a draft becomes a template for one credit, which says what it is', async () => {
  const { draft, drafts, templates, credits, accountId } = await openCut()

  const { template } = await drafts.keep(accountId, draft.id, ALONE)

  expect(template).toMatchObject({ name: 'Spring letter', html_value: draft.email.html, revision: 1 })
  expect((await templates.messages(accountId, template.id))[0]?.content).toContain('kept before it was finished')
  expect(await drafts.list(accountId)).toEqual([])
  expect(await credits.balance(accountId)).toBe(0)
  await expect(drafts.keep(accountId, draft.id, ALONE)).rejects.toMatchObject({ code: 'not_found' })
})

test('two tabs that finish the same draft make one template and pay once', async () => {
  const { draft, drafts, credits, steps, accountId, listed } = await openCut()
  await credits.grant(accountId, 4, crypto.randomUUID())
  steps.create.mockImplementation((_, { begun = [] }) => play([...begun, FOOTER]))
  const resume = () => drafts.resume(accountId, { id: draft.id }, ALONE)

  const made = await Promise.allSettled([resume(), resume(), drafts.keep(accountId, draft.id, ALONE)])

  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const each of made) if (each.status === 'rejected') expect(['conflict', 'not_found']).toContain(each.reason.code)
  expect(await listed()).toHaveLength(1)
  expect(await credits.balance(accountId)).toBe(4)
})

test('a hold that was taken over in the meantime makes no second template', async () => {
  const { draft, drafts, credits, steps, accountId, listed } = await openCut()
  await credits.grant(accountId, 1, crypto.randomUUID())
  steps.create.mockImplementationOnce(async function* (_, { begun = [] }) {
    yield* play([...begun])
    await freeDrafts(db)
    await drafts.keep(accountId, draft.id, ALONE)
  })

  await expect(drafts.resume(accountId, { id: draft.id }, ALONE)).rejects.toMatchObject({ code: 'conflict' })
  expect(await listed()).toHaveLength(1)
  expect(await credits.balance(accountId)).toBe(1)
})

test('without a credit, without a plan, and when saving fails, the draft stays and can be finished later', async () => {
  const { draft, drafts, credits, features, steps, accountId } = await openCut()
  const keep = async () => {
    throw new Error('disk full')
  }
  await expect(drafts.keep(accountId, draft.id, { keep })).rejects.toThrow('disk full')
  steps.create.mockImplementationOnce((_, { begun = [] }) => play([...begun]))
  await expect(drafts.resume(accountId, { id: draft.id }, { ...ALONE, keep })).rejects.toThrow('disk full')
  expect(await credits.balance(accountId)).toBe(1)

  const held = await credits.hold(accountId)
  await expect(drafts.keep(accountId, draft.id, ALONE)).rejects.toMatchObject({ code: 'payment_required' })
  const resumed = drafts.resume(accountId, { id: draft.id }, ALONE)
  await expect(resumed).rejects.toMatchObject({ code: 'payment_required' })
  await credits.release(held)
  features.access_credits = false
  await expect(drafts.keep(accountId, draft.id, ALONE)).rejects.toMatchObject({ code: 'payment_required' })
  features.access_credits = true

  expect(await drafts.list(accountId)).toMatchObject([{ id: draft.id, sections: 1 }])
  await drafts.keep(accountId, draft.id, ALONE)
})

test('a discarded draft is found by no call, costs nothing, and can be brought back for a day', async () => {
  const { draft, drafts, credits, accountId } = await openCut()
  await drafts.discard(accountId, draft.id)

  expect(await drafts.list(accountId)).toEqual([])
  await expect(drafts.keep(accountId, draft.id, ALONE)).rejects.toMatchObject({ code: 'not_found' })
  await expect(drafts.discard(accountId, draft.id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await credits.balance(accountId)).toBe(1)

  await drafts.bringBack(accountId, draft.id)
  expect(await drafts.list(accountId)).toEqual([draft])
})

test('another account has nothing of a draft', async () => {
  const { draft, drafts, newAccount } = await openCut()
  const { id } = await newAccount(1)

  expect(await drafts.list(id)).toEqual([])
  for (const call of [
    () => drafts.keep(id, draft.id, ALONE),
    () => drafts.resume(id, { id: draft.id }, ALONE),
    () => drafts.discard(id, draft.id),
    () => drafts.bringBack(id, draft.id)
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' })
})

test('five are kept, the newest, for a month', async () => {
  const { drafts, templates, cut, accountId } = await openCut()
  for (const prompt of ['two', 'three', 'four', 'five', 'six']) {
    cut()
    await expect(templates.generate(accountId, { prompt }, ALONE)).rejects.toThrow(silent)
  }
  const listed = await drafts.list(accountId)
  expect(listed.map(({ brief }) => brief)).toEqual(['six', 'five', 'four', 'three', 'two'])

  await drafts.discard(accountId, listed[0]!.id)
  const after = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
  await purgeDrafts(db, after(2))
  await expect(drafts.bringBack(accountId, listed[0]!.id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await drafts.list(accountId)).toHaveLength(4)
  await purgeDrafts(db, after(31))
  expect(await drafts.list(accountId)).toEqual([])
})

test('a draft of a form goes on with its facts, its look and its seed, and carries the facts', async () => {
  const { templates, drafts, steps, newAccount } = openWorkshop(db)
  const { id: accountId } = await newAccount(1)
  const form = { facts: noFacts('sale'), look: { palette: 'moss' } }
  steps.create.mockImplementationOnce(async function* () {
    yield* play(FIRST_DRAFT)
    throw silent
  })
  await expect(templates.generate(accountId, { prompt: 'x', form, seed: 7 }, ALONE)).rejects.toThrow(silent)
  const [draft] = await drafts.list(accountId)
  expect(JSON.parse(draft!.email.facts)).toEqual(form.facts)
  steps.create.mockImplementationOnce(async function* (_, { begun = [] }) {
    yield* play([...begun, FOOTER])
    throw silent
  })
  await expect(drafts.resume(accountId, { id: draft!.id }, ALONE)).rejects.toThrow(silent)
  expect(await drafts.list(accountId)).toMatchObject([{ sections: 2 }])
  steps.create.mockImplementationOnce((_, { begun = [] }) => play([...begun]))

  const { template } = await drafts.resume(accountId, { id: draft!.id }, ALONE)

  expect(steps.create.mock.lastCall?.[1]).toMatchObject({ form, seed: 7, begun: [...FIRST_DRAFT, FOOTER] })
  expect(JSON.parse(template.facts_value)).toEqual(form.facts)
  expect(template.html_value).toContain('Fernhollow')
})

test('a draft of before there were forms and facts is kept and gone on with', async () => {
  const { draft, drafts, accountId } = await openCut()
  const { facts: _, ...email } = draft.email
  await db.update(rows).set({ email: email as typeof draft.email, form: null })
  expect(await drafts.list(accountId)).toMatchObject([{ email: { facts: '' } }])
  expect((await drafts.keep(accountId, draft.id, ALONE)).template).toMatchObject({ facts_value: '' })
})

test('a draft whose reading was corrected before there were forms is kept as it is, and not gone on with', async () => {
  const { draft, drafts, accountId, credits } = await openCut()
  await db.update(rows).set({ facts: [{ role: 'code', value: 'GLOW', state: 'corrected' }] })
  const resumed = drafts.resume(accountId, { id: draft.id }, ALONE)
  await expect(resumed).rejects.toMatchObject({ code: 'unprocessable' })
  expect(await credits.balance(accountId)).toBe(1)
  expect((await drafts.keep(accountId, draft.id, ALONE)).template.html_value).toContain('Come and see.')
})
