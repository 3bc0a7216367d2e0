import { beforeEach, expect, test, vi } from 'vitest'
import { $toasts } from '../../stores/toasts.ts'
import { checkPasswords, createPasswordForm, type PasswordChange } from './password-form.ts'

const good = { current: 'old password', next: 'new password' }
const messages = () => $toasts.get().map(toast => toast.message)

beforeEach(() => {
  vi.useFakeTimers()
  $toasts.set([])
  return () => vi.useRealTimers()
})

test('a new password has eight characters or more and differs from the current one', () => {
  expect(checkPasswords({ current: 'old password', next: '1234567' })).toEqual({
    next: 'Password must be at least 8 characters long'
  })
  expect(checkPasswords({ current: 'same password', next: 'same password' })).toEqual({
    next: 'Choose a password that differs from the current one'
  })
  expect(checkPasswords({ current: '', next: '12345678' })).toEqual({ current: 'Enter your current password' })
  expect(checkPasswords(good)).toEqual({})
})

test('four letters of two units each are not eight characters', () => {
  expect(checkPasswords({ current: 'x', next: '𝒶𝒷𝒸𝒹' }).next).toBe('Password must be at least 8 characters long')
})

test('what can be seen to be wrong is not sent', async () => {
  const change = vi.fn(async (): Promise<PasswordChange> => ({ state: 'changed' }))
  const form = createPasswordForm(change)
  expect(await form.save({ current: '', next: '' })).toBe(false)
  expect(change).not.toHaveBeenCalled()
  expect(Object.keys(form.$state.get().errors)).toEqual(['current', 'next'])
})

test('a change is said, and what was wrong before is gone', async () => {
  const form = createPasswordForm(async () => ({ state: 'changed' }))
  await form.save({ ...good, next: 'short' })
  expect(await form.save(good)).toBe(true)
  expect(form.$state.get()).toEqual({ isBusy: false, errors: {} })
  expect(messages()).toEqual(['Password updated successfully'])
})

test('a wrong current password is said at its field', async () => {
  const form = createPasswordForm(async () => ({
    state: 'refused',
    errors: { current: 'This is not your current password' }
  }))
  expect(await form.save(good)).toBe(false)
  expect(form.$state.get().errors.current).toBe('This is not your current password')
})

test('a failure is said', async () => {
  const form = createPasswordForm(async () => ({
    state: 'failed',
    message: 'Failed to change password. Please try again.'
  }))
  await form.save(good)
  expect(messages()).toEqual(['Failed to change password. Please try again.'])
})
