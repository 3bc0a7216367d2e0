import { AuthError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { type ResetLink, readResetLink } from './reset-link.ts'
import { checkNewPassword, findPermit, type Permit, resetPassword } from './reset-password.ts'

function fakeAuth() {
  return {
    getSession: vi.fn(async (): Promise<unknown> => ({ data: { session: { user: { id: 'ana' } } } })),
    setSession: vi.fn(),
    verifyOtp: vi.fn(),
    exchangeCodeForSession: vi.fn(),
    updateUser: vi.fn(),
    signOut: vi.fn(),
    mfa: {
      getAuthenticatorAssuranceLevel: vi.fn(async () => ({ data: { currentLevel: 'aal1', nextLevel: 'aal1' } })),
      challengeAndVerify: vi.fn()
    }
  }
}
const clients = vi.hoisted(() => ({ own: vi.fn(), passing: vi.fn() }))
vi.mock('../../stores/session.ts', () => ({ authClient: clients.own, createPassingClient: clients.passing }))
vi.mock('../../stores/site.ts', () => ({ readSite: () => ({ apiUrl: '' }) }))

let own = fakeAuth()
let passing = fakeAuth()
const opened = { data: { session: {} }, error: null }
const refused = { data: { session: null }, error: new AuthError('used up', 403, 'otp_expired') }
const exits = { invalid: vi.fn(), signedOut: vi.fn() }

const cookieOf = (id: string) => `mailwright-auth=base64-${btoa(JSON.stringify({ user: { id } }))}`

beforeEach(() => {
  own = fakeAuth()
  passing = fakeAuth()
  clients.own.mockImplementation(async () => ({ auth: own }))
  clients.passing.mockImplementation(async () => ({ auth: passing }))
  exits.invalid.mockReset()
  exits.signedOut.mockReset()
  own.signOut.mockReset()
  vi.stubGlobal('document', { cookie: '' })
  for (const { updateUser, signOut } of [own, passing]) {
    updateUser.mockResolvedValue({ data: { user: { id: 'ana' } }, error: null })
    signOut.mockResolvedValue({ error: null })
  }
})

test.for<[string, ResetLink]>([
  ['', { kind: 'none' }],
  [
    '#access_token=a&refresh_token=r&type=recovery&expires_in=3600',
    { kind: 'tokens', accessToken: 'a', refreshToken: 'r' }
  ],
  ['#access_token=a', { kind: 'none' }],
  ['?token_hash=h&type=recovery', { kind: 'hash', tokenHash: 'h' }],
  ['?code=c', { kind: 'code', code: 'c' }],
  ['?code=c#token_hash=h&type=recovery&sb=', { kind: 'hash', tokenHash: 'h' }],
  ['?error=access_denied&error_code=otp_expired#error=access_denied', { kind: 'broken' }],
  ['#error=access_denied&error_code=otp_expired', { kind: 'broken' }],
  ['?error_code=x#access_token=a&refresh_token=r', { kind: 'broken' }]
])('%s is understood', ([link, expected]) => {
  expect(readResetLink(new URL(`https://ours.example/reset-password${link}`))).toEqual(expected)
})

test('the two passwords match and have eight characters or more', () => {
  expect(checkNewPassword({ password: 'short', again: 'short' })).toEqual({
    password: 'Password must be at least 8 characters long'
  })
  expect(checkNewPassword({ password: 'long enough', again: 'long enougH' })).toEqual({
    again: 'Passwords do not match'
  })
  expect(checkNewPassword({ password: 'long enough', again: 'long enough' })).toEqual({})
})

test('tokens set a password without touching the session of this browser', async () => {
  passing.setSession.mockResolvedValue(opened)
  const permit = (await findPermit({ kind: 'tokens', accessToken: 'a', refreshToken: 'r' })) as Permit
  expect(await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)).toEqual({
    state: 'leaving'
  })
  expect(exits.signedOut).toHaveBeenCalledOnce()
  expect(passing.updateUser).toHaveBeenCalledWith({ password: 'long enough' })
  expect(passing.signOut).toHaveBeenCalledWith({ scope: 'local' })
  expect(clients.own).not.toHaveBeenCalled()
})

test('a new password by link ends the session of the same person in this browser, and of nobody else', async () => {
  passing.setSession.mockResolvedValue(opened)
  const permit = (await findPermit({ kind: 'tokens', accessToken: 'a', refreshToken: 'r' })) as Permit
  vi.stubGlobal('document', { cookie: cookieOf('ben') })
  await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)
  expect(own.signOut).not.toHaveBeenCalled()
  vi.stubGlobal('document', { cookie: cookieOf('ana') })
  await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)
  expect(own.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
})

test('a hash is used once, when the button is pressed', async () => {
  passing.verifyOtp.mockResolvedValue(opened)
  passing.updateUser.mockResolvedValueOnce({ error: new AuthError('weak', 422, 'weak_password') })
  const permit = (await findPermit({ kind: 'hash', tokenHash: 'h' })) as Permit
  expect(passing.verifyOtp).not.toHaveBeenCalled()
  expect((await resetPassword(permit, { password: 'forty bowls', code: '', way: '' }, exits)).state).toBe('refused')
  expect((await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)).state).toBe('leaving')
  expect(passing.verifyOtp).toHaveBeenCalledExactlyOnceWith({ token_hash: 'h', type: 'recovery' })
})

test('a hash that is used up is told', async () => {
  passing.verifyOtp.mockResolvedValue(refused)
  const permit = (await findPermit({ kind: 'hash', tokenHash: 'h' })) as Permit
  expect((await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)).state).toBe('leaving')
  expect(exits.invalid).toHaveBeenCalledOnce()
})

test('a code is traded by the client that asked for it', async () => {
  own.exchangeCodeForSession.mockResolvedValue(opened)
  const permit = (await findPermit({ kind: 'code', code: 'c' })) as Permit
  expect(own.exchangeCodeForSession).toHaveBeenCalledWith('c')
  await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)
  expect(own.signOut).toHaveBeenCalledWith({ scope: 'local' })
})

test('without a link, a session of this browser will do, and lives on', async () => {
  own.getSession.mockResolvedValue(opened)
  const permit = (await findPermit({ kind: 'none' })) as Permit
  const outcome = await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)
  expect([outcome.state, exits.signedOut.mock.calls.length]).toEqual(['done', 0])
  expect(own.updateUser).toHaveBeenCalledOnce()
  expect(own.signOut).not.toHaveBeenCalled()
})

test('links that are broken or used up permit nothing', async () => {
  own.getSession.mockResolvedValue({ data: { session: null }, error: null })
  own.exchangeCodeForSession.mockResolvedValue(refused)
  passing.setSession.mockResolvedValue(refused)
  expect(await findPermit({ kind: 'broken' })).toBeUndefined()
  expect(await findPermit({ kind: 'none' })).toBeUndefined()
  expect(await findPermit({ kind: 'code', code: 'c' })).toBeUndefined()
  expect(await findPermit({ kind: 'tokens', accessToken: 'a', refreshToken: 'r' })).toBeUndefined()
})

test('a service that cannot be reached says nothing about a link', async () => {
  passing.verifyOtp.mockResolvedValue({ data: { session: null }, error: new AuthRetryableFetchError('down', 503) })
  const permit = (await findPermit({ kind: 'hash', tokenHash: 'h' })) as Permit
  const failed = { state: 'failed', message: 'Failed to reset password. Please try again.' }
  expect(await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)).toEqual(failed)
  passing.verifyOtp.mockResolvedValue(opened)
  expect(await resetPassword(permit, { password: 'long enough', code: '', way: '' }, exits)).toEqual({
    state: 'leaving'
  })
  expect(exits.invalid).not.toHaveBeenCalled()
})

test('a link of an account with two steps asks for the code of an app before it sets anything', async () => {
  const factors = [
    { id: 'f0', status: 'unverified' },
    { id: 'f1', status: 'verified' }
  ]
  passing.verifyOtp.mockResolvedValue(opened)
  passing.getSession.mockResolvedValue({ data: { session: { user: { factors } } } })
  passing.mfa.getAuthenticatorAssuranceLevel.mockResolvedValue({ data: { currentLevel: 'aal1', nextLevel: 'aal2' } })
  const permit = (await findPermit({ kind: 'hash', tokenHash: 'h' })) as Permit
  const reset = (code: string, way = 'app') => resetPassword(permit, { password: 'long enough', code, way }, exits)

  expect(permit.asksCode).toBe(false)
  expect(await reset('')).toEqual({ state: 'refused', errors: { code: 'Enter the six digits that your app shows' } })
  passing.mfa.challengeAndVerify.mockResolvedValueOnce({ error: new AuthError('x', 422, 'mfa_verification_failed') })
  expect(await reset('000000')).toEqual({ state: 'refused', errors: { code: expect.stringMatching(/next one/) } })
  expect(passing.updateUser).not.toHaveBeenCalled()

  passing.mfa.challengeAndVerify.mockResolvedValueOnce({ error: null })
  expect(await reset('123456')).toEqual({ state: 'leaving' })
  expect(passing.mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'f1', code: '123456' })
})

test('of a session that came with the link it is known at once that a code is asked for', async () => {
  passing.setSession.mockResolvedValue(opened)
  passing.getSession.mockResolvedValue({ data: { session: { user: { factors: [{ id: 'f1', status: 'verified' }] } } } })
  passing.mfa.getAuthenticatorAssuranceLevel.mockResolvedValue({ data: { currentLevel: 'aal1', nextLevel: 'aal2' } })
  expect((await findPermit({ kind: 'tokens', accessToken: 'a', refreshToken: 'r' }))?.asksCode).toBe(true)
})

test('a recovery code sets the password by our own server, for the session of the link', async () => {
  const factors = [{ id: 'f1', status: 'verified' }]
  passing.setSession.mockResolvedValue(opened)
  passing.getSession.mockResolvedValue({
    data: { session: { access_token: 'of the link', user: { id: 'ana', factors } } }
  })
  passing.mfa.getAuthenticatorAssuranceLevel.mockResolvedValue({ data: { currentLevel: 'aal1', nextLevel: 'aal2' } })
  const answers = [
    Response.json({ error: { code: 'unprocessable', message: 'Not one of yours.' } }, { status: 422 }),
    Response.json({ error: { code: 'rate_limited', message: 'Too many tries.' } }, { status: 429 }),
    Response.json({ success: true })
  ]
  const send = vi.fn(async (..._: Parameters<typeof fetch>) => answers.shift() as Response)
  vi.stubGlobal('fetch', send)
  const permit = (await findPermit({ kind: 'tokens', accessToken: 'a', refreshToken: 'r' })) as Permit
  const reset = (code: string) => resetPassword(permit, { password: 'long enough', code, way: 'recovery' }, exits)

  expect(await reset(' ')).toEqual({ state: 'refused', errors: { code: 'Enter one of your recovery codes' } })
  expect(send).not.toHaveBeenCalled()
  expect(await reset('7k2m')).toEqual({ state: 'refused', errors: { code: 'Not one of yours.' } })
  expect(await reset('7k2m')).toEqual({ state: 'failed', message: 'Too many tries.' })
  expect(exits.signedOut).not.toHaveBeenCalled()
  expect(await reset('7k2m')).toEqual({ state: 'leaving' })
  expect(exits.signedOut).toHaveBeenCalledOnce()
  expect(send.mock.lastCall?.[1]).toMatchObject({
    headers: { authorization: 'Bearer of the link' },
    body: '{"password":"long enough","code":"7k2m"}'
  })
  expect(passing.updateUser).not.toHaveBeenCalled()
  expect(passing.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
})
