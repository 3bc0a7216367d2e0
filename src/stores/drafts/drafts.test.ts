import { beforeEach, expect, test, vi } from 'vitest'
import type { DraftAnswer } from '../../contract/draft.ts'
import { ApiError } from '../api.ts'
import { $draft, discardDraft, keepDraft, loadDraft } from './drafts.ts'

const api = vi.hoisted(() => ({ callJson: vi.fn() }))
vi.mock('../api.ts', async original => ({ ...(await original<object>()), ...api }))

const draft = { id: 'd1', brief: 'A sale' } as DraftAnswer
const away = new ApiError(0, 'offline', 'Away.')

beforeEach(() => {
  api.callJson.mockReset()
  $draft.set(draft)
})

test('the newest draft is shown, and none where there is none', async () => {
  api.callJson.mockResolvedValueOnce([{ ...draft, id: 'd2' }, draft]).mockResolvedValueOnce([])
  expect((await loadDraft())?.id).toBe('d2')
  expect(await loadDraft()).toBe(null)
  expect($draft.get()).toBe(null)
})

test('keeping asks once, by a key that no other call has', async () => {
  api.callJson.mockResolvedValue({ template: { id: 't1' } })
  expect(await keepDraft('d1')).toEqual({ id: 't1' })
  await keepDraft('d1')
  const [first, second] = api.callJson.mock.calls
  expect(first).toEqual(['/api/drafts/d1/keep', { method: 'POST', idempotencyKey: expect.any(String) }])
  expect(second?.[1].idempotencyKey).not.toBe(first?.[1].idempotencyKey)
})

test('a discarded draft leaves at once, and undo brings it back', async () => {
  api.callJson.mockResolvedValue({})
  const { undo } = discardDraft(draft)
  expect($draft.get()).toBe(null)
  await undo()
  expect($draft.get()).toBe(draft)
  expect(api.callJson.mock.calls.map(([path]) => path)).toEqual(['/api/drafts/d1', '/api/drafts/d1/undelete'])
})

test('what the server refuses to discard is there again, but not what is gone already', async () => {
  api.callJson.mockRejectedValueOnce(away)
  await expect(discardDraft(draft).done).rejects.toBe(away)
  expect($draft.get()).toBe(draft)

  api.callJson.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Gone.'))
  await discardDraft(draft).done
  expect($draft.get()).toBe(null)
})
