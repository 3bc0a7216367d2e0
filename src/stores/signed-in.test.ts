import { stringToBase64URL } from '@supabase/ssr'
import { expect, test } from 'vitest'
import { signedInUser } from './signed-in.ts'

const session = JSON.stringify({ access_token: 'a.b.c', user: { id: 'u1', user_metadata: { full_name: 'Žofie ✂' } } })
const value = `base64-${stringToBase64URL(session)}`

test('the cookie of a session says whose it is', () => {
  expect(signedInUser(`theme=night; mailwright-auth=${value}; a=b`)).toBe('u1')
})

test('so do its pieces', () => {
  const [first, second] = [value.slice(0, 40), value.slice(40)]
  expect(signedInUser(`mailwright-auth.1=${second}; mailwright-auth.0=${first}`)).toBe('u1')
})

test('without a session nobody is signed in, whatever else the auth service keeps', () => {
  expect(signedInUser('')).toBeNull()
  expect(signedInUser('mailwright-auth=; mailwright-auth-code-verifier=v; mailwright-auth.1=left-over')).toBeNull()
})

test.for([`mailwright-auth.0=${value.slice(0, 40)}`, 'mailwright-auth=base64-!', 'mailwright-auth=base64-bnVsbA'])(
  'what cannot be read says nothing: %s',
  cookies => {
    expect(signedInUser(cookies)).toBeUndefined()
  }
)
