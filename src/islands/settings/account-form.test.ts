import { beforeEach, expect, test, vi } from 'vitest'
import { $toasts } from '../../stores/toasts.ts'
import { type AccountUpdate, createAccountForm, type UpdateAccount } from './account-form.ts'

const known = { fullName: 'Maren Holt', email: 'maren@tidewater.example' }
const pending = { email: 'new@x.example', until: '2026-11-24T11:00:00.000Z' }
const messages = () => $toasts.get().map(toast => toast.message)

function open(outcome: AccountUpdate) {
  const update = vi.fn(async () => outcome)
  return { update, form: createAccountForm(known, update) }
}

beforeEach(() => {
  vi.useFakeTimers()
  $toasts.set([])
  return () => vi.useRealTimers()
})

test('sends only what has changed', async () => {
  const { form, update } = open({ state: 'updated' })
  await form.save({ ...known, fullName: ' Maren H. ' })
  expect(update).toHaveBeenCalledExactlyOnceWith({ fullName: 'Maren H.' })
  expect(messages()).toEqual(['Account updated successfully'])
})

test('sends nothing when nothing has changed, and says so', async () => {
  const { form, update } = open({ state: 'updated' })
  await form.save({ ...known, email: 'MAREN@tidewater.example' })
  expect(update).not.toHaveBeenCalled()
  expect(messages()).toEqual(['Everything is up to date.'])
})

test('a new address waits for its confirmation, and can be asked for again', async () => {
  const { form, update } = open({ state: 'confirm', pending })
  await form.save({ ...known, email: 'new@x.example' })
  expect(form.$state.get()).toEqual({ isBusy: false, waitingFor: pending })
  await form.save({ ...known, email: 'new@x.example' })
  expect(update).toHaveBeenCalledTimes(2)
})

test('an address that waited before goes on waiting while the name changes', async () => {
  const form = createAccountForm(known, async () => ({ state: 'updated' }))
  form.waitFor(pending)
  await form.save({ ...known, fullName: 'Maren' })
  expect(form.$state.get().waitingFor).toBe(pending)
})

test.for(['', ' ', 'maren', 'maren @x.example'])(
  '%j is no address: that is said at its field, and nothing is sent',
  email => {
    const { form, update } = open({ state: 'updated' })
    form.save({ fullName: 'M', email })
    expect(form.$state.get().emailError).toMatch(/^Enter (your|an) email address/)
    expect(update).not.toHaveBeenCalled()
  }
)

test('an address that is taken is said at its field', async () => {
  const { form } = open({ state: 'refused', field: 'email', message: 'Taken.' })
  await form.save({ ...known, email: 'other@x.example' })
  expect(form.$state.get().emailError).toBe('Taken.')
})

test('a failure is said, and the next try sends the change again', async () => {
  const { form, update } = open({ state: 'failed', message: 'Failed to update account. Please try again.' })
  await form.save({ ...known, fullName: 'M' })
  await form.save({ ...known, fullName: 'M' })
  expect(update).toHaveBeenCalledTimes(2)
  expect(messages()[0]).toBe('Failed to update account. Please try again.')
})

test('one update at a time', async () => {
  const { form, update } = open({ state: 'updated' })
  await Promise.all([form.save({ ...known, fullName: 'A' }), form.save({ ...known, fullName: 'B' })])
  expect(update).toHaveBeenCalledTimes(1)
})

test('a change that has to be proven is sent again with the proof, until one will do', async () => {
  const update = vi
    .fn<UpdateAccount>(async () => ({ state: 'confirm', pending }))
    .mockResolvedValueOnce({ state: 'prove' })
    .mockResolvedValueOnce({ state: 'prove', message: 'This is not your password' })
  const form = createAccountForm(known, update)
  await form.save({ ...known, email: 'new@x.example' })
  expect(form.$state.get()).toMatchObject({ isBusy: false, isAsking: true })

  expect(await form.prove({ password: 'guess' })).toBe('This is not your password')
  expect(form.$state.get().isAsking).toBe(true)
  expect(await form.prove({ code: '123456' })).toBeUndefined()
  expect(update).toHaveBeenLastCalledWith({ email: 'new@x.example' }, { code: '123456' })
  expect(form.$state.get()).toEqual({ isBusy: false, waitingFor: pending })
})

test('whoever has no proof changes nothing, and is asked anew the next time', async () => {
  const { form, update } = open({ state: 'prove' })
  await form.save({ ...known, email: 'new@x.example' })
  form.giveUp()
  expect(form.$state.get()).toMatchObject({ isBusy: false, isAsking: false })
  expect(await form.prove({ password: 'late' })).toBeUndefined()
  expect(update).toHaveBeenCalledOnce()
})

test('what is given up while its proof is checked is said all the same, and counts', async () => {
  const answer = Promise.withResolvers<AccountUpdate>()
  const update = vi.fn<UpdateAccount>(() => answer.promise).mockResolvedValueOnce({ state: 'prove' })
  const form = createAccountForm(known, update)
  await form.save({ fullName: 'Maren H.', email: 'new@x.example' })
  const proven = form.prove({ password: 'x' })
  form.giveUp()
  answer.resolve({ state: 'confirm', pending })
  expect(await proven).toBeUndefined()
  expect(form.$state.get()).toEqual({ isBusy: false, waitingFor: pending })
  expect(messages()).toEqual(['Confirmation link sent'])
  await form.save({ ...known, fullName: 'Maren H.' })
  expect(messages()).toContain('Everything is up to date.')
})
