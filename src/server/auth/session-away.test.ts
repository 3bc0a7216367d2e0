import type { AstroCookies } from 'astro'
import { expect, test, vi } from 'vitest'
import { DatabaseAway } from '../database/away.ts'
import { createLog } from '../log.ts'
import { createAuth } from './auth.ts'
import { openSession } from './session.ts'

const SITE = 'http://localhost:4321'
const user = { id: '7f3c2a52-9c1e-4a3f-8b64-0d1f5b9c2e11', email: 'ana@example.com' }
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `${base64({ alg: 'ES256', kid: 'k' })}.${base64({ sub: user.id, iss: `${SITE}/auth/v1` })}.x`

function open(expiresAt: number) {
  const handle = vi.fn(async () => {
    throw new DatabaseAway('unavailable', 'Away.', { retryAfter: 5 })
  })
  const auth = createAuth({ siteUrl: SITE, supabase: undefined }, { standIn: { handle }, clock: () => new Date() })
  const session = { access_token: token, refresh_token: 'r', expires_at: expiresAt, expires_in: 3_600, user }
  const url = new URL('/studio', SITE)
  const cookies = { set: vi.fn(), delete: vi.fn() }
  const opened = openSession(
    { auth, log: createLog('silent') },
    {
      request: new Request(url, { headers: { cookie: `mailwright-auth=base64-${base64(session)}` } }),
      url,
      cookies: cookies as unknown as AstroCookies,
      headers: new Headers()
    }
  )
  return { opened, handle, cookies }
}

const now = () => Math.floor(Date.now() / 1_000)

test.for([
  ['is due for a refresh', now() - 100],
  ['is good', now() + 3_600]
] as const)('while the database is away a session that %s says so at once, and stays', async ([, expiresAt]) => {
  const { opened, handle, cookies } = open(expiresAt)

  await expect(opened).rejects.toMatchObject({ code: 'unavailable', message: 'Away.' })
  expect(handle).toHaveBeenCalledOnce()
  expect([cookies.set, cookies.delete].flatMap(each => each.mock.calls)).toEqual([])
})
