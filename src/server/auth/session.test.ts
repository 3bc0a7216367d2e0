import type { SupabaseClient } from '@supabase/supabase-js'
import type { AstroCookies } from 'astro'
import { expect, test, vi } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { createLog } from '../log.ts'
import type { Auth } from './auth.ts'
import { openSession } from './session.ts'

const visitor = newVisitor()
const drop = vi.fn()
const supabase = {
  getSession: vi.fn(async () => ({
    data: { session: { access_token: 'good' } as { access_token: string } | null },
    error: null as Error | null
  })),
  signOut: vi.fn(async () => ({ error: null })),
  exchangeCodeForSession: vi.fn(async (code: string) => ({ error: code === 'good' ? null : new Error('used up') }))
}

function open(
  path: string,
  cookie: string,
  verify: Auth['verifyAccessToken'] = async token => (token === 'good' ? visitor : undefined)
) {
  for (const each of Object.values(supabase)) each.mockClear()
  const url = new URL(path, 'https://ours.example')
  const clientFor = () => ({ auth: supabase }) as unknown as SupabaseClient
  const auth = { verifyAccessToken: verify, clientFor, forgetSessions: () => {} }
  const request = new Request(url, { headers: { cookie } })
  return openSession(
    { auth, log: createLog('silent') },
    { request, url, cookies: { delete: drop } as unknown as AstroCookies, headers: new Headers() }
  )
}

test('without a cookie of ours the auth service is left alone', async () => {
  expect((await open('/studio', 'theme=night')).visitor).toBeUndefined()
  expect(supabase.getSession).not.toHaveBeenCalled()
})

test('a good session has a visitor', async () => {
  expect((await open('/studio', 'mailwright-auth=x')).visitor).toBe(visitor)
  expect(supabase.signOut).not.toHaveBeenCalled()
})

test('whoever has yet to take the second step is nobody to pages', async () => {
  const waiting = { ...visitor, secondStep: 'needed' as const }
  const session = await open('/studio', 'mailwright-auth=x', async () => waiting)
  expect(session).toMatchObject({ visitor: undefined, waiting })
  expect(supabase.signOut).not.toHaveBeenCalled()
})

test('a session in pieces has one too', async () => {
  expect((await open('/studio', 'a=b; mailwright-auth.0=x; mailwright-auth.1=y')).visitor).toBe(visitor)
})

test('a session whose token is no good ends here', async () => {
  const session = await open('/studio', 'mailwright-auth=x', async () => undefined)
  expect(session.visitor).toBeUndefined()
  expect(supabase.signOut).toHaveBeenCalledWith({ scope: 'local' })
})

test('cookies that hold no session go, and stay when the service could not be asked', async () => {
  const cookie = 'mailwright-auth.0=x; mailwright-auth.1=y; mailwright-auth-code-verifier=v'
  drop.mockReset()
  supabase.getSession.mockResolvedValueOnce({ data: { session: null }, error: new Error('503') })
  expect((await open('/studio', cookie)).visitor).toBeUndefined()
  expect(drop).not.toHaveBeenCalled()
  supabase.getSession.mockResolvedValueOnce({ data: { session: null }, error: null })
  expect((await open('/studio', cookie)).visitor).toBeUndefined()
  expect(drop.mock.calls.map(([name]) => name)).toEqual(['mailwright-auth.0', 'mailwright-auth.1'])
})

test('while the auth service cannot be asked, nobody is signed in and the session stays', async () => {
  const session = await open('/studio', 'mailwright-auth=x', () => Promise.reject(new TypeError('fetch failed')))
  expect(session.visitor).toBeUndefined()
  expect(supabase.signOut).not.toHaveBeenCalled()
})

test('a confirmation link signs in where it was asked for, and its code leaves the address', async () => {
  const cookie = 'mailwright-auth-code-verifier=v'
  expect(await open('/studio?code=good&x=1', cookie)).toMatchObject({
    visitor: undefined,
    goTo: '/studio?x=1&notice=confirmed'
  })
  expect(supabase.exchangeCodeForSession).toHaveBeenCalledWith('good')
  supabase.getSession.mockResolvedValueOnce({ data: { session: null }, error: null })
  expect((await open('/studio?code=bad', cookie)).goTo).toBeUndefined()
})

test('what the exchange of a code leaves behind is cleared away', async () => {
  drop.mockReset()
  await open('/studio?code=good', 'mailwright-auth-code-verifier=v; mailwright-auth-flow-1-code-verifier=v; a=b')
  expect(drop.mock.calls).toEqual([['mailwright-auth-flow-1-code-verifier', { path: '/' }]])
})

test('a visitor who is signed in already is spared the rest of a link', async () => {
  expect(await open('/settings?error_code=otp_expired&x=1', 'mailwright-auth=x')).toMatchObject({
    visitor,
    goTo: '/settings?x=1'
  })
})

test('a code from elsewhere is not tried, and the reset page uses its own', async () => {
  await open('/studio?code=good', 'mailwright-auth=x')
  expect(supabase.exchangeCodeForSession).not.toHaveBeenCalled()
  await open('/reset-password?code=good', 'mailwright-auth-code-verifier=v')
  expect(supabase.exchangeCodeForSession).not.toHaveBeenCalled()
})
