import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type callJson } from '../api.ts'
import { $toasts } from '../toasts.ts'
import { createPortrait } from './portrait.ts'

const messages = () => $toasts.get().map(toast => toast.message)
const NEW = 'https://mailwright.example/assets/new.png'

function open(url: string | null, { refusal, failure }: { refusal?: Error; failure?: string } = {}) {
  const steps: unknown[] = []
  const call = vi.fn(async (path: string, { method }: { method?: string } = {}) => {
    steps.push(`${method} ${path}`)
    if (refusal) throw refusal
    return { url: NEW }
  })
  const tell = async (told: string | null) => {
    steps.push(told)
    return failure
  }
  return { steps, portrait: createPortrait('a1', url, { call: call as unknown as typeof callJson, tell }) }
}

beforeEach(() => $toasts.set([]))
const file = new Blob(['x'], { type: 'image/png' })

test('a picture is uploaded, then told', async () => {
  const { portrait, steps } = open(null)
  await portrait.choose(file)
  expect(steps).toEqual(['PUT /api/accounts/a1/picture', NEW])
  expect(portrait.$state.get()).toEqual({ url: NEW, isBusy: false })
  expect(messages()).toEqual(['Picture updated'])
})

test('one that goes is named nowhere before its file goes', async () => {
  const { portrait, steps } = open('https://mailwright.example/assets/old.png')
  await portrait.remove()
  expect(steps).toEqual([null, 'DELETE /api/accounts/a1/picture'])
  expect(portrait.$state.get().url).toBeNull()
})

test('what is no picture is said, and the one before stays', async () => {
  const { portrait } = open('old', { refusal: new ApiError(415, 'unsupported_media_type', 'Pictures may be PNG.') })
  await portrait.choose(file)
  expect(portrait.$state.get()).toEqual({ url: 'old', isBusy: false, error: 'Pictures may be PNG.' })
  await portrait.choose(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))
  expect(portrait.$state.get().error).toMatch(/up to 10 MB/)
})

test('where the auth service does not take it, the one before stays, with its file', async () => {
  const { portrait, steps } = open('old', { failure: 'Failed.' })
  await portrait.remove()
  expect(portrait.$state.get().url).toBe('old')
  expect(steps).toEqual([null])
  expect(messages()).toEqual(['Failed.'])
})
