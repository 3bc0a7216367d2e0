import { AuthError } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../stores/api.ts'
import { createUpdateAccount } from './update-account.ts'

const auth = vi.hoisted(() => ({ updateUser: vi.fn(), refreshSession: vi.fn() }))
const api = vi.hoisted(() => ({ callJson: vi.fn() }))
vi.mock('../../stores/session.ts', () => ({
  authClient: async () => ({ auth }),
  leaveIfEnded: () => false,
  SESSION_ENDED: 'Ended.'
}))
vi.mock('../../stores/api.ts', async original => ({ ...(await original<object>()), callJson: api.callJson }))

const update = createUpdateAccount('a1')
const waiting = { email: 'ana@example.com', new_email: 'new@x.example', email_change_sent_at: '2026-11-24T10:00:00Z' }

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://ours.example' })
  for (const mock of [auth.updateUser, auth.refreshSession, api.callJson]) mock.mockReset()
  auth.updateUser.mockResolvedValue({ data: { user: waiting }, error: null })
})

test('a name is saved by the API, and read from a new token', async () => {
  expect(await update({ fullName: 'Ana Lima' })).toEqual({ state: 'updated' })
  expect(api.callJson).toHaveBeenCalledExactlyOnceWith('/api/accounts/a1', {
    method: 'PATCH',
    body: { full_name: 'Ana Lima' }
  })
  expect(auth.refreshSession).toHaveBeenCalledAfter(api.callJson)
  expect(auth.updateUser).not.toHaveBeenCalled()
})

test('a name that is saved counts, though no new token comes', async () => {
  auth.refreshSession.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await update({ fullName: '' })).toEqual({ state: 'updated' })
})

test('where the name is refused, it is said in the words of the API, and no address is asked for', async () => {
  api.callJson.mockRejectedValueOnce(new ApiError(503, 'unavailable', 'Not just now.'))
  expect(await update({ fullName: 'Ana', email: 'new@x.example' })).toEqual({
    state: 'failed',
    message: 'Not just now.'
  })
  expect(auth.updateUser).not.toHaveBeenCalled()
})

test.for([
  [undefined, {}],
  [{ password: 'right' }, { current_password: 'right' }],
  [{ code: '123456' }, { nonce: '123456' }]
] as const)('an address is asked for at the auth service, with what proves it: %j', async ([proof, shown]) => {
  expect(await update({ email: 'new@x.example' }, proof)).toMatchObject({
    state: 'confirm',
    pending: { email: 'new@x.example' }
  })
  expect(auth.updateUser).toHaveBeenCalledExactlyOnceWith(
    { email: 'new@x.example', ...shown },
    { emailRedirectTo: 'https://ours.example/settings' }
  )
  expect(api.callJson).not.toHaveBeenCalled()
})

test.for([
  [400, 'reauthentication_needed', { state: 'prove' }],
  [422, 'reauthentication_not_valid', { state: 'prove', message: expect.stringContaining('This code') }],
  [422, 'email_exists', { state: 'refused', field: 'email', message: expect.stringContaining('another account') }],
  [429, 'over_email_send_rate_limit', { state: 'failed', message: expect.stringContaining('Wait a little') }]
] as const)('%i %s is said', async ([status, code, outcome]) => {
  auth.updateUser.mockResolvedValueOnce({ data: { user: null }, error: new AuthError(code, status, code) })
  expect(await update({ email: 'new@x.example' })).toEqual(outcome)
  expect(auth.refreshSession).not.toHaveBeenCalled()
})
