import { expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'

const claims = {
  sub: 'u1',
  email: 'old@example.com',
  role: 'authenticated',
  session_id: 's1',
  is_anonymous: false,
  aal: 'aal1',
  amr: [
    { method: 'totp', timestamp: 1_700_000_900 },
    { method: 'password', timestamp: 1_700_000_000 }
  ],
  user_metadata: { full_name: 'Ana Lima', avatar_url: 'https://img.example/ana.png' }
}

test('a token alone names its visitor as they were', () => {
  expect(visitorOf(claims)).toEqual({
    id: 'u1',
    email: 'old@example.com',
    fullName: 'Ana Lima',
    avatarUrl: 'https://img.example/ana.png',
    sessionId: 's1',
    provenAt: new Date(1_700_000_900_000),
    secondStep: 'none',
    factors: [],
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

const factor = { id: 'f1', factor_type: 'totp', created_at: '2026-09-03T10:00:00Z' }

test.for([
  ['none without a factor', 'aal1', undefined, 'none'],
  ['none with one that was never verified', 'aal1', 'unverified', 'none'],
  ['needed with one that was', 'aal1', 'verified', 'needed'],
  ['done once it was taken', 'aal2', 'verified', 'done']
] as const)('the second step is %s', ([, aal, status, secondStep]) => {
  const factors = status ? [{ ...factor, status }] : undefined
  const user = { id: 'u1', email: 'a@example.com', user_metadata: {}, factors }
  expect(visitorOf({ ...claims, aal }, user)).toMatchObject({ secondStep })
})

test.for([undefined, 'password', ['password'], [{ method: 'password' }]])(
  'a token that says %j of how it was come by proves nothing recent',
  amr => {
    expect(visitorOf({ ...claims, amr })).toMatchObject({ provenAt: null })
  }
)

test('what users write about themselves is read with care', () => {
  const user_metadata = { full_name: 7, avatar_url: 'javascript:alert(1)' }
  expect(visitorOf({ ...claims, user_metadata })).toMatchObject({ fullName: null, avatarUrl: null })
})
