import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $toasts, closeToast, toastError, toastSuccess } from './toasts.ts'

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
