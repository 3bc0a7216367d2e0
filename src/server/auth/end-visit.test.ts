import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import type { App } from '../app.ts'
import { endVisit } from './end-visit.ts'

const forgetSessions = vi.fn()
const warn = vi.fn()
const app = { auth: { forgetSessions }, log: { warn } } as unknown as App
const clientOf = (signOut: () => Promise<unknown>) => ({ auth: { signOut } }) as unknown as SupabaseClient

beforeEach(() => {
  for (const mock of [forgetSessions, warn]) mock.mockReset()
})

test('a session ends in this browser only, at once for this process, and the landing page says so', async () => {
  const signOut = vi.fn(async () => ({ error: null }))
  expect(await endVisit({ app, supabase: clientOf(signOut) })).toBe('/auth/signed-out')
  expect(signOut).toHaveBeenCalledWith({ scope: 'local' })
  expect(forgetSessions).toHaveBeenCalledOnce()
})

test('whoever has no session is signed out already', async () => {
  expect(await endVisit({ app, supabase: undefined })).toBe('/auth/signed-out')
})

test.for([
  ['refuses', async () => ({ error: new Error('503') })],
  ['is gone', () => Promise.reject(new TypeError('fetch failed'))]
] as const)('an auth service that %s leads to another try', async ([, signOut]) => {
  expect(await endVisit({ app, supabase: clientOf(signOut) })).toBe('/auth/sign-out-failed')
  expect(warn).toHaveBeenCalledOnce()
})
