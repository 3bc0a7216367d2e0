import { beforeEach, expect, test, vi } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { $toasts } from '../../stores/toasts.ts'
import { endSession, signOut } from './sign-out.ts'

const steps = vi.hoisted(() => ({ taken: [] as string[] }))
const answer = vi.hoisted(() => ({ signOut: vi.fn() }))
const release = vi.hoisted(() => vi.fn())
vi.mock('../../stores/session.ts', () => ({ authClient: async () => ({ auth: answer }) }))
vi.mock('../../stores/page-owner.ts', () => ({ holdPage: () => release }))
vi.mock('../../stores/editor/save-drafts.ts', () => ({ saveDrafts: async () => void steps.taken.push('saved') }))
vi.mock('../../stores/form/leave-form.ts', () => ({ sendForm: async () => void steps.taken.push('sent') }))
const kept = vi.hoisted(() => new Map<string, string>())
vi.mock('../../stores/own-storage.ts', () => ({
  ownStorage: {
    names: () => [...kept.keys()],
    read: (name: string) => kept.get(name),
    write: (name: string, value: string) => kept.set(name, value).has(name),
    wipe: () => {
      kept.clear()
      steps.taken.push('wiped')
    }
  }
}))

const assign = vi.fn()
beforeEach(() => {
  vi.stubGlobal('location', { assign })
  assign.mockReset()
  release.mockReset()
  steps.taken = []
  kept.clear()
  $toasts.set([])
})
const messages = () => $toasts.get().map(toast => toast.message)
const end = (error: Error | null) => async () => {
  steps.taken.push('ended')
  return { error }
}

test('signing out saves, ends the session, forgets, and leads to the landing page, which says so', async () => {
  answer.signOut.mockImplementation(end(null))
  await signOut()
  expect(steps.taken).toEqual(['saved', 'sent', 'ended', 'wiped'])
  expect(answer.signOut).toHaveBeenCalledWith({ scope: 'global' })
  expect(assign).toHaveBeenCalledWith('/auth/signed-out')
  expect(messages()).toEqual([])
})

test('what could not be saved in time waits for its person, and the rest of their work goes', async () => {
  answer.signOut.mockImplementation(end(null))
  const email = { ...BLANK_EMAIL, html: '<p>Typed late</p>' }
  const draft = JSON.stringify({ id: 't1', revision: 3, email, cause: 'hand' })
  kept.set('draft:t1', draft)
  kept.set('text:brief', 'A letter about clay')

  expect(await endSession('local')).toBe(true)
  expect([...kept]).toEqual([['draft:t1', draft]])
})

test('a refusal is said, the visitor stays and so does their work', async () => {
  answer.signOut.mockImplementation(end(new Error('500')))
  await signOut()
  expect(steps.taken).toEqual(['saved', 'sent', 'ended'])
  expect(release).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
  expect(messages()).toEqual(['Failed to sign out. Please try again.'])
})

test('a network that is down is said too', async () => {
  answer.signOut.mockRejectedValue(new TypeError('fetch failed'))
  await signOut()
  expect(messages()).toEqual(['Failed to sign out. Please try again.'])
})

test('other devices stay signed in where only this one was meant', async () => {
  answer.signOut.mockImplementation(end(null))
  expect(await endSession('local')).toBe(true)
  expect(answer.signOut).toHaveBeenCalledWith({ scope: 'local' })
})
