import { beforeEach, expect, test, vi } from 'vitest'
import { forgetForm, sendForm } from './leave-form.ts'

const kept = vi.hoisted(() => new Map<string, string>())
const callJson = vi.hoisted(() => vi.fn())
vi.mock('../api.ts', () => ({ callJson }))
vi.mock('../kept-text.ts', () => ({
  keptText: {
    read: (name: string) => kept.get(name) ?? '',
    write: (name: string, text: string) => kept.set(name, text)
  }
}))

beforeEach(() => {
  kept.clear()
  callJson.mockReset().mockResolvedValue(null)
})

test('what this browser has of the form goes to the server, and nothing where it has none', async () => {
  await sendForm()
  expect(callJson).not.toHaveBeenCalled()
  kept.set('form', '{"brief":"Sale","form":{}}')
  await sendForm()
  expect(callJson).toHaveBeenCalledWith('/api/forms/current', {
    method: 'PUT',
    body: { brief: 'Sale', form: {} },
    isQuiet: true
  })
})

test('a form that was made is forgotten here and on the server, and nobody is told where that fails', async () => {
  kept.set('form', '{"brief":"Sale","form":{}}')
  callJson.mockRejectedValue(new Error('away'))
  await forgetForm()
  expect(kept.get('form')).toBe('')
  expect(callJson).toHaveBeenCalledWith('/api/forms/current', { method: 'DELETE', isQuiet: true })
  await sendForm()
})
