import { beforeEach, expect, test, vi } from 'vitest'
import type { TemplateCard } from '../contract/template.ts'
import { ApiError } from './api.ts'
import {
  $more,
  $nextCursor,
  $templates,
  copyTemplate,
  deleteTemplate,
  hydrateTemplates,
  loadMore,
  loadTemplates
} from './templates.ts'

const api = vi.hoisted(() => ({ call: vi.fn(), callJson: vi.fn() }))
vi.mock('./api.ts', async original => ({ ...(await original<object>()), ...api }))

const card = (id: string): TemplateCard => ({
  id,
  name: id,
  subject: '',
  preheader: '',
  revision: 1,
  created_at: '',
  updated_at: ''
})
const page = (ids: string, next_cursor: string | null = null) => ({ templates: [...ids].map(card), next_cursor })
const answers = (ids: string, next_cursor: string | null = null) =>
  api.call.mockImplementationOnce(async () => Response.json({ data: page(ids).templates, next_cursor }))
const ids = () =>
  $templates
    .get()
    .map(({ id }) => id)
    .join('')

beforeEach(() => {
  api.call.mockReset()
  api.callJson.mockReset()
  $more.set('idle')
  hydrateTemplates(page('abc', 'after-c'))
})

test('the next page follows the last, once however often it is asked for, until there is none', async () => {
  answers('de', 'after-e')
  await Promise.all([loadMore(), loadMore()])
  expect(api.call.mock.calls).toEqual([['/api/templates?limit=24&cursor=after-c']])
  expect([ids(), $nextCursor.get(), $more.get()]).toEqual(['abcde', 'after-e', 'idle'])

  answers('f')
  await loadMore()
  await loadMore()
  expect([ids(), $nextCursor.get()]).toEqual(['abcdef', null])
  expect(api.call).toHaveBeenCalledTimes(2)
})

test('a page that cannot be had is told, and can be asked for again', async () => {
  api.call.mockRejectedValueOnce(new ApiError(0, 'offline', 'Away.'))
  await loadMore()
  expect([ids(), $nextCursor.get(), $more.get()]).toEqual(['abc', 'after-c', 'failed'])

  answers('d')
  await loadMore()
  expect([ids(), $more.get()]).toEqual(['abcd', 'idle'])
})

test('a template that moved while the list was read stands in it once', async () => {
  answers('cd')
  await loadMore()
  expect(ids()).toBe('abcd')
})

test('reading the beginning again brings what is new and keeps what was scrolled to', async () => {
  answers('nab', 'after-b')
  await loadTemplates()
  expect([ids(), $nextCursor.get()]).toEqual(['nabc', 'after-c'])
})

test('a beginning that is the whole list, or does not meet what is known, takes its place', async () => {
  answers('na')
  await loadTemplates()
  expect([ids(), $nextCursor.get()]).toEqual(['na', null])

  answers('xyz', 'after-z')
  await loadTemplates()
  expect([ids(), $nextCursor.get()]).toEqual(['xyz', 'after-z'])
})

test('deleting and copying keep the place where the list goes on', async () => {
  api.callJson.mockResolvedValue({ ...card('n'), html_value: '', css_value: '' })
  await deleteTemplate('b')
  await copyTemplate('a')
  expect([ids(), $nextCursor.get()]).toEqual(['nac', 'after-c'])
})
