import { beforeEach, expect, test, vi } from 'vitest'
import { AUTH_COOKIE } from '../contract/auth-cookie.ts'

const page = vi.hoisted(() => ({ isOwnersPage: vi.fn(), leavePage: vi.fn() }))
const auth = vi.hoisted(() => ({ getSession: vi.fn(), onAuthStateChange: vi.fn() }))
const site = vi.hoisted(() => ({
  supabaseUrl: 'https://auth.example',
  supabaseAnonKey: 'anon',
  userId: 'ana' as string | null
}))
vi.mock('./page-owner.ts', () => page)
vi.mock('./site.ts', () => ({ readSite: () => site }))
vi.mock('@supabase/ssr', () => ({ createBrowserClient: () => ({ auth }) }))
vi.mock('./session-state.ts', () => ({ noteSession: () => {} }))

const { authClient, findAccessToken, leaveIfEnded } = await import('./session.ts')

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  page.leavePage.mockReset()
  page.isOwnersPage.mockReturnValue(true)
  site.userId = 'ana'
})
const signIn = (id: string) =>
  auth.getSession.mockResolvedValue({ data: { session: { access_token: `${id}'s`, user: { id } } } })

test('a page acts in its owner’s name', async () => {
  signIn('ana')
  expect(await authClient()).toEqual({ auth })
  expect(await findAccessToken()).toBe("ana's")
})

test('a token that is good for a while needs no client; one of somebody else is none', async () => {
  signIn('later')
  const keep = (id: string, seconds: number) => {
    const session = { access_token: `${id}'s kept`, expires_at: Date.now() / 1_000 + seconds, user: { id } }
    vi.stubGlobal('document', { cookie: `${AUTH_COOKIE}=base64-${btoa(JSON.stringify(session))}` })
  }
  keep('ana', 600)
  expect(await findAccessToken()).toBe("ana's kept")
  keep('ben', 600)
  expect(await findAccessToken()).toBeUndefined()
  signIn('ana')
  keep('ana', 60)
  expect(await findAccessToken()).toBe("ana's")
})

test('a page never acts in the name of somebody who signed in later', async () => {
  signIn('ben')
  page.isOwnersPage.mockReturnValue(false)
  expect(await findAccessToken()).toBeUndefined()

  const came = vi.fn()
  void authClient().then(came)
  await vi.waitFor(() => expect(page.leavePage).toHaveBeenCalled())
  expect(came).not.toHaveBeenCalled()
})

test('a page for strangers takes whoever has just signed in', async () => {
  site.userId = null
  signIn('ben')
  expect(await findAccessToken()).toBe("ben's")
})

test('what ends a session is told from other refusals', () => {
  const ended = [{ name: 'AuthSessionMissingError', code: undefined }, ...['user_banned', 'user_not_found'].map(api)]
  for (const error of ended) expect(leaveIfEnded(error)).toBe(true)
  expect(page.leavePage).toHaveBeenCalledTimes(ended.length)
  for (const code of ['email_exists', 'insufficient_aal', undefined]) expect(leaveIfEnded(api(code))).toBe(false)
})

function api(code: string | undefined) {
  return { name: 'AuthApiError', code }
}
