import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedSectionAnswer } from '../contract/saved-section.ts'
import { ApiError } from './api.ts'
import {
  $savedSections,
  $savedSectionsState,
  loadSavedSections,
  removeSavedSection,
  renameSavedSection,
  saveSection
} from './saved-sections.ts'

const api = vi.hoisted(() => ({ call: vi.fn(), callJson: vi.fn() }))
vi.mock('./api.ts', async original => ({ ...(await original<object>()), ...api }))

const section = (id: string, name = id): SavedSectionAnswer => ({
  id,
  name,
  html: '<p></p>',
  css: '',
  kind: null,
  created_at: ''
})
const answers = (ids: string, next_cursor: string | null = null) =>
  api.call.mockImplementationOnce(async () => Response.json({ data: [...ids].map(id => section(id)), next_cursor }))
const names = () => $savedSections.get().map(({ name }) => name)

beforeEach(() => {
  api.call.mockReset()
  api.callJson.mockReset()
  $savedSections.set([])
  $savedSectionsState.set('idle')
})

test('all are read, page after page', async () => {
  answers('ab', 'after-b')
  answers('c')
  await Promise.all([loadSavedSections(), loadSavedSections()])

  expect([names(), $savedSectionsState.get()]).toEqual([['a', 'b', 'c'], 'ready'])
  expect(api.call.mock.calls).toEqual([
    ['/api/saved-sections?limit=50'],
    ['/api/saved-sections?limit=50&cursor=after-b']
  ])
})

test('what cannot be had is told, keeps what is known, and can be asked for again', async () => {
  $savedSections.set([section('a')])
  answers('x', 'after-x')
  api.call.mockRejectedValueOnce(new ApiError(0, 'offline', 'Away.'))
  await loadSavedSections()
  expect([names(), $savedSectionsState.get()]).toEqual([['a'], 'failed'])

  answers('b')
  await loadSavedSections()
  expect([names(), $savedSectionsState.get()]).toEqual([['b'], 'ready'])
})

test('a section is saved first, renamed in its place, deleted, and brought back', async () => {
  $savedSections.set([section('a')])
  api.callJson.mockResolvedValueOnce(section('b'))
  await saveSection(section('b'))
  api.callJson.mockResolvedValueOnce(section('a', 'new'))
  await renameSavedSection('a', 'new')
  expect(names()).toEqual(['b', 'new'])

  const bringBack = await removeSavedSection(section('b'))
  expect(names()).toEqual(['new'])
  api.callJson.mockResolvedValueOnce(section('c', 'b'))
  await bringBack()

  expect(names()).toEqual(['b', 'new'])
  const { html, css, kind } = section('b')
  expect(api.callJson.mock.lastCall).toEqual([
    '/api/saved-sections',
    { method: 'POST', body: { name: 'b', html, css, kind } }
  ])
})

test('what the server refuses leaves the list as it was', async () => {
  $savedSections.set([section('a')])
  api.callJson.mockRejectedValue(new ApiError(422, 'unprocessable', 'No.'))

  for (const attempt of [
    () => saveSection(section('b')),
    () => renameSavedSection('a', ''),
    () => removeSavedSection(section('a'))
  ])
    await expect(attempt()).rejects.toThrow('No.')
  expect(names()).toEqual(['a'])
})
