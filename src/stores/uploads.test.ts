import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Call } from './api.ts'
import { $assets } from './assets.ts'
import { $uploads, dismissUpload, stopUpload, uploadAsset } from './uploads.ts'

const api = vi.hoisted(() => ({ callJson: vi.fn() }))
vi.mock('./api.ts', async original => ({ ...(await original<object>()), ...api }))

const boat = (size = 4, type = 'image/png', name = 'boat.png') => new File([new Uint8Array(size)], name, { type })
const states = () => $uploads.get().map(upload => (upload.state === 'failed' ? upload.message : upload.sent))

beforeEach(() => {
  api.callJson.mockReset()
  $uploads.set([])
  $assets.set([])
})

test('a picture tells how much of it has left, and stands first in the list when it is there', async () => {
  const asset = { id: 'a', name: 'boat.png' }
  const seen: unknown[] = []
  api.callJson.mockImplementationOnce(async (_path: string, { file }: Call) => {
    seen.push(states())
    file?.onSent(0.5)
    seen.push(states())
    return asset
  })

  expect(await uploadAsset(boat())).toBe(asset)

  expect(api.callJson.mock.calls[0]?.[0]).toBe('/api/assets?name=boat.png')
  expect([seen, $uploads.get(), $assets.get()]).toEqual([[[0], [0.5]], [], [asset]])
})

test('what fails says why until it is put away, and nothing else waits for it', async () => {
  api.callJson.mockRejectedValueOnce(new ApiError(422, 'unprocessable', 'It is broken.'))
  api.callJson.mockRejectedValueOnce(new Error('surprise'))

  expect(await Promise.all([uploadAsset(boat()), uploadAsset(boat())])).toEqual([undefined, undefined])

  expect(states()).toEqual(['It is broken.', 'The picture could not be uploaded. Please try again.'])
  dismissUpload($uploads.get()[0]?.id ?? 0)
  expect(states()).toHaveLength(1)
})

test('what the server would refuse is refused before it is sent', async () => {
  await uploadAsset(boat(4, 'image/svg+xml'))
  await uploadAsset(boat(0))
  await uploadAsset(boat(10 * 1024 * 1024 + 1))

  expect(api.callJson).not.toHaveBeenCalled()
  expect(states()).toEqual([
    'Pictures may be PNG, JPEG, GIF or WebP. Save this one as PNG or JPEG, then upload that.',
    'This file is empty. Choose another one.',
    'This picture has 11 MB, and 10 MB is the most. Make it smaller, then upload it.'
  ])
})

test('a long name keeps its end', async () => {
  api.callJson.mockResolvedValueOnce({ id: 'a' })
  await uploadAsset(boat(4, 'image/png', `${'x'.repeat(300)}.png`))
  expect(api.callJson.mock.calls[0]?.[0]).toBe(`/api/assets?name=${'x'.repeat(196)}.png`)
})

test('an upload that is stopped leaves nothing behind', async () => {
  api.callJson.mockImplementationOnce(
    (_path: string, { signal }: Call) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  )
  const uploading = uploadAsset(boat())
  stopUpload($uploads.get()[0]?.id ?? 0)

  expect([await uploading, $uploads.get(), $assets.get()]).toEqual([undefined, [], []])
})
