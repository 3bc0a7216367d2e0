import { beforeEach, expect, test, vi } from 'vitest'
import type { TemplateCard } from '../../contract/template.ts'
import { ApiError } from '../api.ts'
import { copyTemplate, deleteTemplate, renameTemplate } from './actions.ts'
import { ALL_TEMPLATES } from './address.ts'
import {
  $fetching,
  $list,
  fetchAgain,
  fetchList,
  fetchUpTo,
  findNewest,
  hydrateTemplates,
  refreshList
} from './list.ts'

const api = vi.hoisted(() => ({ call: vi.fn(), callJson: vi.fn() }))
vi.mock('../api.ts', async original => ({ ...(await original<object>()), ...api }))

const card = (id: string): TemplateCard => ({
  id,
  name: id,
  subject: '',
  preheader: '',
  revision: 1,
  created_at: '',
  updated_at: ''
})
const answers = (ids: string, next_cursor: string | null = null, total?: number) =>
  api.call.mockImplementationOnce(async () => Response.json({ data: [...ids].map(card), next_cursor, total }))
const ids = () =>
  $list
    .get()
    .templates.map(({ id }) => id)
    .join('')
const away = new ApiError(0, 'offline', 'Away.')
const conflict = new ApiError(409, 'conflict', 'Stale.')

beforeEach(() => {
  api.call.mockReset()
  api.callJson.mockReset()
  hydrateTemplates({ templates: [...'abc'].map(card), next_cursor: 'after-c', total: 6 })
})

test('page follows page until there are as many as wanted, once however often it is asked for', async () => {
  answers('de', 'after-e')
  answers('f')
  await Promise.all([fetchUpTo(4), fetchUpTo(60)])
  expect(api.call.mock.calls).toEqual([
    ['/api/templates?limit=24&cursor=after-c'],
    ['/api/templates?limit=96&cursor=after-e']
  ])
  expect([ids(), $list.get().next, $fetching.get()]).toEqual(['abcdef', null, 'idle'])

  await fetchUpTo(100)
  expect(api.call).toHaveBeenCalledTimes(2)
})

test('a page that cannot be had is told, and can be asked for again', async () => {
  api.call.mockRejectedValueOnce(away)
  await fetchUpTo(4)
  expect([ids(), $list.get().next, $fetching.get()]).toEqual(['abc', 'after-c', 'failed'])

  answers('d')
  await fetchAgain(ALL_TEMPLATES)
  expect([ids(), $fetching.get()]).toEqual(['abcd', 'idle'])
})

test('a template that moved while the list was read stands in it once, and at the end all are counted', async () => {
  answers('cd')
  await fetchUpTo(4)
  expect([ids(), $list.get().total]).toEqual(['abcd', 4])
})

test('of two searches the last one counts, whichever is answered first; a page of the list before is dropped', async () => {
  let answerFirst = (_: Response) => {}
  api.call.mockImplementationOnce(() => new Promise<Response>(resolve => (answerFirst = resolve)))
  const first = fetchList({ q: 'sp', sort: 'updated' })
  answers('y', null, 1)
  await fetchList({ q: 'spring', sort: 'name' })
  answerFirst(Response.json({ data: [card('x')], next_cursor: null, total: 1 }))
  await first

  expect(api.call.mock.lastCall).toEqual(['/api/templates?limit=24&q=spring&sort=name'])
  expect([ids(), $list.get().asked.q, $list.get().total, $fetching.get()]).toEqual(['y', 'spring', 1, 'idle'])
})

test('a search that fails leaves the list of before, and can be tried again', async () => {
  api.call.mockRejectedValueOnce(away)
  await fetchList({ q: 'spring', sort: 'updated' })
  expect([ids(), $fetching.get()]).toEqual(['abc', 'failed'])

  answers('y', null, 1)
  await fetchAgain({ q: 'spring', sort: 'updated' })
  expect([ids(), $fetching.get()]).toEqual(['y', 'idle'])
})

test('reading the beginning again brings what is new and keeps what was scrolled to', async () => {
  answers('nab', 'after-b', 7)
  await refreshList()
  expect([ids(), $list.get().next, $list.get().total]).toEqual(['nabc', 'after-c', 7])

  answers('xyz', 'after-z', 9)
  await refreshList()
  expect([ids(), $list.get().next, $list.get().total]).toEqual(['xyz', 'after-z', 9])
})

test('the newest template is asked for among all', async () => {
  answers('n')
  expect((await findNewest())?.id).toBe('n')
  expect(api.call.mock.lastCall).toEqual(['/api/templates?limit=1&sort=created'])
})

test('a deleted template leaves at once, and undo puts it back where it was', async () => {
  api.callJson.mockResolvedValue({})
  const { undo } = deleteTemplate('b')
  expect([ids(), $list.get().total]).toEqual(['ac', 5])
  const back = undo()
  expect(ids(), 'its picture is not to be had yet').toBe('ac')
  await back
  expect([ids(), $list.get().total]).toEqual(['abc', 6])
  expect(api.callJson.mock.calls).toEqual([
    ['/api/templates/b', { method: 'DELETE' }],
    ['/api/templates/b/undelete', { method: 'POST' }]
  ])
})

test('a deletion that is refused, and an undo that is, leave the list as the server has it', async () => {
  api.callJson.mockRejectedValueOnce(away)
  await expect(deleteTemplate('b').done).rejects.toBe(away)
  expect(ids()).toBe('abc')

  api.callJson.mockResolvedValueOnce({}).mockRejectedValueOnce(away)
  await expect(deleteTemplate('b').undo()).rejects.toBe(away)
  expect(ids()).toBe('ac')

  api.callJson.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Gone.'))
  await deleteTemplate('c').done
  expect(ids()).toBe('a')
})

test('undo in another list than the one it was deleted from reads that list anew', async () => {
  api.callJson.mockResolvedValue({})
  const { undo } = deleteTemplate('b')
  answers('xy', null, 2)
  await fetchList({ q: 'spring', sort: 'updated' })
  answers('bxy', null, 3)
  await undo()
  await vi.waitFor(() => expect(ids()).toBe('bxy'))
})

test('a copy is first, and by name behind its original', async () => {
  api.callJson.mockImplementation(async () => ({ ...card('n'), html_value: '', css_value: '' }))
  await copyTemplate('b')
  expect([ids(), $list.get().next, $list.get().total]).toEqual(['nabc', 'after-c', 7])

  hydrateTemplates({ templates: [...'abc'].map(card), next_cursor: null }, { q: '', sort: 'name' })
  await copyTemplate('b')
  expect(ids()).toBe('abnc')
})

test('a name is shown at once, keeps its picture, and is saved on what another saved meanwhile', async () => {
  const named = () => $list.get().templates[1]
  api.callJson.mockResolvedValueOnce({ ...card('b'), revision: 2 })
  const first = renameTemplate('b', 'Spring')
  expect(named()?.name).toBe('Spring')
  await first
  expect(named()).toMatchObject({ revision: 2, pictured: 1 })

  api.callJson.mockRejectedValueOnce(conflict)
  api.callJson.mockResolvedValueOnce({ ...card('b'), revision: 7 }).mockResolvedValueOnce({ ...card('b'), revision: 8 })
  await renameTemplate('b', 'Summer')
  expect(api.callJson.mock.lastCall).toEqual([
    '/api/templates/b',
    { method: 'PATCH', body: { revision: 7, name: 'Summer' } }
  ])
  expect(named()).toMatchObject({ name: 'Summer', revision: 8 })
})

test('a name that cannot be saved goes back', async () => {
  api.callJson.mockRejectedValue(conflict)
  await expect(renameTemplate('b', 'Spring')).rejects.toBe(conflict)
  expect($list.get().templates[1]).toMatchObject({ name: 'b', revision: 1 })
})
