import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'

const site = vi.hoisted(() => ({ userId: 'ana' as string | null }))
const owner = vi.hoisted(() => ({ isOwnersPage: vi.fn() }))
vi.mock('./site.ts', () => ({ readSite: () => site }))
vi.mock('./page-owner.ts', () => owner)

const { $session, noteSession } = await import('./session-state.ts')

const sessionOf = (id: string) => ({ access_token: `${id}'s`, user: { id } }) as Session

beforeEach(() => {
  site.userId = 'ana'
  owner.isOwnersPage.mockReturnValue(true)
  $session.set(undefined)
})

const EVENTS: AuthChangeEvent[] = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED'
]

test.each(EVENTS)('%s tells who is signed in, and no token', event => {
  noteSession(event, sessionOf('ana'))
  expect($session.get()).toEqual({ visitor: 'signed-in', user: { id: 'ana' }, event })
})

test('SIGNED_OUT, and a page that begins without a session, have nobody', () => {
  for (const event of ['SIGNED_OUT', 'INITIAL_SESSION'] as const) {
    noteSession(event, null)
    expect($session.get()).toEqual({ visitor: 'signed-out', user: null, event })
  }
})

test('who signs in in another tab is not shown on a page that is not theirs', () => {
  noteSession('SIGNED_IN', sessionOf('ben'))
  expect($session.get()).toMatchObject({ visitor: 'signed-out', user: null })
  owner.isOwnersPage.mockReturnValue(false)
  noteSession('TOKEN_REFRESHED', sessionOf('ana'))
  expect($session.get()).toMatchObject({ visitor: 'signed-out', user: null })
})

test('a page for strangers takes whoever signs in', () => {
  site.userId = null
  noteSession('SIGNED_IN', sessionOf('ben'))
  expect($session.get()).toMatchObject({ visitor: 'signed-in', user: { id: 'ben' } })
})
