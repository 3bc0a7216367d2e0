import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $toasts, closeToast, holdToast, toastAction, toastError, toastSuccess } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  $toasts.set([])
})
afterEach(() => vi.useRealTimers())

const messages = () => $toasts.get().map(toast => toast.message)

test('a success leaves after six seconds and not before', () => {
  toastSuccess('Signed out successfully')
  vi.advanceTimersByTime(5_999)
  expect(messages()).toEqual(['Signed out successfully'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
})

test('an error stays until it is closed', () => {
  toastError('Failed to sign out. Please try again.')
  vi.advanceTimersByTime(600_000)
  expect(messages()).toEqual(['Failed to sign out. Please try again.'])
  closeToast($toasts.get()[0]?.id ?? 0)
  expect(messages()).toEqual([])
})

test('closing one toast leaves the others', () => {
  toastError('one')
  toastError('two')
  closeToast($toasts.get()[0]?.id ?? 0)
  expect(messages()).toEqual(['two'])
})

test('a toast with something to do leaves after ten seconds, and not while somebody is at it', () => {
  const undo = { label: 'Undo', run: () => {} }
  const id = toastAction('Deleted “Spring”.', undo)
  vi.advanceTimersByTime(9_000)
  const release = holdToast(id)
  vi.advanceTimersByTime(60_000)
  expect(messages()).toEqual(['Deleted “Spring”.'])
  release()
  vi.advanceTimersByTime(2_999)
  expect(messages()).toEqual(['Deleted “Spring”.'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
})

test('two of the same words each have their own undo, and a closed one stays closed when it is let go', () => {
  const undo = { label: 'Undo', run: () => {} }
  const id = toastAction('Deleted “Spring”.', undo)
  toastAction('Deleted “Spring”.', undo)
  expect(messages()).toHaveLength(2)
  const release = holdToast(id)
  closeToast(id)
  release()
  expect(messages()).toHaveLength(1)
})
