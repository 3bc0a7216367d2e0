import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrandAnswer } from '../../contract/brand.ts'
import { NO_RULES } from '../../email/brand/choices.ts'
import { ApiError, type Call } from '../api.ts'
import { createBrandStore } from './brands.ts'
import { withPart } from './parts.ts'

const brand = (id: string, more: Partial<BrandAnswer> = {}): BrandAnswer => ({
  id,
  name: id,
  is_default: false,
  revision: 1,
  value: { sites: [], logo: {}, colours: {}, voice: [], footer: {}, rules: NO_RULES },
  created_at: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-03-01T00:00:00.000Z',
  ...more
})

/** A server that keeps brands; `fail` is thrown by the next call that changes one. */
function serverOf(rows: BrandAnswer[]) {
  const server = { rows, calls: [] as string[], fail: undefined as ApiError | undefined }
  const call = async (path: string, { method = 'GET', body }: Call = {}) => {
    server.calls.push(`${method} ${path}`)
    const id = path.split('/')[3]
    const { fail } = server
    if (method !== 'GET' && fail) {
      server.fail = undefined
      throw fail
    }
    if (method === 'GET') return server.rows
    const fields = body as Partial<BrandAnswer>
    if (method === 'POST') {
      server.rows = [...server.rows, brand(`new-${server.rows.length}`, fields)]
      return server.rows.at(-1)
    }
    const row = server.rows.find(each => each.id === id)
    if (!row) throw new ApiError(404, 'not_found', 'This brand does not exist.')
    if (method === 'DELETE') server.rows = server.rows.filter(each => each !== row)
    else if (row.revision !== fields.revision) throw new ApiError(409, 'conflict', 'Changed elsewhere.')
    else
      server.rows = server.rows.map(each => (each === row ? { ...row, ...fields, revision: row.revision + 1 } : each))
    return server.rows.find(each => each.id === id)
  }
  return { server, store: createBrandStore(rows, call as Parameters<typeof createBrandStore>[1]) }
}

const addressed = (address: string) => (each: BrandAnswer) => withPart(each, 'footer.address', address)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a change is saved after a pause, and whole', async () => {
  const { server, store } = serverOf([brand('a')])
  store.change(addressed('Quay'))
  store.change(addressed('Quay Street'))
  expect(store.$save.get()).toEqual({ state: 'unsaved' })
  await vi.runAllTimersAsync()
  expect(store.$save.get()).toEqual({ state: 'saved' })
  expect(server.calls).toEqual(['PATCH /api/brands/a'])
  expect(server.rows[0]?.value.footer.address).toBe('Quay Street')
})

test('what fails stays on the page, and goes out with the next try', async () => {
  const { server, store } = serverOf([brand('a')])
  server.fail = new ApiError(0, 'offline', 'Offline.')
  store.change(addressed('Quay Street'))
  await store.save()
  expect(store.$save.get()).toEqual({ state: 'failed', message: 'Offline.' })
  expect(store.$open.get()?.value.footer.address).toBe('Quay Street')
  await store.save()
  expect(store.$save.get()).toEqual({ state: 'saved' })
  expect(server.rows[0]?.value.footer.address).toBe('Quay Street')
})

test('what somebody else changed meanwhile stays beside it', async () => {
  const { server, store } = serverOf([brand('a')])
  server.rows = [brand('a', { name: 'Low tide', revision: 7 })]
  store.change(addressed('Quay Street'))
  await store.save()
  expect(store.$open.get()).toMatchObject({ name: 'Low tide', revision: 8 })
  expect(server.rows[0]?.value.footer.address).toBe('Quay Street')
})

test('a brand that was deleted elsewhere stays on the page and is made again', async () => {
  const { server, store } = serverOf([brand('a')])
  server.rows = []
  store.change(addressed('Quay Street'))
  await store.save()
  expect(store.$save.get()).toMatchObject({ state: 'gone' })
  await store.makeAgain()
  expect(store.$save.get()).toEqual({ state: 'saved' })
  expect(store.$open.get()?.value.footer.address).toBe('Quay Street')
  expect(store.$brands.get()).toHaveLength(1)
})

test('a deleted brand comes back whole, and as the default that it was', async () => {
  const { server, store } = serverOf([brand('a', { is_default: true }), brand('b')])
  const undo = await store.remove(brand('a', { is_default: true, name: 'Tidewater' }))
  expect(store.$open.get()?.id).toBe('b')
  await undo()
  expect(server.rows.at(-1)).toMatchObject({ name: 'Tidewater', is_default: true })
  expect(store.$open.get()?.name).toBe('Tidewater')
})

test('the default is made of what is saved', async () => {
  const { server, store } = serverOf([brand('a')])
  store.change(addressed('Quay Street'))
  await store.makeDefault()
  expect(server.rows[0]).toMatchObject({ is_default: true, value: { footer: { address: 'Quay Street' } } })
})

test('what is tried out is shown and never kept', async () => {
  const { server, store } = serverOf([brand('a')])
  store.tryOut(addressed('Quay Street'))
  expect(store.$shown.get()?.value.footer.address).toBe('Quay Street')
  expect(store.$open.get()?.value.footer).toEqual({})
  store.tryOut()
  await vi.runAllTimersAsync()
  expect(store.$shown.get()).toEqual(store.$open.get())
  expect(server.calls).toEqual([])
})
