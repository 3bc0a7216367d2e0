import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '../../../email/theme/theme.ts'
import { createPrompt } from './create.ts'

const today = new Date('2026-03-01')
const earlier = [{ name: 'picture' as const, theme: DEFAULT_THEME, sections: ['header split', 'hero stacked'] }]

test('a brief without a direction is asked for as ever', () => {
  expect(createPrompt('A sale', { today, direction: undefined })).toBe(createPrompt('A sale', { today }))
})

test('a direction says what it asks, and what the ones before it look like', () => {
  const first = createPrompt('A sale', { today, direction: { name: 'picture', earlier: [] } })
  const second = createPrompt('A sale', { today, direction: { name: 'letter', earlier } })

  expect(first).toContain('Make this one: "Picture first".')
  expect(first).not.toContain('there already')
  expect(second).toContain('Make this one: "A letter".')
  expect(second).toContain(
    `- "Picture first": header split, hero stacked; brand ${DEFAULT_THEME.brand} on ${DEFAULT_THEME.surface}`
  )
})
