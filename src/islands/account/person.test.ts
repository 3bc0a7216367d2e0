import type { User } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { SessionState } from '../../stores/session-state.ts'
import { asOfNow, initialOf } from './person.ts'

test('the avatar shows the first letter of the e-mail in upper case', () => {
  expect(initialOf('maren@tidewater.example')).toBe('M')
})

test('a letter outside the basic plane stays whole', () => {
  expect(initialOf('élise@x.example')).toBe('É')
  expect(initialOf('𝒶@x.example')).toBe('𝒶')
})

test('without an e-mail the avatar shows U', () => {
  expect([initialOf(null), initialOf('')]).toEqual(['U', 'U'])
})

test('a name and an address that changed since the page was made are shown as they are now', () => {
  const made = { fullName: 'Maren', email: 'maren@tidewater.example', avatarUrl: '/a.png' }
  const told = (user: Partial<User>) => ({ visitor: 'signed-in', event: 'USER_UPDATED', user }) as SessionState
  expect(asOfNow(made, undefined)).toEqual(made)
  expect(asOfNow(made, { visitor: 'signed-out', event: 'SIGNED_OUT', user: null })).toEqual(made)
  const now = asOfNow(made, told({ email: 'new@tidewater.example', user_metadata: { full_name: ' Maren Holt ' } }))
  expect(now).toEqual({ fullName: 'Maren Holt', email: 'new@tidewater.example', avatarUrl: '/a.png' })
  for (const full_name of ['', 7, undefined]) {
    expect(asOfNow(made, told({ email: '', user_metadata: { full_name } }))).toEqual({ ...made, fullName: null })
  }
})
