import { expect, test } from 'vitest'
import { withoutQueries } from './without-queries.ts'

test.for([
  [
    'GET https://x.example/auth/v1/verify?token=abc&type=signup failed',
    'GET https://x.example/auth/v1/verify?… failed'
  ],
  ['Could not render /reset-password?code=abc', 'Could not render /reset-password?…'],
  ['led to "/signin#access_token=abc&type=recovery".', 'led to "/signin?…".'],
  ['(https://x.example?code=abc)', '(https://x.example?…)'],
  ['the token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is stale', 'the token (token) is stale'],
  ['Is it away? It is: 1/2 at file:///srv/a.mjs:10:5', 'Is it away? It is: 1/2 at file:///srv/a.mjs:10:5']
])('%s', ([text, expected]) => {
  expect(withoutQueries(text as string)).toBe(expected)
})
