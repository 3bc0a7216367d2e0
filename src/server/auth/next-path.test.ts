import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { afterSignUp, nextPath, withNext } from './next-path.ts'

test.for(['/studio', '/editor/1?tab=code', '/settings?session_id=cs_1#billing', '/editor/a%2Fb', '/editor?x=//y'])(
  '%s is a page of ours',
  path => {
    expect(nextPath(path)).toBe(path)
  }
)

test.for([
  undefined,
  null,
  '',
  'studio',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/signin?next=/signin',
  '/signup',
  '/reset-password',
  '/auth/sign-out'
])('%j leads to the studio', wanted => {
  expect(nextPath(wanted)).toBe('/studio')
})

test.for([
  ['/signup', '/studio'],
  ['/signup?plan=professional', '/studio?plan=professional'],
  ['/signup?plan=starter&next=/settings', '/studio?plan=starter'],
  ['/signup?plan=platinum', '/studio'],
  ['/signup?plan=starter%26x%3D1', '/studio'],
  ['/signup?plan=platinum&next=/settings', '/settings'],
  ['/signup?next=//evil.example', '/studio']
])('%s leads to %s', ([path = '', expected]) => {
  expect(afterSignUp(new URL(path, 'https://ours.example'))).toBe(expected)
})

test('turning from signing up to signing in and back keeps the chosen plan', () => {
  const next = '/studio?plan=professional'
  const signIn = new URL(withNext('/signin', next), 'https://ours.example')
  expect(nextPath(signIn.searchParams.get('next'))).toBe(next)
  expect(afterSignUp(new URL(withNext('/signup', next), 'https://ours.example'))).toBe(next)
  expect(withNext('/signin', '/studio')).toBe('/signin')
})

test('no text at all leads to another site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '\t',
    '\n',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
    'https:',
    ' '
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 8 }).map(list => `/${list.join('')}`)
  )
  fc.assert(
    fc.property(text, wanted => {
      const path = nextPath(wanted)
      expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example')
      expect(path).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: runs(2_000) }
  )
})
