import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { siteOf } from '../../src/layouts/site.ts'
import { openSite } from '../fuzz/site.ts'

const { app, newPerson } = await openSite()
const { siteUrl } = app.config
const key = siteOf(app.config).supabaseAnonKey
const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const response = await app.sandbox.auth?.handle(new Request(input, init), '127.0.0.1')
  return response ?? Response.error()
}
const ask = async (path: string, apikey?: string) => {
  const response = await fetch(`${siteUrl}/auth/v1${path}`, { headers: apikey ? { apikey } : {} })
  return [
    response.status,
    response.headers.get('content-type') === 'application/json' && (await response.json()).message
  ]
}

test('the key that the site gives a browser opens the site’s auth service, and no other does', async () => {
  expect(await ask('/settings', key)).toEqual([200, undefined])
  expect(await ask('/settings')).toEqual([401, 'No API key found in request'])
  expect(await ask('/settings', `${key}x`)).toEqual([401, 'Invalid API key'])
})

test('the client that a browser has signs up with it', async () => {
  const wanted = { email: `${randomUUID()}@example.com`, password: 'slow mornings 1912' }
  const signUp = async (own: string) => {
    const auth = { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() }
    return createClient(siteUrl, own, { auth, global: { fetch } }).auth.signUp(wanted)
  }

  expect((await signUp('sb_publishable_of_another')).error?.status).toBe(401)
  expect((await signUp(key)).error).toBeNull()
})

test('the site’s own questions bring one, about a visitor and about users', async () => {
  const { token, userId } = await newPerson('ana')

  expect((await app.auth.verifyAccessToken(token, 'PATCH'))?.id).toBe(userId)
  await expect(app.authAdmin?.deleteFactors(userId)).resolves.toBeUndefined()
})

test.each(['/verify?token=x&type=signup', '/authorize?provider=google', '/.well-known/jwks.json'])(
  'what a browser opens by itself, such as %s, needs none',
  async path => {
    expect((await ask(path))[0]).not.toBe(401)
  }
)
