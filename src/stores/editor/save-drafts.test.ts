import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '../../../tests/helpers/storage.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { ApiError, type Call, type callJson } from '../api.ts'
import { createOwnStorage } from '../own-storage.ts'
import { browserDrafts } from './drafts.ts'
import { saveDrafts } from './save-drafts.ts'

type Sent = [method: string, path: string, body: Record<string, unknown>]

/** Saves the drafts of `html` by template, each answered by `answer`; answers what was sent, and what is left. */
async function save(kept: Record<string, string>, answer: (path: string, method: string) => Promise<unknown>) {
  const storage = memoryStorage()
  const own = createOwnStorage({ storage: () => storage, userId: () => 'ana', now: () => 0 })
  const drafts = browserDrafts(own)
  for (const [id, html] of Object.entries(kept)) {
    drafts.write({ id, revision: id === 'new' ? 0 : 3, email: { ...BLANK_EMAIL, name: 'Spring', html }, cause: 'hand' })
  }
  const sent: Sent[] = []
  const call = async (path: string, { method = 'GET', body }: Call = {}) => {
    sent.push([method, path, body as Sent[2]])
    return answer(path, method)
  }
  await saveDrafts(own, call as typeof callJson)
  return { sent, left: own.names().filter(name => name !== 'seen') }
}

test('every draft is saved where it belongs, one that never was as a new template', async () => {
  const { sent, left } = await save({ t1: '<p>1</p>', new: '<p>2</p>' }, async () => ({}))

  expect(sent).toMatchObject([
    ['PATCH', '/api/templates/t1', { revision: 3, html_value: '<p>1</p>' }],
    ['POST', '/api/templates', { id: 'new', html_value: '<p>2</p>' }]
  ])
  expect(left).toEqual([])
})

/** A server that has `html` already, of a revision that no draft is based on. */
const newer = (html: string) => async (_path: string, method: string) => {
  const saved = { ...BLANK_EMAIL, name: 'Spring', html_value: html, css_value: '', facts_value: '' }
  if (method === 'PATCH') throw new ApiError(409, 'conflict', 'Somebody was quicker.')
  return saved
}

test('what its page has saved meanwhile is not saved again', async () => {
  const { sent, left } = await save({ t1: '<p>1</p>' }, newer('<p>1</p>'))

  expect(sent.map(([method]) => method)).toEqual(['PATCH', 'GET'])
  expect(left).toEqual([])
})

test('over a newer revision of another text a draft becomes a template of its own', async () => {
  const { sent, left } = await save({ t1: '<p>1</p>' }, newer('<p>Theirs</p>'))

  expect(sent[2]).toMatchObject(['POST', '/api/templates', { name: 'Spring (my version)', html_value: '<p>1</p>' }])
  expect(left).toEqual([])
})

test('what cannot be saved keeps nothing else from being saved, and nobody from leaving', async () => {
  const { left } = await save({ t1: '<p>1</p>', t2: '<p>2</p>' }, async path => {
    if (path.endsWith('t1')) throw new ApiError(404, 'not_found', 'Deleted.')
  })
  expect(left).toEqual(['draft:t1'])

  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const slow = save({ t1: '<p>1</p>' }, () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await slow).left).toEqual(['draft:t1'])
})
