import { expect, test, vi } from 'vitest'
import type { TemplateAnswer } from '../../contract/template.ts'
import { ApiError } from '../api.ts'
import { createDocument } from './document.ts'
import type { Draft, DraftStorage } from './drafts.ts'
import type { SavingApi } from './saving.ts'

const saved = {
  id: '7b6f6f0e-32c5-4f0e-9d7c-0c2c6f7a1b11',
  name: 'Spring',
  subject: 'Spring is here',
  preheader: '',
  html_value: '<p>Hello</p>',
  css_value: '',
  facts_value: '',
  brand_id: null,
  lang: 'en',
  dir: 'ltr',
  revision: 3,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z'
} satisfies TemplateAnswer

function memoryDrafts(kept: Record<string, Draft> = {}): DraftStorage & { kept: Record<string, Draft> } {
  return {
    kept,
    read: id => kept[id],
    all: () => Object.values(kept),
    write: draft => Boolean(Object.assign(kept, { [draft.id]: draft })),
    clear: id => Reflect.deleteProperty(kept, id)
  }
}

type Answer = (path: string, body: Record<string, unknown> | undefined, method: string | undefined) => unknown

function open(template: TemplateAnswer | null, answer: Answer, drafts = memoryDrafts()) {
  const callJson = vi.fn(async (path: string, call?: { body?: unknown; method?: string }) =>
    answer(path, call?.body as Record<string, unknown> | undefined, call?.method)
  )
  const onCreated = vi.fn()
  const api = { callJson: callJson as unknown as SavingApi['callJson'], drafts, onCreated }
  return { document: createDocument(template, api), callJson, drafts, onCreated }
}

const accept: Answer = (_path, body) => ({ ...saved, ...body, revision: 4 })

test('keeps what is typed in the browser until the server has it', async () => {
  const { document, drafts } = open(saved, accept)

  document.edit({ html: '<p>Hello you</p>' })
  expect(drafts.kept[saved.id]?.email.html).toBe('<p>Hello you</p>')
  expect(document.$save.get()).toEqual({ state: 'unsaved' })

  expect(await document.save()).toBe(true)
  expect(drafts.kept).toEqual({})
  expect(document.$saved.get()?.revision).toBe(4)
})

test('saves as one version what the server cannot follow step by step', async () => {
  const { document, callJson } = open(saved, (path, body, method) => {
    if (body?.steps) throw new ApiError(422, 'unprocessable', 'The steps do not lead to what was sent.')
    return accept(path, body, method)
  })
  document.edit({ html: '<p>Hello you</p>' })

  expect(await document.save()).toBe(true)
  expect(callJson).toHaveBeenCalledTimes(2)
  expect(document.$saved.get()).toMatchObject({ html_value: '<p>Hello you</p>', revision: 4 })
})

test('facts are changed, saved and undone like any other field', async () => {
  const { document, callJson } = open(saved, accept)
  const facts = '{"kind":"sale"}'
  document.perform([{ op: 'facts', facts }])
  expect(await document.save()).toBe(true)
  expect(callJson.mock.calls[0]?.[1]?.body).toMatchObject({ facts_value: facts })
  document.undo()
  expect(document.$email.get().facts).toBe('')
})

test('takes up work that a reload interrupted', () => {
  const first = open(saved, accept)
  first.document.edit({ css: 'p { color: red }' })

  const second = open(saved, accept, memoryDrafts(first.drafts.kept))

  expect(second.document.recoverDraft()).toBe(true)
  expect(second.document.$email.get().css).toBe('p { color: red }')
  expect(second.document.$save.get().state).toBe('unsaved')
})

test('says so when the interrupted work is based on an older revision', () => {
  const first = open({ ...saved, revision: 2 }, accept)
  first.document.edit({ html: 'mine' })

  const second = open(saved, accept, memoryDrafts(first.drafts.kept))
  second.document.recoverDraft()

  expect(second.document.$save.get()).toEqual({ state: 'conflict', theirs: saved })
  expect(second.document.$email.get().html).toBe('mine')
})

const theirs = { ...saved, html_value: 'theirs', revision: 9 }
const refuseStale: Answer = (_path, body, method) => {
  if (method === 'POST') return { ...saved, ...body, id: 'another' }
  if (body && body.revision !== 9) throw new ApiError(409, 'conflict', 'It was changed elsewhere.')
  return body ? { ...theirs, ...body, revision: 10 } : theirs
}

test('keeps both versions when a save is based on a stale revision', async () => {
  const { document, callJson, drafts } = open(saved, refuseStale)
  document.edit({ html: 'mine' })

  expect(await document.save()).toBe(false)
  expect(document.$save.get()).toEqual({ state: 'conflict', theirs })
  expect(drafts.kept[saved.id]?.email.html).toBe('mine')

  const copy = await document.resolve('copy')
  expect(copy).toMatchObject({ id: 'another', html_value: 'mine', name: 'Spring (my version)' })
  expect(document.$email.get().html).toBe('theirs')
  expect(callJson).toHaveBeenLastCalledWith('/api/templates', expect.objectContaining({ method: 'POST' }))
})

test('puts mine on top of the newest revision when asked to', async () => {
  const { document } = open(saved, refuseStale)
  document.edit({ html: 'mine' })
  await document.save()

  await document.resolve('mine')

  expect(document.$saved.get()).toMatchObject({ html_value: 'mine', revision: 10 })
  expect(document.$save.get()).toEqual({ state: 'saved' })
})

test('loses nothing when the server cannot be reached', async () => {
  const { document, drafts } = open(saved, () => {
    throw new ApiError(0, 'offline', 'Check your connection.')
  })
  document.edit({ html: 'mine' })

  expect(await document.save()).toBe(false)

  expect(document.$save.get()).toEqual({ state: 'offline' })
  expect(document.$email.get().html).toBe('mine')
  expect(drafts.kept[saved.id]).toBeDefined()
})

test('what is typed while a save is under way stays unsaved', async () => {
  const { document } = open(saved, accept)
  document.edit({ html: 'first' })
  const saving = document.save()
  document.edit({ html: 'second' })

  expect(await saving).toBe(false)

  expect(document.$save.get().state).toBe('unsaved')
  expect(document.$email.get().html).toBe('second')
})

test('of saves that wait for the same one, the next saves what is left, and the others nothing', async () => {
  const { document, callJson } = open(saved, accept)
  document.edit({ html: 'first' })
  const saves = [document.save()]
  document.edit({ html: 'second' })
  saves.push(document.save(), document.save(), document.save())

  await Promise.all(saves)

  expect(callJson).toHaveBeenCalledTimes(2)
  expect(document.$saved.get()?.html_value).toBe('second')
})

test('a blank template is created once, and tells its page', async () => {
  const { document, callJson, onCreated } = open(null, (_path, body) => ({ ...saved, ...body, revision: 1 }))
  document.edit({ html: '<p>New</p>' })

  expect(await document.save()).toBe(true)
  expect(await document.save()).toBe(true)

  expect(callJson).toHaveBeenCalledOnce()
  expect(onCreated).toHaveBeenCalledOnce()
})

/** A server that makes a template once and answers as ours does; the first answer is lost on its way. */
function forgetfulServer(row?: TemplateAnswer) {
  let isLost = true
  const same = (body: Record<string, unknown>) => row?.html_value === body.html_value
  const answer: Answer = (_path, body, method) => {
    if (!body) return row
    if (method === 'POST' && row && !same(body)) throw new ApiError(409, 'conflict', 'It is another by now.')
    if (method === 'PATCH' && body.revision !== row?.revision) throw new ApiError(409, 'conflict', 'It is newer.')
    if (!row || !same(body)) row = { ...saved, ...row, ...body, revision: (row?.revision ?? 0) + 1 }
    if (!isLost) return row
    isLost = false
    throw new ApiError(0, 'offline', 'Check your connection.')
  }
  return { answer, row: () => row }
}

test('a new template whose answer was lost is not made again, and what was done since comes on top', async () => {
  const { answer, row } = forgetfulServer()
  const { document, callJson, onCreated, drafts } = open(null, answer)
  document.edit({ html: '<p>New</p>' })
  expect(await document.save()).toBe(false)
  document.edit({ html: '<p>Newer</p>' })

  expect(await document.save()).toBe(true)

  expect(row()).toMatchObject({ html_value: '<p>Newer</p>', revision: 2 })
  const made = callJson.mock.calls.filter(([, call]) => call?.method === 'POST').map(([, call]) => call?.body)
  expect(new Set(made.map(body => (body as { id: string }).id))).toEqual(new Set([row()?.id]))
  expect(onCreated).toHaveBeenCalledOnce()
  expect(drafts.kept).toEqual({})
})

test('a save whose answer was lost is no conflict', async () => {
  const { answer, row } = forgetfulServer(saved)
  const { document } = open(saved, answer)
  document.edit({ html: '<p>Two</p>' })
  await document.save()

  expect(await document.save()).toBe(true)
  expect(row()).toMatchObject({ html_value: '<p>Two</p>' })
})

test('a new template is the same one after a reload, for whichever page saves it', async () => {
  const first = open(null, accept)
  first.document.edit({ html: '<p>New</p>' })
  const second = open(null, accept, memoryDrafts(first.drafts.kept))

  expect(second.document.recoverDraft()).toBe(true)
  await Promise.all([first.document.save(), second.document.save()])

  const sentBy = (page: typeof first) => page.callJson.mock.calls[0]?.[1]?.body as Record<string, unknown>
  const { steps, ...email } = sentBy(first)
  expect(steps).toMatchObject([{ cause: 'code' }])
  expect(sentBy(second)).toMatchObject(email)
})

test('what was deleted elsewhere is kept, and saved as a new template only when asked for', async () => {
  const { document, drafts, callJson } = open(saved, (_path, body, method) => {
    if (method !== 'POST') throw new ApiError(404, 'not_found', 'This template does not exist.')
    return { ...saved, ...body, revision: 1 }
  })
  document.edit({ html: '<p>Mine</p>' })
  expect(await document.save({ isQuiet: true })).toBe(false)
  expect(document.$save.get()).toEqual({ state: 'deleted' })
  expect(Object.values(drafts.kept)).toMatchObject([{ revision: 0, email: { html: '<p>Mine</p>' } }])

  expect(await document.save({ isQuiet: true })).toBe(false)
  expect(callJson).toHaveBeenCalledTimes(1)
  expect(await document.save()).toBe(true)
  expect(document.$saved.get()?.id).not.toBe(saved.id)
  expect(drafts.kept).toEqual({})
})

test('work is at risk only where neither the server nor the browser has it', async () => {
  const { document, drafts } = open(saved, accept)
  drafts.write = () => false
  expect(document.isAtRisk()).toBe(false)

  document.edit({ html: '<p>Mine</p>' })
  expect(document.isAtRisk()).toBe(true)

  await document.save()
  expect(document.isAtRisk()).toBe(false)
})
