import { expect, test } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { createTwoStep } from './two-step.ts'

const twoStep = createTwoStep()
const factor = { id: 'f1', status: 'verified', factor_type: 'totp', created_at: '2026-09-03T10:00:00Z' }

test('an authenticator app is told with when it was added and used', async () => {
  const used = { ...factor, last_challenged_at: '2026-11-01T08:00:00Z' }
  expect((await twoStep.state({ ...newVisitor(), factors: [used] }))?.app).toEqual({
    added_at: '2026-09-03T10:00:00Z',
    used_at: '2026-11-01T08:00:00Z'
  })
  expect((await twoStep.state(newVisitor()))?.app).toBeNull()
})

test('while the auth service cannot be asked, nobody says that it is off', async () => {
  expect(await twoStep.state({ ...newVisitor(), isCurrent: false })).toBeNull()
})
