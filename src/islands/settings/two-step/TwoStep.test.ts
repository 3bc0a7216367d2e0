import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TwoStep, type TwoStepProps } from './TwoStep.tsx'
import { OFF_WORDS } from './words.ts'

const show = (state: TwoStepProps['state']) =>
  renderToStaticMarkup(createElement(TwoStep, { state, email: 'ana@example.com', now: Date.now() }))
const at = new Date().toISOString()

test('says whether it is on, and nothing of the kind while nobody knows', () => {
  expect(show({ app: { added_at: at, used_at: null }, recovery_codes: null })).toContain('Added today')
  expect(show({ app: null, recovery_codes: null })).toContain(OFF_WORDS)
  expect(show(null)).toContain('cannot be shown just now')
  expect(show(null)).not.toContain(OFF_WORDS)
})
