import { AuthError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../stores/api.ts'
import { $toasts } from '../../stores/toasts.ts'
import { checkCode, enterCode, mailCode } from './code.ts'
import { checkRecovery, recover } from './recover.ts'
import { checkCredentials, signIn } from './sign-in.ts'
import { checkNewAccount, resendConfirmation, signUp } from './sign-up.ts'

const auth = vi.hoisted(() => ({
  signInWithPassword: vi.fn(),
  signUp: vi.fn(),
  verifyOtp: vi.fn(),
  signInWithOtp: vi.fn(),
  resetPasswordForEmail: vi.fn()
}))
const api = vi.hoisted(() => ({ callJson: vi.fn() }))
const client = vi.hoisted(() => ({ open: async () => ({ auth }) }))
vi.mock('../../stores/session.ts', () => ({ authClient: client.open, createPassingClient: client.open }))
vi.mock('../../stores/api.ts', async original => ({ ...(await original<object>()), callJson: api.callJson }))

const ana = { email: 'ana@example.com', password: 'a good password' }
const assign = vi.fn()
const unconfirmed = vi.fn()
const refusal = (status: number, code: string) => ({ data: {}, error: new AuthError(code, status, code) })
const noNetwork = { data: {}, error: new AuthRetryableFetchError('fetch failed', 0) }

beforeEach(() => {
  vi.stubGlobal('location', { assign, origin: 'https://ours.example' })
  for (const mock of [assign, unconfirmed, api.callJson, ...Object.values(auth)]) mock.mockReset()
  $toasts.set([])
})

test('both fields are needed, and the address looks like one', () => {
  expect(checkCredentials({ email: '', password: '' })).toEqual({
    email: 'Enter your email address',
    password: 'Enter your password'
  })
  for (const email of ['ana', 'ana@', '@example.com', 'a na@example.com', 'ana@exa@mple.com']) {
    expect(checkRecovery({ email }).email).toBe('Enter an email address, such as ana@example.com')
  }
  expect(checkCredentials({ email: 'ana@localhost', password: 'x' })).toEqual({})
})

test('a chosen password has eight characters or more', () => {
  expect(checkNewAccount({ ...ana, password: '1234567' }).password).toBe('Password must be at least 8 characters long')
  expect(checkNewAccount({ ...ana, password: '𝒶𝒷𝒸𝒹' }).password).toBe('Password must be at least 8 characters long')
  expect(checkNewAccount({ ...ana, password: '12345678' })).toEqual({})
  expect(checkNewAccount({ ...ana, password: '          ' }).password).toMatch(/all spaces/)
})

test('signing in leads on', async () => {
  auth.signInWithPassword.mockResolvedValue({ data: {}, error: null })
  expect(await signIn(ana, '/editor/1', unconfirmed)).toEqual({ state: 'leaving' })
  expect(auth.signInWithPassword).toHaveBeenCalledWith(ana)
  expect(assign).toHaveBeenCalledWith('/editor/1')
})

test.for([
  [refusal(400, 'invalid_credentials'), 'Invalid email or password', 'password'],
  [refusal(400, 'email_not_confirmed'), 'Please confirm your email before signing in', 'email'],
  [
    { data: {}, error: new AuthError('Email not confirmed', 400) },
    'Please confirm your email before signing in',
    'email'
  ],
  [refusal(422, 'validation_failed'), 'Invalid email or password', 'password']
] as const)('a sign-in that is refused says why, at its field too: %#', async ([answer, message, field]) => {
  auth.signInWithPassword.mockResolvedValue(answer)
  const outcome = await signIn(ana, '/studio', unconfirmed)
  expect(outcome).toEqual({ state: 'refused', message, errors: { [field]: expect.stringMatching(/./) } })
  expect(unconfirmed).toHaveBeenCalledTimes(field === 'email' ? 1 : 0)
  expect(assign).not.toHaveBeenCalled()
})

test.for([
  [refusal(429, 'over_request_rate_limit'), 'Too many tries. Wait a little and try again.'],
  [refusal(500, 'unexpected_failure'), 'An error occurred while signing in'],
  [noNetwork, 'An error occurred while signing in']
] as const)('a sign-in that fails says why: %#', async ([answer, message]) => {
  auth.signInWithPassword.mockResolvedValue(answer)
  expect(await signIn(ana, '/studio', unconfirmed)).toEqual({ state: 'failed', message })
  expect(unconfirmed).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

test('a sign-in that breaks says so', async () => {
  auth.signInWithPassword.mockRejectedValue(new Error('broken'))
  expect(await signIn(ana, '/studio', unconfirmed)).toEqual({
    state: 'failed',
    message: 'An error occurred while signing in'
  })
})

test('signing up asks for a confirmation that leads on', async () => {
  auth.signUp.mockResolvedValue({ data: { session: null }, error: null })
  expect(await signUp(ana, '/studio?plan=starter')).toEqual({ state: 'done' })
  const emailRedirectTo = 'https://ours.example/studio?plan=starter'
  expect(auth.signUp).toHaveBeenCalledWith({ ...ana, options: { emailRedirectTo } })
  expect(api.callJson).not.toHaveBeenCalled()
})

const signedUp = { data: { session: { user: { id: 'u1', email: ana.email } } }, error: null }

test.for([undefined, new ApiError(409, 'conflict', 'It exists.')])(
  'where no confirmation is asked for, the account is set up and leads on: %s',
  async failure => {
    auth.signUp.mockResolvedValue(signedUp)
    if (failure) api.callJson.mockRejectedValue(failure)
    expect(await signUp(ana, '/studio?plan=starter')).toEqual({ state: 'leaving' })
    const body = { user_id: 'u1', email: ana.email }
    expect(api.callJson).toHaveBeenCalledWith('/api/accounts', { method: 'POST', body })
    expect(assign).toHaveBeenCalledWith('/studio?plan=starter')
    expect($toasts.get()).toEqual([])
  }
)

test('an account that could not be set up is said', async () => {
  auth.signUp.mockResolvedValue(signedUp)
  api.callJson.mockRejectedValue(new ApiError(500, 'internal', 'No.'))
  expect(await signUp(ana, '/studio')).toEqual({ state: 'done' })
  expect($toasts.get().map(toast => toast.message)).toEqual([
    'Account created but there was an issue setting up your profile. Please contact support if you experience issues.'
  ])
})

test.for([
  [refusal(422, 'user_already_exists'), { state: 'failed', message: 'Failed to create account. Please try again.' }],
  [noNetwork, { state: 'failed', message: 'Failed to create account. Please try again.' }],
  [
    refusal(429, 'over_email_send_rate_limit'),
    { state: 'failed', message: 'Too many tries. Wait a little and try again.' }
  ],
  [
    refusal(422, 'weak_password'),
    {
      state: 'refused',
      errors: { password: 'This password is too easy to guess. Choose a longer or less common one.' }
    }
  ]
] as const)('a sign-up that fails says why: %#', async ([answer, outcome]) => {
  auth.signUp.mockResolvedValue(answer)
  expect(await signUp(ana, '/studio')).toEqual(outcome)
})

test('a common password is refused before anything is sent', async () => {
  const outcome = await signUp({ ...ana, password: 'Password1' }, '/studio')
  expect(outcome).toEqual({ state: 'refused', errors: { password: expect.stringContaining('most common passwords') } })
  expect(auth.signUp).not.toHaveBeenCalled()
})

test('a code has six digits, however it is written', () => {
  for (const code of ['123456', '123 456', '123-456 ']) expect(checkCode({ code })).toEqual({})
  for (const code of ['', '12345', '12345a', '１２３４５６']) expect(checkCode({ code }).code).toMatch(/six digits/)
})

test('the code of a mail signs in and leads on', async () => {
  auth.verifyOtp.mockResolvedValue({ data: {}, error: null })
  const use = { email: ana.email, type: 'signup' } as const
  expect(await enterCode(use, { code: '012 345' }, '/studio')).toEqual({ state: 'leaving' })
  expect(auth.verifyOtp).toHaveBeenCalledWith({ email: ana.email, token: '012345', type: 'signup' })
  expect(assign).toHaveBeenCalledWith('/studio')
})

test.for([
  [refusal(403, 'otp_expired'), /not the code/],
  [refusal(429, 'over_request_rate_limit'), /Too many tries/],
  [noNetwork, /could not be checked/]
] as const)('a code that is not taken is said at its field: %#', async ([answer, words]) => {
  auth.verifyOtp.mockResolvedValue(answer)
  const outcome = await enterCode({ email: ana.email, type: 'email' }, { code: '123456' }, '/studio')
  expect(outcome).toEqual({ state: 'refused', errors: { code: expect.stringMatching(words) } })
  expect(assign).not.toHaveBeenCalled()
})

test('whether an address has an account shows in no answer to who asks for a code', async () => {
  auth.signInWithOtp.mockResolvedValueOnce({ data: {}, error: null })
  for (const code of ['otp_disabled', 'signup_disabled']) auth.signInWithOtp.mockResolvedValueOnce(refusal(422, code))
  for (let i = 0; i < 3; i++) expect(await mailCode({ email: ana.email }, '/studio')).toEqual({ state: 'done' })
  const options = { shouldCreateUser: false, emailRedirectTo: 'https://ours.example/studio' }
  expect(auth.signInWithOtp).toHaveBeenCalledWith({ email: ana.email, options })
})

test.for([
  [refusal(429, 'over_email_send_rate_limit'), /Too many tries/],
  [noNetwork, /could not be sent/]
] as const)('a code that could not be sent is said at the field: %#', async ([answer, words]) => {
  auth.signInWithOtp.mockResolvedValue(answer)
  const errors = { email: expect.stringMatching(words) }
  expect(await mailCode({ email: ana.email }, '/studio')).toEqual({ state: 'refused', errors })
})

test('reset instructions lead to the reset page', async () => {
  auth.resetPasswordForEmail.mockResolvedValue({ data: {}, error: null })
  expect(await recover({ email: ana.email })).toEqual({ state: 'done' })
  const redirectTo = 'https://ours.example/reset-password'
  expect(auth.resetPasswordForEmail).toHaveBeenCalledWith(ana.email, { redirectTo })
})

test('instructions that could not be sent are said at the field', async () => {
  auth.resetPasswordForEmail.mockResolvedValue(noNetwork)
  const failed = { state: 'refused', errors: { email: 'Failed to send reset instructions. Please try again.' } }
  expect(await recover({ email: ana.email })).toEqual(failed)
  auth.resetPasswordForEmail.mockRejectedValue(new Error('broken'))
  expect(await recover({ email: ana.email })).toEqual(failed)
})

test('a confirmation link can be had again, with the password that was typed', async () => {
  auth.signUp.mockResolvedValueOnce({ data: {}, error: null }).mockResolvedValueOnce(refusal(429, 'x'))
  expect(await resendConfirmation(ana, '/studio')).toBe(true)
  expect(await resendConfirmation(ana, '/studio')).toBe(false)
  const options = { emailRedirectTo: 'https://ours.example/studio' }
  expect(auth.signUp).toHaveBeenCalledWith({ ...ana, options })
})
