import { expect, test, vi } from 'vitest'
import { createAuth } from './auth.ts'

const SITE = 'https://ours.example'
const clock = () => new Date()
const user = { id: 'u1', email: 'ana@example.com', aud: 'authenticated', user_metadata: {}, app_metadata: {} }

/** A session of Supabase's, as the cookie holds it, that is good for `seconds`. */
function session(seconds: number, refreshToken: string) {
  const expires_at = Math.floor(Date.now() / 1000) + seconds
  const payload = Buffer.from(JSON.stringify({ exp: expires_at })).toString('base64url')
  const access_token = `e30.${payload}.e30`
  return { access_token, refresh_token: refreshToken, token_type: 'bearer', expires_in: seconds, expires_at, user }
}

function open(current: object) {
  const handle = vi.fn(async (_request: Request) => Response.json(session(3600, 'second')))
  const auth = createAuth({ siteUrl: SITE, supabase: undefined }, { standIn: { handle }, clock })
  const cookie = `mailwright-auth=base64-${Buffer.from(JSON.stringify(current)).toString('base64url')}`
  const request = new Request('http://127.0.0.1:4321/studio', { headers: { cookie } })
  const set = vi.fn()
  const headers = new Headers()
  return { client: auth.clientFor({ request, cookies: { set }, headers }), handle, set, headers }
}

test('a session that is due is refreshed inside the process, and its cookie written with its headers', async () => {
  const { client, handle, set, headers } = open(session(30, 'first'))
  const { data } = await client.auth.getSession()
  expect(data.session?.refresh_token).toBe('second')
  const [asked] = handle.mock.calls[0] ?? []
  expect(asked?.url).toBe('http://127.0.0.1:4321/auth/v1/token?grant_type=refresh_token')
  expect(set).toHaveBeenCalledExactlyOnceWith(
    'mailwright-auth',
    expect.stringMatching(/^base64-/),
    expect.objectContaining({ path: '/', sameSite: 'lax', secure: true })
  )
  expect(headers.get('cache-control')).toContain('no-store')
})

test('a session that is good is left alone', async () => {
  const { client, handle, set, headers } = open(session(3600, 'first'))
  expect((await client.auth.getSession()).data.session?.refresh_token).toBe('first')
  expect(handle).not.toHaveBeenCalled()
  expect(set).not.toHaveBeenCalled()
  expect([...headers]).toEqual([])
})

test('a hosted service is asked at its own address', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(session(3600, 'second')))
  const supabase = { url: 'https://project.supabase.example', anonKey: 'anon' }
  const place = { request: new Request(SITE), cookies: { set: vi.fn() }, headers: new Headers() }
  const client = createAuth({ siteUrl: SITE, supabase }, { clock }).clientFor(place)
  await client.auth.signInWithPassword({ email: 'ana@example.com', password: 'x' })
  expect(String(fetch.mock.calls[0]?.[0])).toBe('https://project.supabase.example/auth/v1/token?grant_type=password')
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('apikey')).toBe('anon')
})
