import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop, play } from '../../../tests/helpers/workshop.ts'
import type { DesignerContext } from '../../designer/designer.ts'
import { DesignerError } from '../../designer/designer.ts'
import { templateDirections } from '../database/schema.ts'
import type { Job } from '../templates/job.ts'
import { thinVersions } from '../templates/thin-versions.ts'
import type { MadeDirections } from './run.ts'

const { db } = await openTestDatabase()

const ASKED = { prompt: 'A spring letter', count: 3 }
const slow = () => {
  throw new DesignerError('timeout', 'The model took too long. Nothing was changed or charged. Try again.')
}

/** A designer that writes the direction's name, unless it is told to do something else with one. */
function open(does: Partial<Record<string, (context: DesignerContext) => void>> = {}) {
  const workshop = openWorkshop(db)
  workshop.steps.create.mockImplementation(async function* (_brief, context) {
    const { name = 'none' } = context.direction ?? {}
    yield* play([{ op: 'meta', name, subject: `In ${name}` }])
    yield* play([{ op: 'add', kind: 'text', content: { text: `This is ${name}.` } }])
    does[name]?.(context)
  })
  return workshop
}

const told = (emit: ReturnType<typeof vi.fn>) =>
  emit.mock.calls.map(([{ event, data }]) => (event === 'direction' ? `${data.direction} ${data.event}` : event))

test('three directions are versions of one template, for one credit, each told with its place', async () => {
  const { directions, templates, credits, steps, newAccount } = open()
  const { id } = await newAccount(2)
  const emit = vi.fn()

  const made = await directions.make(id, ASKED, { ...ALONE, emit })

  expect(made.directions).toMatchObject({
    template_id: made.template.id,
    revision: 3,
    brief: 'A spring letter',
    taken: null,
    directions: [
      { name: 'picture', label: 'Picture first', revision: 1, reason: null, email: { subject: 'In picture' } },
      { name: 'letter', label: 'A letter', revision: 2, email: { subject: 'In letter' } },
      { name: 'type', label: 'Type alone', revision: 3, email: { subject: 'In type' } }
    ]
  })
  const { versions } = await templates.versions(id, made.template.id)
  expect(versions.map(({ cause, title }) => `${cause} ${title}`)).toEqual([
    'generate Made from a brief: **Type alone**',
    'generate Made from a brief: **A letter**',
    'generate Made from a brief: **Picture first**'
  ])
  expect(told(emit)).toEqual(
    [0, 1, 2].flatMap(at => [`${at} begun`, `${at} operation`, `${at} operation`, `${at} finished`])
  )
  expect(steps.create.mock.lastCall?.[1].direction?.earlier).toMatchObject([
    { name: 'picture', sections: ['text plain'] },
    { name: 'letter' }
  ])
  expect(await credits.balance(id)).toBe(1)
  expect(await directions.require(id, made.template.id)).toEqual(made.directions)
})

test('when none finishes nothing is charged, and what stood of the first is a draft', async () => {
  const fails = { picture: slow as undefined | typeof slow, letter: slow, type: slow }
  const { directions, templates, drafts, credits, steps, newAccount } = open(fails)
  const { id } = await newAccount(1)

  await expect(directions.make(id, ASKED, ALONE)).rejects.toMatchObject({ failure: 'timeout' })

  expect(await credits.balance(id)).toBe(1)
  expect((await templates.list(id, { limit: 5 })).templates).toEqual([])
  const [draft] = await drafts.list(id)
  expect(draft).toMatchObject({ brief: 'A spring letter', email: { subject: 'In picture' } })
  const first = steps.create.mock.calls[0]?.[1]

  fails.picture = undefined
  await drafts.resume(id, { id: draft!.id }, ALONE)
  const { seed, today, direction } = steps.create.mock.lastCall![1]
  expect({ seed, today, direction }).toEqual({ seed: first?.seed, today: first?.today, direction: first?.direction })
})

test('the second fails with its reason while the others stand, and is made later for the same credit', async () => {
  const fails = { letter: slow as undefined | typeof slow }
  const { directions, credits, newAccount } = open(fails)
  const { id } = await newAccount(1)
  const emit = vi.fn()

  const { template, directions: made } = await directions.make(id, ASKED, { ...ALONE, emit })
  expect(made.directions.map(({ revision, reason }) => [revision, reason])).toEqual([
    [1, null],
    [null, 'The model took too long. Try again.'],
    [2, null]
  ])
  expect(told(emit)).toContain('1 failed')

  fails.letter = undefined
  const again = await directions.makeAnew(id, { templateId: template.id, at: 1, isAnew: false }, ALONE)
  expect(again.directions[1]).toMatchObject({ revision: 3, reason: null, email: { subject: 'In letter' } })
  expect(await credits.balance(id)).toBe(0)
  await expect(directions.makeAnew(id, { templateId: template.id, at: 1, isAnew: false }, ALONE)).rejects.toMatchObject(
    { code: 'conflict' }
  )
})

test('a first that fails is passed over: the second spends the credit', async () => {
  const { directions, credits, newAccount } = open({ picture: slow })
  const { id } = await newAccount(1)

  const { directions: made } = await directions.make(id, ASKED, ALONE)

  expect(made.directions.map(({ revision }) => revision)).toEqual([null, 1, 2])
  expect(await credits.balance(id)).toBe(0)
})

test('a language that is not written stops all of them at once', async () => {
  const foreign = () => {
    throw new DesignerError('language', 'It writes English only.')
  }
  const { directions, steps, credits, newAccount } = open({ picture: foreign })
  const { id } = await newAccount(1)

  await expect(directions.make(id, ASKED, ALONE)).rejects.toMatchObject({ failure: 'language' })

  expect(steps.create).toHaveBeenCalledOnce()
  expect(await credits.balance(id)).toBe(1)
})

test('who stops after the first keeps it for the credit, and before it nothing is charged', async () => {
  const left = new AbortController()
  const workshop = open({ letter: () => left.abort() })
  const { id } = await workshop.newAccount(2)

  const { directions: made } = await workshop.directions.make(id, ASKED, { ...ALONE, signal: left.signal })
  expect(made.directions.map(({ revision }) => revision)).toEqual([1, null, null])
  expect(made.directions[2]?.reason).toContain('It was not finished')
  expect(await workshop.credits.balance(id)).toBe(1)

  const early = new AbortController()
  const other = open({ picture: () => early.abort() })
  await expect(other.directions.make(id, ASKED, { ...ALONE, signal: early.signal })).rejects.toThrow('You stopped')
  expect(await workshop.credits.balance(id)).toBe(1)
})

test('what is kept for a repeated call goes with what is saved', async () => {
  const { directions, newAccount } = open({ type: slow })
  const { id } = await newAccount(1)
  const kept: MadeDirections[] = []
  const job: Job<MadeDirections> = {
    ...(ALONE as Job<MadeDirections>),
    keep: async (_, answer) => void kept.push(answer)
  }

  const made = await directions.make(id, ASKED, job)

  expect(kept.map(({ directions: { revision } }) => revision)).toEqual([1, 2, 2])
  expect(kept.at(-1)).toEqual(made)
})

test('what cannot be saved gives the credit back and leaves nothing', async () => {
  const { directions, templates, credits, newAccount } = open()
  const { id } = await newAccount(1)
  const keep = async () => {
    throw new Error('disk full')
  }

  await expect(directions.make(id, ASKED, { ...ALONE, keep })).rejects.toThrow('disk full')

  expect(await credits.balance(id)).toBe(1)
  expect((await templates.list(id, { limit: 5 })).templates).toEqual([])
})

test('taking a direction makes it the newest once, without the right to restore, and the chat begins with it', async () => {
  const { directions, templates, features, newAccount } = open()
  features.access_rollback_feature = false
  const { id } = await newAccount(1)
  const { template } = await directions.make(id, ASKED, ALONE)

  const taken = await directions.take(id, template.id, 0)
  expect(taken).toMatchObject({ revision: 4, subject: 'In picture' })
  expect(await directions.take(id, template.id, 0)).toEqual(taken)
  expect((await templates.messages(id, template.id)).map(({ content }) => content)).toEqual([
    expect.stringContaining('"picture" is on the bench')
  ])
  expect((await directions.require(id, template.id)).taken).toBe(0)
})

test('the newest is taken as it is; what was gone on with stays as it was left when another is taken', async () => {
  const { directions, templates, newAccount } = open()
  const { id } = await newAccount(1)
  const { template } = await directions.make(id, ASKED, ALONE)
  expect((await directions.take(id, template.id, 2)).revision).toBe(3)
  await templates.patch(id, template.id, { revision: 3, subject: 'By hand' })

  await directions.take(id, template.id, 1)
  const { directions: all } = await directions.require(id, template.id)
  expect(all.map(({ email }) => email?.subject)).toEqual(['In picture', 'In letter', 'By hand'])
  expect((await directions.take(id, template.id, 2)).subject).toBe('By hand')
})

test('one made anew costs a credit of its own, and what was gone on with stays the newest', async () => {
  const { directions, templates, credits, newAccount } = open()
  const { id } = await newAccount(2)
  const { template } = await directions.make(id, ASKED, ALONE)
  await directions.take(id, template.id, 0)
  await templates.patch(id, template.id, { revision: 4, subject: 'By hand' })
  const asked = { templateId: template.id, at: 1 }

  await expect(directions.makeAnew(id, { ...asked, isAnew: false }, ALONE)).rejects.toMatchObject({ code: 'conflict' })
  const made = await directions.makeAnew(id, { ...asked, isAnew: true }, ALONE)

  expect(made).toMatchObject({ taken: 0, revision: 7 })
  expect(made.directions[1]?.revision).toBe(6)
  expect(await templates.find(id, template.id)).toMatchObject({ subject: 'By hand' })
  expect(await credits.balance(id)).toBe(0)
  await expect(directions.makeAnew(id, { ...asked, isAnew: true }, ALONE)).rejects.toMatchObject({
    code: 'payment_required'
  })
})

test('none is made anew of a brief whose reading was corrected before there were forms', async () => {
  const { directions, credits, newAccount } = open()
  const { id } = await newAccount(2)
  const { template } = await directions.make(id, ASKED, ALONE)
  await db
    .update(templateDirections)
    .set({ facts: [{ role: 'code' }] })
    .where(eq(templateDirections.templateId, template.id))
  const made = directions.makeAnew(id, { templateId: template.id, at: 1, isAnew: true }, ALONE)
  await expect(made).rejects.toMatchObject({ code: 'unprocessable' })
  expect(await credits.balance(id)).toBe(1)
})

test('one made anew that fails charges nothing and leaves the one that was there', async () => {
  const fails: Parameters<typeof open>[0] = {}
  const { directions, credits, newAccount } = open(fails)
  const { id } = await newAccount(2)
  const { template, directions: made } = await directions.make(id, ASKED, ALONE)
  fails.letter = slow

  await expect(directions.makeAnew(id, { templateId: template.id, at: 1, isAnew: true }, ALONE)).rejects.toThrow()

  expect(await directions.require(id, template.id)).toEqual(made)
  expect(await credits.balance(id)).toBe(1)
})

test('directions of another account, of a template made in one, and of none are not found', async () => {
  const { directions, templates, newAccount } = open()
  const { id } = await newAccount(2)
  const other = await newAccount(1)
  const { template } = await directions.make(id, { ...ASKED, count: 2 }, ALONE)
  const { template: alone } = await templates.generate(id, { prompt: 'One' }, ALONE)
  const notFound = { code: 'not_found' }

  await expect(directions.require(other.id, template.id)).rejects.toMatchObject(notFound)
  await expect(directions.take(other.id, template.id, 0)).rejects.toMatchObject(notFound)
  await expect(
    directions.makeAnew(other.id, { templateId: template.id, at: 0, isAnew: true }, ALONE)
  ).rejects.toMatchObject(notFound)
  await expect(directions.require(id, alone.id)).rejects.toMatchObject(notFound)
  await expect(directions.take(id, template.id, 2)).rejects.toMatchObject(notFound)
})

test('directions that were not taken stay versions when old ones go', async () => {
  const { directions, templates, newAccount } = open()
  const { id } = await newAccount(1)
  const { template } = await directions.make(id, ASKED, ALONE)
  await directions.take(id, template.id, 0)
  await db.execute(
    sql`update mailwright.template_versions set created_at = '2026-01-01' where template_id = ${template.id}`
  )

  await thinVersions(db, new Date('2026-06-01T00:00:00Z'))

  const { versions } = await templates.versions(id, template.id)
  expect(versions.map(({ revision }) => revision)).toEqual([4, 3, 2, 1])
})
