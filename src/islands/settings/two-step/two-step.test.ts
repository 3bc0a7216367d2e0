import { expect, test, vi } from 'vitest'
import { createTwoStepSettings } from './two-step.ts'

const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../stores/api.ts', async original => ({ ...(await original<object>()), call: api.call }))

const app = { id: 'f1', name: 'Tablet', added_at: '', used_at: null }

test('an app that is removed closes its question, and nothing that was opened since', async () => {
  const settings = createTwoStepSettings({ apps: [app], recovery_codes: 8 })
  const answer = Promise.withResolvers<void>()
  api.call.mockReturnValue(answer.promise)
  settings.askToRemove(app)
  const removed = settings.remove({ password: 'x' })
  settings.open('set-up')
  answer.resolve()
  expect(await removed).toBeUndefined()
  expect(settings.$state.get()).toMatchObject({ known: { apps: [], recovery_codes: 0 }, opened: 'set-up' })

  settings.askToRemove(app)
  await settings.remove({ password: 'x' })
  expect(settings.$state.get().opened).toBeUndefined()
})
