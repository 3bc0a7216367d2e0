import { expect, test } from 'vitest'
import { offlineDesigner } from '../../designer/offline/offline.ts'
import { entitiesIn } from '../../designer/reading/entities/find-entities.ts'
import { EXAMPLE_PROMPTS } from './example-prompts.ts'

const today = new Date('2026-03-01')
const { create } = offlineDesigner()
const context = { signal: new AbortController().signal, seed: 7, today, siteUrl: 'https://mailwright.example' }

const SENDERS = [
  'Fernhollow',
  'Tidewater Surf Shop',
  'Ledgerline',
  'Harbour Lane Books',
  'Northline Coffee',
  'Haldane Lights',
  'Stride',
  'Brightwater Dental'
]

test.each(EXAMPLE_PROMPTS)('an example is all that it says, under the name of its sender: %s', async prompt => {
  const events = await Array.fromAsync(create(prompt, context))
  const words = JSON.stringify(events.flatMap(event => (event.type === 'operation' ? [event.operation] : [])))

  for (const { kind, value } of entitiesIn(prompt, today)) if (kind !== 'date') expect(words).toContain(value)
  const [, logo = ''] = /"logo":"([^"]+)"/.exec(words) ?? []
  expect(SENDERS).toContain(logo)
  expect(prompt).toContain(logo)
})
