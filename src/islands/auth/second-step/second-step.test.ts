import { AuthError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../stores/api.ts'
import { $toasts } from '../../../stores/toasts.ts'
import { checkRecoveryCode, recoverStep } from './recover-step.ts'
import { signInAnew } from './sign-in-anew.ts'
import { checkCode, takeStep } from './take-step.ts'

const auth = vi.hoisted(() => ({ mfa: { challengeAndVerify: vi.fn() }, signOut: vi.fn() }))
const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../stores/session.ts', () => ({ authClient: async () => ({ auth }) }))
vi.mock('../../../stores/api.ts', async original => ({ ...(await original<object>()), call: api.call }))

const page = { assign: vi.fn(), reload: vi.fn() }
const refusal = (status: number, code: string) => ({ data: null, error: new AuthError(code, status, code) })
const take = (factorIds = ['f1']) => takeStep({ code: '123456' }, { factorIds, next: '/editor/1' })

beforeEach(() => {
  vi.stubGlobal('location', page)
  for (const mock of [page.assign, page.reload, api.call, auth.mfa.challengeAndVerify, auth.signOut]) mock.mockReset()
  $toasts.set([])
})

test('six digits are a code', () => {
  expect(checkCode({ code: '012345' }).code).toBeUndefined()
  for (const code of ['', '12345', '1234567', 'abcdef'])
    expect(checkCode({ code }).code).toBe('Enter the six digits that your app shows')
  expect(checkRecoveryCode({ code: ' ' }).code).toBe('Enter one of your recovery codes')
})

test('a good code leads on', async () => {
  auth.mfa.challengeAndVerify.mockResolvedValue({ data: {}, error: null })
  expect(await take()).toEqual({ state: 'leaving' })
  expect(auth.mfa.challengeAndVerify).toHaveBeenCalledExactlyOnceWith({ factorId: 'f1', code: '123456' })
  expect(page.assign).toHaveBeenCalledWith('/editor/1')
})

test.for([
  refusal(422, 'mfa_verification_failed'),
  refusal(429, 'over_request_rate_limit'),
  refusal(404, 'mfa_factor_not_found')
])('a code may be of any of one’s apps, whatever the first says', async ofAnother => {
  auth.mfa.challengeAndVerify.mockResolvedValueOnce(ofAnother).mockResolvedValueOnce({ data: {}, error: null })
  expect(await take(['f1', 'f2'])).toEqual({ state: 'leaving' })
  expect(auth.mfa.challengeAndVerify.mock.calls.map(([{ factorId }]) => factorId)).toEqual(['f1', 'f2'])
})

test.for([
  [refusal(422, 'mfa_verification_failed'), { state: 'refused', errors: { code: expect.stringMatching(/next one/) } }],
  [refusal(429, 'over_request_rate_limit'), { state: 'failed', message: expect.stringMatching(/^Too many tries/) }],
  [refusal(422, 'mfa_challenge_expired'), { state: 'failed', message: expect.stringMatching(/could not be checked/) }],
  [
    { error: new AuthRetryableFetchError('fetch failed', 0) },
    { state: 'failed', message: expect.stringMatching(/connection/) }
  ]
] as const)('what went wrong is said, and the page stays', async ([answer, outcome]) => {
  auth.mfa.challengeAndVerify.mockResolvedValue(answer)
  expect(await take()).toEqual(outcome)
  expect(page.assign).not.toHaveBeenCalled()
})

test('a session that has ended begins the page anew', async () => {
  auth.mfa.challengeAndVerify.mockResolvedValue(refusal(403, 'session_not_found'))
  expect(await take()).toEqual({ state: 'leaving' })
  expect(page.reload).toHaveBeenCalledOnce()
})

test('a recovery code leads on, a wrong one is said at its field, all else as it is', async () => {
  expect(await recoverStep({ code: 'x' }, '/studio')).toEqual({ state: 'leaving' })
  expect(page.assign).toHaveBeenCalledWith('/studio')
  api.call.mockRejectedValueOnce(new ApiError(422, 'unprocessable', 'Not one of yours.'))
  expect(await recoverStep({ code: 'x' }, '/')).toEqual({ state: 'refused', errors: { code: 'Not one of yours.' } })
  api.call.mockRejectedValueOnce(new ApiError(429, 'rate_limited', 'Too many tries.'))
  expect(await recoverStep({ code: 'x' }, '/')).toEqual({ state: 'failed', message: 'Too many tries.' })
})

test('a sign-in is given up for another one, or it is said that it was not', async () => {
  auth.signOut.mockResolvedValueOnce({ error: null })
  await signInAnew('/editor/1')
  expect(page.assign).toHaveBeenCalledExactlyOnceWith('/signin?next=%2Feditor%2F1')
  auth.signOut.mockResolvedValueOnce({ error: new AuthError('away', 503) })
  await signInAnew('/editor/1')
  expect(page.assign).toHaveBeenCalledOnce()
  expect($toasts.get().map(({ message }) => message)).toEqual([expect.stringMatching(/could not be given up/)])
})
