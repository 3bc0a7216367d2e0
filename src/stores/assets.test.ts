import { beforeEach, expect, test, vi } from 'vitest'
import type { AssetAnswer } from '../contract/asset.ts'
import { ApiError } from './api.ts'
import { $assets, $assetsState, $nextAssets, loadAssets, loadMoreAssets, removeAsset } from './assets.ts'

const api = vi.hoisted(() => ({ call: vi.fn(), callJson: vi.fn() }))
vi.mock('./api.ts', async original => ({ ...(await original<object>()), ...api }))

const asset = (id: string): AssetAnswer => ({
  id,
  url: `https://cdn.example/x/${id}.png`,
  name: `${id}.png`,
  width: 2,
  height: 1,
  bytes: 3,
  created_at: ''
})
const answers = (ids: string, next_cursor: string | null = null) =>
  api.call.mockImplementationOnce(async () => Response.json({ data: [...ids].map(asset), next_cursor }))
const ids = () =>
  $assets
    .get()
    .map(({ id }) => id)
    .join('')

const fetch = vi.fn()
beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  for (const mock of [api.call, api.callJson, fetch]) mock.mockReset()
  fetch.mockImplementation(async () => new Response('png', { headers: { 'content-type': 'image/png' } }))
  $assets.set([])
  $nextAssets.set(null)
  $assetsState.set('idle')
})

test('the list is read page by page, once however often it is asked for, and lists nothing twice', async () => {
  answers('ab', 'after-b')
  await Promise.all([loadAssets(), loadAssets()])
  answers('bc')
  await loadMoreAssets()
  await loadMoreAssets()

  expect([ids(), $nextAssets.get(), $assetsState.get()]).toEqual(['abc', null, 'ready'])
  expect(api.call.mock.calls).toEqual([['/api/assets?limit=48'], ['/api/assets?limit=48&cursor=after-b']])
})

test('a list that cannot be had is told, and can be asked for again', async () => {
  api.call.mockRejectedValueOnce(new ApiError(0, 'offline', 'Away.'))
  await loadAssets()
  expect($assetsState.get()).toBe('failed')

  answers('a')
  await loadAssets()
  expect([ids(), $assetsState.get()]).toEqual(['a', 'ready'])
})

test('a picture that is deleted leaves the list, and can be brought back from its file', async () => {
  $assets.set(['a', 'b'].map(asset))
  const removal = await removeAsset(asset('a'))

  expect([ids(), api.callJson.mock.calls]).toEqual(['b', [['/api/assets/a', { method: 'DELETE' }]]])
  expect(fetch).toHaveBeenCalledWith('/assets/a.png')
  const file = removal.state === 'removed' ? removal.file : undefined
  expect([file?.name, file?.type, await file?.text()]).toEqual(['a.png', 'image/png', 'png'])
})

test('one that is used stays until that is confirmed, and goes for good then', async () => {
  $assets.set([asset('a')])
  api.callJson.mockRejectedValueOnce(new ApiError(409, 'conflict', 'Used in 2 templates.'))

  expect(await removeAsset(asset('a'))).toEqual({ state: 'used', message: 'Used in 2 templates.' })
  expect(ids()).toBe('a')
  expect(await removeAsset(asset('a'), { confirmed: true })).toEqual({ state: 'removed' })
  expect([ids(), api.callJson.mock.lastCall?.[0]]).toEqual(['', '/api/assets/a?confirm=true'])
})

test('one whose file cannot be kept goes without a way back', async () => {
  $assets.set([asset('a')])
  fetch.mockRejectedValueOnce(new TypeError('offline'))
  expect(await removeAsset(asset('a'))).toEqual({ state: 'removed' })
})

test('one that is gone already leaves the list, and what fails leaves it as it was', async () => {
  $assets.set(['a', 'b'].map(asset))
  api.callJson.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Gone.'))
  await removeAsset(asset('a'))
  api.callJson.mockRejectedValueOnce(new ApiError(503, 'unavailable', 'Later.'))

  await expect(removeAsset(asset('b'))).rejects.toThrow('Later.')
  expect(ids()).toBe('b')
})
