import { expect, test } from 'vitest'
import type { TemplateAnswer } from '../../../contract/template.ts'
import type { VersionAnswer } from '../../../contract/version.ts'
import type { StepChange } from '../../../email/history/step.ts'
import { made } from '../../../email/operations/fixtures/any-operation.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { ApiError, type Call } from '../../api.ts'
import { createDocument } from '../document.ts'
import { bodyOf } from '../template-source.ts'
import type { VersionsApi } from './list.ts'
import { createVersions } from './versions.ts'

type Stored = VersionAnswer & { answer: TemplateAnswer; changes: StepChange[] }

const ID = '7b6f6f0e-32c5-4f0e-9d7c-0c2c6f7a1b11'
const first: TemplateAnswer = {
  ...{ id: ID, revision: 1, created_at: '2026-11-21T09:00:00Z', updated_at: '2026-11-21T09:00:00Z' },
  ...{ ...bodyOf(made), brand_id: null, lang: 'en', dir: 'ltr' as const }
}
const set = (ref: string, value: string): Operation => ({ op: 'set', ref, value })

/** A page with a server that keeps every save as a version, as its one does. */
function open({ unbroken = true } = {}) {
  const stored: Stored[] = []
  const store = (answer: TemplateAnswer, changes: StepChange[]) => {
    stored.push({
      ...{
        revision: answer.revision,
        cause: 'hand' as const,
        title: 'Changed',
        author: 'you' as const,
        designer: null,
        lines: []
      },
      ...{ created_at: answer.updated_at, answer, changes }
    })
    return answer
  }
  store(first, [])
  const offline = { is: false }
  const answer = (path: string, { method, body }: Call = {}): unknown => {
    if (offline.is) throw new ApiError(0, 'offline', 'Mailwright could not be reached.')
    const next = stored.length + 1
    const [, number] = /versions\/(\d+)/.exec(path) ?? []
    const version = stored.find(({ revision }) => revision === Number(number))
    if (method === 'PATCH')
      return store(
        { ...first, ...(body as object), revision: next },
        done.splice(0).flatMap(step => step.changes)
      )
    if (path.endsWith('/restore')) return store({ ...version!.answer, revision: next }, [])
    if (version) return { ...version, ...version.answer }
    const since = Number(/since=(\d+)/.exec(path)?.[1])
    if (since) return { versions: stored.filter(({ revision }) => revision > since), unbroken }
    if (path.includes('limit=')) {
      const before = Number(/before=(\d+)/.exec(path)?.[1] ?? next)
      const page = stored.filter(({ revision }) => revision < before).reverse()
      return { data: page.slice(0, 2), next: page.length > 2 ? page[1]!.revision : null }
    }
    return { ...first, ...(body as object), id: 'a-copy' }
  }
  const api: VersionsApi = {
    call: async (path, call) => Response.json(answer(path, call)),
    callJson: async <T>(path: string, call?: Call) => answer(path, call) as T
  }
  const drafts = { read: () => undefined, all: () => [], write: () => true, clear() {} }
  const document = createDocument(first, { ...api, drafts, onCreated() {} })
  const done: { changes: StepChange[] }[] = []
  const save = async () => {
    done.push(...document.history.pending())
    await document.save()
  }
  const say = () => document.$email.get().html
  return { document, versions: createVersions(document, api), save, say, offline }
}

test('the list comes a page at a time, and is fresh after a save with what was fetched before', async () => {
  const { document, versions, save } = open()
  for (const value of ['Jugs', 'Cups', 'Plates']) {
    document.perform([set('s1.heading', value)])
    await save()
  }
  await versions.refresh()
  expect(versions.$list.get()).toMatchObject({ state: 'ready', next: 3 })
  await versions.more()
  const revisions = () => versions.$list.get().versions.map(({ revision }) => revision)
  expect(revisions()).toEqual([4, 3, 2, 1])

  const leave = versions.follow()
  document.perform([set('s1.heading', 'Bowls again')])
  expect(versions.$unsaved.get()).toHaveLength(1)
  await save()
  await expect.poll(revisions).toEqual([5, 4, 3, 2, 1])
  expect(versions.$unsaved.get()).toEqual([])
  leave()
})

test('a change in the middle is taken back as one step, which undo brings again', async () => {
  const { document, versions, save, say } = open()
  document.perform([set('s1.heading', 'Jugs')])
  document.perform([set('s1.text', 'For mornings')])
  await save()
  document.perform([{ op: 'move', ref: 's3', before: 's2' }])
  await versions.choose(1)
  const later = versions.$later.get()!
  expect(later.map(({ name }) => name)).toEqual(['Text above Features', 'Text', 'Heading'])

  const before = say()
  expect(versions.takeBack(later[2]!)).toEqual({ ok: true })
  expect(say()).toContain('>Bowls</h1>')
  expect(say()).toContain('For mornings')
  expect(document.history.$undo.get()).toMatchObject({
    cause: 'take-back',
    title: expect.stringMatching(/^Taken back/)
  })
  expect(versions.$later.get()?.map(({ reason }) => reason)).toContain('Taken back already')
  document.undo()
  expect(say()).toBe(before)
})

test('what something lies on top of is not taken back', async () => {
  const { document, versions, say } = open()
  document.perform([set('s1.heading', 'Jugs and more')])
  document.perform([set('s1.heading', 'Plates')])
  await versions.choose(1)
  const [, under] = versions.$later.get()!
  const before = say()
  expect(versions.takeBack(under!)).toEqual({ ok: false, reason: 'Heading came on top' })
  expect(say()).toBe(before)
})

test('the chosen version is compared with the email as it is, also where single changes are no longer kept', async () => {
  const { document, versions, save } = open({ unbroken: false })
  document.perform([set('s1.heading', 'Jugs')])
  await save()
  await versions.choose(1)
  expect(versions.$compared.get()?.differences).toMatchObject([{ label: 'Heading' }])
  expect(versions.$later.get()).toBeUndefined()
})

test('a version is restored after what is pending was saved, as one step that undo takes back', async () => {
  const { document, versions, save, say } = open()
  document.perform([set('s1.heading', 'Jugs')])
  await save()
  document.perform([set('s1.text', 'Not saved')])
  const before = say()
  await versions.choose(1)
  await versions.restore('Yesterday, 16:40')
  expect(say()).toBe(made.html)
  expect(document.$saved.get()?.revision).toBe(4)
  expect(document.history.$undo.get()?.title).toBe('Restored the version of **Yesterday, 16:40**')
  expect(versions.$chosen.get()).toBeUndefined()
  document.undo()
  expect(say()).toBe(before)
})

test('offline says so, for the list and for one version, and restores nothing', async () => {
  const { document, versions, say, offline } = open()
  offline.is = true
  await versions.refresh()
  expect(versions.$list.get()).toMatchObject({ state: 'failed', message: 'Mailwright could not be reached.' })
  await versions.choose(1)
  expect(versions.$chosen.get()).toMatchObject({ state: 'failed', message: 'Mailwright could not be reached.' })
  document.perform([set('s1.heading', 'Jugs')])
  const before = say()
  await expect(versions.restore('Today')).rejects.toThrow('nothing was restored')
  expect(say()).toBe(before)
  expect(versions.$restoring.get()).toBe(false)
})

test('a copy is a template of its own, named after its moment', async () => {
  const { versions } = open()
  await versions.choose(1)
  expect(await versions.copy('Yesterday, 16:40')).toBe('a-copy')
})
