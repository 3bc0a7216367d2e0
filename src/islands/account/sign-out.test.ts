import { beforeEach, expect, test, vi } from 'vitest'
import { $toasts } from '../../stores/toasts.ts'
import { signOut } from './sign-out.ts'

const answer = vi.hoisted(() => ({ signOut: vi.fn() }))
vi.mock('../../stores/session.ts', () => ({ authClient: async () => ({ auth: answer }) }))

const assign = vi.fn()
beforeEach(() => {
  vi.stubGlobal('location', { assign })
  assign.mockReset()
  $toasts.set([])
})
const messages = () => $toasts.get().map(toast => toast.message)

test('signing out leads to the landing page, which says so', async () => {
  answer.signOut.mockResolvedValue({ error: null })
  await signOut()
  expect(assign).toHaveBeenCalledWith('/#signed-out')
  expect(messages()).toEqual([])
})

test('a refusal is said and the visitor stays', async () => {
  answer.signOut.mockResolvedValue({ error: new Error('500') })
  await signOut()
  expect(assign).not.toHaveBeenCalled()
  expect(messages()).toEqual(['Failed to sign out. Please try again.'])
})

test('a network that is down is said too', async () => {
  answer.signOut.mockRejectedValue(new TypeError('fetch failed'))
  await signOut()
  expect(messages()).toEqual(['Failed to sign out. Please try again.'])
})
