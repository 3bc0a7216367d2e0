import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountSession } from '../../contract/account-session.ts'
import { ApiError, type callJson } from '../api.ts'
import { $toasts } from '../toasts.ts'
import { createSessionList } from './sessions.ts'

const session = (id: string, is_current = false): AccountSession => ({
  id,
  device: 'Firefox on Linux',
  kind: 'laptop',
  time_zone: null,
  first_seen_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: '2026-11-01T10:00:00.000Z',
  is_current,
  is_new: false
})
const messages = () => $toasts.get().map(toast => toast.message)

function open(refusal?: Error, failure?: string) {
  const call = vi.fn(async (_path: string, _given?: object) => {
    if (refusal) throw refusal
  })
  const endOthers = vi.fn(async () => failure)
  const parts = { call: call as unknown as typeof callJson, endOthers }
  return { call, endOthers, list: createSessionList([session('own', true), session('a'), session('b')], parts) }
}

beforeEach(() => $toasts.set([]))

test('one is ended, and stays to be seen as ended', async () => {
  const { list, call } = open()
  await list.end('a')
  expect(call).toHaveBeenCalledExactlyOnceWith('/api/sessions/a', { method: 'DELETE' })
  expect(list.$state.get()).toMatchObject({ ended: new Set(['a']), atWork: null })
  expect(list.$state.get().sessions).toHaveLength(3)
})

test('all others are ended, here and at the auth service, and never this one', async () => {
  const { list, endOthers } = open()
  await list.endAllOthers()
  expect(endOthers).toHaveBeenCalledOnce()
  expect(list.$state.get().ended).toEqual(new Set(['a', 'b']))
  expect(messages()).toEqual(['Signed out everywhere else'])
})

test('one that has ended already is no failure', async () => {
  const { list } = open(new ApiError(404, 'not_found', 'Gone.'))
  await list.end('a')
  expect(list.$state.get().ended).toEqual(new Set(['a']))
  expect(messages()).toEqual([])
})

test('a refusal is said, and nothing looks ended', async () => {
  const { list, endOthers } = open(new ApiError(0, 'offline', 'No connection.'))
  await list.end('a')
  await list.endAllOthers()
  expect(endOthers).not.toHaveBeenCalled()
  expect(list.$state.get()).toMatchObject({ ended: new Set(), atWork: null })
  expect(messages()).toEqual(['No connection.'])
})

test('an auth service that does not end them is said', async () => {
  const { list } = open(undefined, 'Failed.')
  await list.endAllOthers()
  expect(list.$state.get().ended).toEqual(new Set())
  expect(messages()).toEqual(['Failed.'])
})

test('one thing at a time', async () => {
  const { list, call } = open()
  await Promise.all([list.end('a'), list.end('b'), list.endAllOthers()])
  expect(call).toHaveBeenCalledOnce()
})
