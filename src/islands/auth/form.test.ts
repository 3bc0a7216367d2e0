import { beforeEach, expect, test, vi } from 'vitest'
import { $toasts } from '../../stores/toasts.ts'
import { createForm, type Outcome } from './form.ts'

type Fields = { name: string }
const check = ({ name }: Fields) => ({ name: name === '' ? 'Enter a name' : undefined })
const messages = () => $toasts.get().map(toast => toast.message)

beforeEach(() => $toasts.set([]))

test('what can be seen to be wrong is said and not sent', async () => {
  const send = vi.fn(async (): Promise<Outcome<Fields>> => ({ state: 'done' }))
  const form = createForm(check, send)
  expect(await form.submit({ name: '' })).toBeUndefined()
  expect(form.$state.get()).toEqual({ isBusy: false, errors: { name: 'Enter a name' } })
  expect(send).not.toHaveBeenCalled()
  expect(await form.submit({ name: 'x' })).toBe('done')
  expect(form.$state.get()).toEqual({ isBusy: false, errors: {} })
})

test('nothing is sent twice at once', async () => {
  const answer = Promise.withResolvers<Outcome<Fields>>()
  const send = vi.fn(() => answer.promise)
  const form = createForm(check, send)
  const first = form.submit({ name: 'x' })
  expect(form.$state.get().isBusy).toBe(true)
  expect(await form.submit({ name: 'x' })).toBeUndefined()
  answer.resolve({ state: 'done' })
  expect(await first).toBe('done')
  expect(send).toHaveBeenCalledOnce()
})

test('a form whose page is left stays busy', async () => {
  const form = createForm(check, async () => ({ state: 'leaving' }))
  await form.submit({ name: 'x' })
  expect(form.$state.get().isBusy).toBe(true)
})

test('a refusal is said at its field, a failure in passing', async () => {
  const outcomes: Outcome<Fields>[] = [
    { state: 'refused', errors: { name: 'Taken' } },
    { state: 'failed', message: 'Try again.' }
  ]
  const form = createForm(check, async () => outcomes.shift() as Outcome<Fields>)
  await form.submit({ name: 'x' })
  expect(form.$state.get()).toEqual({ isBusy: false, errors: { name: 'Taken' } })
  expect(messages()).toEqual([])
  await form.submit({ name: 'x' })
  expect(form.$state.get()).toEqual({ isBusy: false, errors: {} })
  expect(messages()).toEqual(['Try again.'])
})
