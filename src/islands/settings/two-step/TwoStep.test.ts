import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TwoStep, type TwoStepProps } from './TwoStep.tsx'
import { OFF_WORDS } from './words.ts'

const show = (state: TwoStepProps['state']) =>
  renderToStaticMarkup(createElement(TwoStep, { state, email: 'ana@example.com', now: Date.now(), timeZone: 'UTC' }))
const app = { id: 'f1', name: 'Tablet', added_at: new Date().toISOString(), used_at: null }

test('says whether it is on, and nothing of the kind while nobody knows', () => {
  expect(show({ apps: [app], recovery_codes: null })).toContain('Added today')
  expect(show({ apps: [], recovery_codes: null })).toContain(OFF_WORDS)
  expect(show(null)).toContain('cannot be shown just now')
  expect(show(null)).not.toContain(OFF_WORDS)
})

test('each app can be removed by its name, and another one added', () => {
  const shown = show({ apps: [app, { ...app, id: 'f2', name: 'Phone' }], recovery_codes: 10 })
  for (const words of ['Remove Tablet', 'Remove Phone', 'Add app', '10 of 10 left']) expect(shown).toContain(words)
  expect(shown).not.toContain('Set up')
})
