import { expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'

const claims = {
  sub: 'u1',
  email: 'old@example.com',
  role: 'authenticated',
  session_id: 's1',
  is_anonymous: false,
  user_metadata: { full_name: 'Ana Lima', avatar_url: 'https://img.example/ana.png' }
}

test('a token alone names its visitor as they were', () => {
  expect(visitorOf(claims)).toEqual({
    id: 'u1',
    email: 'old@example.com',
    fullName: 'Ana Lima',
    avatarUrl: 'https://img.example/ana.png',
    sessionId: 's1',
    isCurrent: false
  })
})

test('what the auth service says now goes before what the token says', () => {
  const user = { id: 'u1', email: 'new@example.com', user_metadata: { full_name: 'Ana Lima-Costa' } }
  expect(visitorOf(claims, user)).toMatchObject({
    email: 'new@example.com',
    fullName: 'Ana Lima-Costa',
    avatarUrl: null,
    isCurrent: true
  })
  expect(visitorOf(claims, { ...user, id: 'u2' })).toBeUndefined()
})

test.for([
  ['an anonymous user', { is_anonymous: true }],
  ['the anon key', { role: 'anon' }],
  ['the service key', { role: 'service_role' }],
  ['claims without a session', { session_id: undefined }]
])('%s is no visitor', ([, change]) => {
  expect(visitorOf({ ...claims, ...(change as object) })).toBeUndefined()
})

test('what users write about themselves is read with care', () => {
  const user_metadata = { full_name: 7, avatar_url: 'javascript:alert(1)' }
  expect(visitorOf({ ...claims, user_metadata })).toMatchObject({ fullName: null, avatarUrl: null })
})
