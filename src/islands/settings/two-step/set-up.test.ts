import { AuthError } from '@supabase/supabase-js'
import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import { $toasts } from '../../../stores/toasts.ts'
import { createSetUp } from './set-up-steps.ts'

const mfa = vi.hoisted(() => ({
  listFactors: vi.fn(),
  enroll: vi.fn(),
  unenroll: vi.fn(),
  challengeAndVerify: vi.fn()
}))
const leaveIfEnded = vi.hoisted(() => vi.fn(() => false))
vi.mock('../../../stores/session.ts', () => ({
  authClient: async () => ({ auth: { mfa } }),
  leaveIfEnded,
  SESSION_ENDED: 'Ended.'
}))

const CODES = ['a', 'b']
const messages = () => $toasts.get().map(({ message }) => message)
const refusal = (status: number, code: string) => ({ data: null, error: new AuthError(code, status, code) })

const phone = { id: 'f0', name: 'Authenticator app', added_at: '', used_at: null }

function open(added: () => Promise<string[] | undefined> = async () => CODES, apps = [] as (typeof phone)[]) {
  const onClose = vi.fn()
  const $state = atom({ known: { apps, recovery_codes: 0 } })
  const setUp = createSetUp({ $state, added }, onClose)
  return { setUp, onClose, state: () => setUp.$state.get() }
}

beforeEach(() => {
  for (const mock of Object.values(mfa)) mock.mockReset()
  $toasts.set([])
  mfa.listFactors.mockResolvedValue({ data: { all: [] }, error: null })
  mfa.unenroll.mockResolvedValue({ data: {}, error: null })
  mfa.challengeAndVerify.mockResolvedValue({ data: {}, error: null })
  mfa.enroll.mockResolvedValue({ data: { id: 'f1', totp: { qr_code: 'data:x', secret: 'ABCD' } }, error: null })
})

test('scan, code, recovery codes', async () => {
  const { setUp, onClose, state } = open()
  await setUp.begin()
  expect(state()).toMatchObject({ step: 'scan', enrolment: { factorId: 'f1', qrCode: 'data:x', secret: 'ABCD' } })
  setUp.next()
  await setUp.verify('123456')
  expect(mfa.challengeAndVerify).toHaveBeenCalledExactlyOnceWith({ factorId: 'f1', code: '123456' })
  expect(state()).toMatchObject({ step: 'codes', codes: CODES, isBusy: false })
  setUp.close()
  expect([onClose.mock.calls.length, mfa.unenroll.mock.calls.length]).toEqual([1, 0])
})

test('what was begun before and given up is taken away first', async () => {
  const all = [
    { id: 'old', status: 'unverified' },
    { id: 'good', status: 'verified' }
  ]
  mfa.listFactors.mockResolvedValue({ data: { all }, error: null })
  await open().setUp.begin()
  expect(mfa.unenroll).toHaveBeenCalledExactlyOnceWith({ factorId: 'old' })
})

test('closed before its code, it leaves nothing', async () => {
  const { setUp, onClose } = open()
  await setUp.begin()
  setUp.close()
  expect(onClose).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(mfa.unenroll).toHaveBeenCalledExactlyOnceWith({ factorId: 'f1' }))
})

test('a wrong code is said, and another one may be tried', async () => {
  const { setUp, state } = open()
  await setUp.begin()
  setUp.next()
  await setUp.verify('12')
  expect(mfa.challengeAndVerify).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ step: 'code', error: 'Enter the six digits that your app shows' })
  mfa.challengeAndVerify.mockResolvedValueOnce(refusal(422, 'mfa_verification_failed'))
  await setUp.verify('123456')
  expect(state()).toMatchObject({ step: 'code', isBusy: false, error: expect.stringMatching(/next one/) })
})

test('an old sign-in asks for a proof; a failure is said and begins again', async () => {
  const { setUp, state } = open()
  mfa.enroll.mockResolvedValueOnce(refusal(400, 'reauthentication_needed'))
  expect(await setUp.begin()).toBeUndefined()
  expect(state().step).toBe('confirm')
  mfa.enroll.mockResolvedValueOnce(refusal(429, 'over_request_rate_limit'))
  expect(await setUp.begin()).toMatch(/^Too many tries/)
  await setUp.begin()
  expect(state()).toMatchObject({ step: 'scan', error: undefined })
})

test('while it begins again it is at work, and no longer says what went wrong', async () => {
  const { setUp, state } = open()
  mfa.enroll.mockResolvedValueOnce(refusal(429, 'over_request_rate_limit'))
  await setUp.begin()
  expect(state()).toMatchObject({ isBusy: false, error: expect.stringMatching(/^Too many tries/) })
  const begun = setUp.begin()
  expect(state()).toMatchObject({ isBusy: true, error: undefined })
  await begun
  expect(state().isBusy).toBe(false)
})

test('while it is checked who is at the keyboard, it cannot be left', async () => {
  const { setUp, onClose, state } = open()
  mfa.enroll.mockResolvedValueOnce(refusal(400, 'reauthentication_needed'))
  await setUp.begin()
  const answer = Promise.withResolvers<string>()
  const checked = setUp.beginAfter(() => answer.promise)
  setUp.close()
  expect(onClose).not.toHaveBeenCalled()
  answer.resolve('This is not your password')
  expect(await checked).toBe('This is not your password')
  expect(state()).toMatchObject({ step: 'confirm', isBusy: false })
  setUp.close()
  expect(onClose).toHaveBeenCalledOnce()
})

test('from a code on its way no way leads back, and what it made count is not taken away', async () => {
  const { setUp, onClose, state } = open()
  await setUp.begin()
  setUp.next()
  const answer = Promise.withResolvers<object>()
  mfa.challengeAndVerify.mockReturnValueOnce(answer.promise)
  const verified = setUp.verify('123456')
  setUp.back()
  setUp.close()
  expect([state().step, onClose.mock.calls.length]).toEqual(['code', 0])
  answer.resolve({ data: {}, error: null })
  await verified
  expect(state().step).toBe('codes')
  expect(mfa.unenroll).not.toHaveBeenCalled()
})

test('on without its recovery codes, it says so and is done', async () => {
  const { setUp, onClose } = open(async () => {
    throw new Error('offline')
  })
  await setUp.begin()
  await setUp.verify('123456')
  expect(onClose).toHaveBeenCalledOnce()
  expect(messages()).toContainEqual(expect.stringMatching(/recovery codes could not be fetched/))
})

test('another app is named first, by a name that none has', async () => {
  const { setUp, onClose, state } = open(async () => undefined, [phone])
  expect([state().step, state().name, setUp.steps]).toEqual(['name', 'Authenticator app 2', ['name', 'scan', 'code']])
  await setUp.chooseName(' authenticator APP ')
  expect(state().error).toMatch(/of this name already/)
  await setUp.chooseName(' ')
  expect(state().error).toMatch(/Give it a name/)
  expect(mfa.enroll).not.toHaveBeenCalled()
  mfa.enroll.mockResolvedValueOnce(refusal(422, 'mfa_factor_name_conflict'))
  await setUp.chooseName('Tablet')
  expect(state()).toMatchObject({ step: 'name', isBusy: false, error: expect.stringMatching(/of this name already/) })
  await setUp.chooseName(' Tablet ')
  expect(mfa.enroll).toHaveBeenLastCalledWith(expect.objectContaining({ friendlyName: 'Tablet' }))
  await setUp.verify('123456')
  expect(onClose).toHaveBeenCalledOnce()
  expect(messages()).toEqual(['“Tablet” is added'])
})

test.for(['reauthentication_needed', 'insufficient_aal'])(
  '%s: an app that is there proves who adds another',
  async code => {
    const { setUp, state } = open(undefined, [phone])
    mfa.enroll.mockResolvedValueOnce(refusal(403, code))
    await setUp.chooseName('Tablet')
    expect(state()).toMatchObject({ step: 'confirm', isBusy: false })
    mfa.challengeAndVerify.mockResolvedValueOnce(refusal(422, 'mfa_verification_failed'))
    await setUp.prove('123456')
    expect(state()).toMatchObject({ step: 'confirm', error: expect.stringMatching(/next one/) })
    await setUp.prove('123457')
    expect(mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'f0', code: '123457' })
    expect(state()).toMatchObject({ step: 'scan', isBusy: false })
  }
)
