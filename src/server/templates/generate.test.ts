import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, FIRST_DRAFT, openWorkshop, play } from '../../../tests/helpers/workshop.ts'
import { DesignerError } from '../../designer/designer.ts'
import { offlineDesigner } from '../../designer/offline/offline.ts'
import { AppError } from '../errors.ts'

const { db } = await openTestDatabase()

test('a brief becomes a template with a version and an opening line, for one credit', async () => {
  const { templates, credits, newAccount } = openWorkshop(db)
  const { id } = await newAccount(2)

  const { template } = await templates.generate(id, { prompt: 'A spring letter' }, ALONE)

  expect(template).toMatchObject({ name: 'Spring letter', subject: 'Spring is here', revision: 1 })
  expect(template.html_value).toContain('Come and see.')
  expect(await templates.find(id, template.id)).toEqual(template)
  expect((await templates.versions(id, template.id)).versions).toMatchObject([{ revision: 1, cause: 'generate' }])
  expect(await templates.messages(id, template.id)).toMatchObject([
    {
      role: 'assistant',
      revision: null,
      content:
        '"Spring letter" is on the bench: one section, subject and preview text included. ' +
        'Tell me what to change, or edit the code yourself.'
    }
  ])
  expect(await credits.balance(id)).toBe(1)
})

test('the caller sees each operation that was applied, words and progress, as they come', async () => {
  const { templates, steps, newAccount } = openWorkshop(db)
  steps.create.mockImplementation(async function* () {
    yield { type: 'progress', section: 1, total: 1, label: 'Making section 1 of 1: text' }
    yield* play([...FIRST_DRAFT, { op: 'remove', ref: 's9' }], ['Here it is.'])
  })
  const emit = vi.fn()

  await templates.generate((await newAccount(1)).id, { prompt: 'A letter' }, { ...ALONE, emit })

  expect(emit.mock.calls.map(([event]) => event)).toEqual([
    { event: 'progress', data: { section: 1, total: 1, label: 'Making section 1 of 1: text' } },
    { event: 'operation', data: FIRST_DRAFT[0] },
    { event: 'operation', data: FIRST_DRAFT[1] },
    { event: 'message', data: { text: 'Here it is.' } }
  ])
})

test('a designer that fails, makes nothing, or is stopped, charges nothing and leaves nothing', async () => {
  const { templates, credits, steps, newAccount } = openWorkshop(db)
  const { id } = await newAccount(1)
  const left = new AbortController()
  steps.create.mockImplementationOnce(async function* () {
    yield* play(FIRST_DRAFT)
    throw new DesignerError('timeout', 'The model took too long. Try again.')
  })
  steps.create.mockImplementationOnce(() => play([], ['I would rather not.']))
  steps.create.mockImplementationOnce(async function* () {
    yield* play(FIRST_DRAFT)
    left.abort()
    throw new Error('socket closed')
  })

  await expect(templates.generate(id, { prompt: 'x' }, ALONE)).rejects.toThrow('The model took too long. Try again.')
  await expect(templates.generate(id, { prompt: 'x' }, ALONE)).rejects.toMatchObject({ failure: 'unusable' })
  await expect(templates.generate(id, { prompt: 'x' }, { ...ALONE, signal: left.signal })).rejects.toThrow(
    'You stopped the designer. Nothing was changed or charged.'
  )

  expect(await credits.balance(id)).toBe(1)
  expect((await templates.list(id, { limit: 5 })).templates).toEqual([])
})

test('a brief in another language charges nothing, and is made when its English is asked for', async () => {
  const { templates, credits, steps, newAccount } = openWorkshop(db)
  const { id } = await newAccount(1)
  steps.create.mockImplementation(offlineDesigner().create)
  const brief = 'Promoção de verão: 20% em todos os vestidos até domingo. Botão: Comprar agora'

  await expect(templates.generate(id, { prompt: brief }, ALONE)).rejects.toMatchObject({ failure: 'language' })
  expect(await credits.balance(id)).toBe(1)

  const { template } = await templates.generate(id, { prompt: brief, language: 'en' }, ALONE)
  expect(template.lang).toBe('en')
  expect(await credits.balance(id)).toBe(0)
})

test('when the template cannot be saved, the credit is given back', async () => {
  const { templates, credits, newAccount } = openWorkshop(db)
  const { id } = await newAccount(1)
  const keep = async () => {
    throw new Error('disk full')
  }

  await expect(templates.generate(id, { prompt: 'x' }, { ...ALONE, keep })).rejects.toThrow('disk full')

  expect(await credits.balance(id)).toBe(1)
  expect((await templates.list(id, { limit: 5 })).templates).toEqual([])
})

test('work whose hold was given up in the meantime is not saved, so that nothing is free', async () => {
  const { templates, credits, steps, newAccount } = openWorkshop(db)
  const { id } = await newAccount(1)
  steps.create.mockImplementationOnce(async function* () {
    await credits.releaseAbandoned(new Date(Date.now() + 1_000))
    yield* play(FIRST_DRAFT)
  })

  await expect(templates.generate(id, { prompt: 'x' }, ALONE)).rejects.toMatchObject({ code: 'designer_timeout' })

  expect(await credits.balance(id)).toBe(1)
  expect((await templates.list(id, { limit: 5 })).templates).toEqual([])
})

test('one credit makes one template, also when two are asked for at once', async () => {
  const { templates, credits, newAccount } = openWorkshop(db)
  const { id } = await newAccount(1)

  const made = await Promise.allSettled([
    templates.generate(id, { prompt: 'a' }, ALONE),
    templates.generate(id, { prompt: 'b' }, ALONE)
  ])

  expect(made.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(made.find(each => each.status === 'rejected')?.reason).toMatchObject({ code: 'payment_required' })
  expect((await templates.list(id, { limit: 5 })).templates).toHaveLength(1)
  expect(await credits.balance(id)).toBe(0)
})

test('without a plan there is nothing to generate with, whatever is left in the ledger', async () => {
  const { templates, features, credits, newAccount } = openWorkshop(db)
  const { id } = await newAccount(3)
  features.access_credits = false

  await expect(templates.generate(id, { prompt: 'x' }, ALONE)).rejects.toMatchObject({ code: 'payment_required' })

  expect(await credits.balance(id)).toBe(3)
})

test('work that was ended at its deadline charges nothing and leaves nothing', async () => {
  const { templates, credits, workers, newAccount } = openWorkshop(db)
  const { id } = await newAccount(1)
  workers.design = async () => {
    throw new AppError('designer_timeout', 'The designer took too long.')
  }

  await expect(templates.generate(id, { prompt: 'x' }, ALONE)).rejects.toMatchObject({ code: 'designer_timeout' })

  expect(await credits.balance(id)).toBe(1)
  expect((await templates.list(id, { limit: 5 })).templates).toEqual([])
})
