import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Call } from '../api.ts'
import { $toasts } from '../toasts.ts'
import { createDownload } from './download.ts'

const messages = () => $toasts.get().map(toast => toast.message)

function open(answer: (given: Call) => Promise<Response>) {
  const save = vi.fn((_file: Blob, _name: string) => {})
  const call = vi.fn(async (_path: string, given: Call = {}) => answer(given))
  return { save, call, download: createDownload('a1', { call, save }) }
}

/** An answer whose pieces come when they are let go. */
function slow() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  return { response: new Response(readable), writer: writable.getWriter() }
}

beforeEach(() => {
  $toasts.set([])
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 24) })
  return () => vi.useRealTimers()
})

test('all of it is kept as one file of the day', async () => {
  const { download, save, call } = open(async () => new Response('zip'))
  await download.start()
  expect(call.mock.calls[0]?.[0]).toBe('/api/accounts/a1/archive')
  const [file, name] = save.mock.calls[0] ?? []
  expect([await file?.text(), file?.type, name]).toEqual(['zip', 'application/zip', 'mailwright-2026-11-24.zip'])
  expect(download.$state.get()).toEqual({ isBusy: false, progress: undefined, isAsking: false })
})

test('how far it is shows after two seconds, not before', async () => {
  const { response, writer } = slow()
  const { download } = open(async () => response)
  const done = download.start()
  await writer.write(new Uint8Array(1024))
  expect(download.$state.get()).toEqual({ isBusy: true, progress: undefined, isAsking: false })
  vi.setSystemTime(Date.now() + 2_001)
  await writer.write(new Uint8Array(1024 * 1024))
  await vi.waitFor(() => expect(download.$state.get().progress).toBe('Downloading everything: 1.0 MB so far'))
  await writer.close()
  await done
  expect(download.$state.get().progress).toBeUndefined()
})

test('one that breaks off is not kept, and says so', async () => {
  const { response, writer } = slow()
  const { download, save } = open(async () => response)
  const done = download.start()
  await writer.abort(new TypeError('network error'))
  await done
  expect(save).not.toHaveBeenCalled()
  expect(messages()).toEqual(['The download broke off. Check your connection and try again.'])
})

test('a refusal is said in its own words, and stopping says nothing', async () => {
  const refused = open(async () => {
    throw new ApiError(429, 'rate_limited', 'Too many exports.')
  })
  await refused.download.start()
  expect(messages()).toEqual(['Too many exports.'])
  $toasts.set([])
  const stopped = open(
    ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  )
  const done = stopped.download.start()
  stopped.download.stop()
  await done
  expect([messages(), stopped.save.mock.calls]).toEqual([[], []])
})

test('where a proof is wanted it is asked for, a wrong one is answered, and a right one downloads', async () => {
  const { download, save, call } = open(async ({ body }) => {
    const { proof } = body as { proof?: { password: string } }
    if (!proof) throw new ApiError(403, 'confirmation_required', 'Confirm first that it is you.')
    if (proof.password !== 'right') throw new ApiError(422, 'unprocessable', 'This is not your password.')
    return new Response('zip')
  })
  await download.start()
  expect([download.$state.get().isAsking, messages(), save.mock.calls]).toEqual([true, [], []])
  expect(await download.prove({ password: 'wrong' })).toBe('This is not your password.')
  expect(download.$state.get().isAsking).toBe(true)
  expect(await download.prove({ password: 'right' })).toBeUndefined()
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(download.$state.get()).toMatchObject({ isBusy: false, isAsking: false }))
  expect(call).toHaveBeenCalledTimes(3)
})
