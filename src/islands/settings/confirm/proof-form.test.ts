import { expect, test, vi } from 'vitest'
import type { IdentityProof } from '../../../contract/identity-proof.ts'
import { createProofForm } from './proof-form.ts'

function open(wrong?: string, unsent?: string) {
  const use = vi.fn(async (_: IdentityProof) => wrong)
  const sendCode = vi.fn(async () => unsent)
  const onClose = vi.fn()
  return { use, sendCode, onClose, form: createProofForm({ use, sendCode, onClose }) }
}

test('a password is the proof, as it was written', async () => {
  const { form, use } = open()
  await form.submit(' slow mornings ')
  expect(use).toHaveBeenCalledExactlyOnceWith({ password: ' slow mornings ' })
  expect(form.$state.get()).toEqual({ way: 'password', isSending: false, isBusy: false, error: undefined })
})

test('a code is mailed instead, and may be written in groups', async () => {
  const { form, use, sendCode } = open()
  await form.mailCode()
  expect(sendCode).toHaveBeenCalledOnce()
  await form.submit('123 456')
  expect(use).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
})

test('what cannot be a proof is said and not sent', async () => {
  const { form, use } = open()
  await form.submit('')
  expect(form.$state.get().error).toBe('Enter your password')
  await form.mailCode()
  expect(form.$state.get().error).toBeUndefined()
  for (const written of ['', '12345', '1234567', 'abcdef']) {
    await form.submit(written)
    expect(form.$state.get().error).toBe('Enter the six digits of the code')
  }
  expect(use).not.toHaveBeenCalled()
})

test('what is wrong with a proof stands at its field', async () => {
  const { form } = open('This is not your password')
  await form.submit('guess')
  expect(form.$state.get()).toMatchObject({ isBusy: false, error: 'This is not your password' })
})

test('without a mail the password is still what is asked for', async () => {
  const { form } = open(undefined, 'Wait a little.')
  await form.mailCode()
  expect(form.$state.get()).toMatchObject({ way: 'password', isSending: false, error: 'Wait a little.' })
})

test('one proof at a time', async () => {
  const { form, use } = open()
  await Promise.all([form.submit('a'), form.submit('b')])
  expect(use).toHaveBeenCalledOnce()
})

test('what a proof set going cannot be left before it is known how it went', async () => {
  const { form, use, onClose } = open()
  const answer = Promise.withResolvers<string>()
  use.mockReturnValue(answer.promise)
  const submitted = form.submit('a')
  form.close()
  expect(onClose).not.toHaveBeenCalled()
  answer.resolve('This is not your password')
  await submitted
  form.close()
  expect(onClose).toHaveBeenCalledOnce()
})
