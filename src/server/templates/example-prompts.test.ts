import { expect, test } from 'vitest'
import type { DesignerEvent } from '../../designer/designer.ts'
import { offlineDesigner } from '../../designer/offline/offline.ts'
import { loadModel } from '../../designer/reading/model/load.ts'
import { read } from '../../designer/reading/read.ts'
import { EXAMPLE_PROMPTS } from './example-prompts.ts'

const today = new Date('2026-03-01')
const { create } = offlineDesigner()
const context = { signal: new AbortController().signal, seed: 7, today, siteUrl: 'https://mailwright.example' }

test.each(EXAMPLE_PROMPTS)('an example is all that it says, under the name of its sender: %s', async prompt => {
  const { slots } = await read(prompt, { model: await loadModel(), today })
  const events: DesignerEvent[] = await Array.fromAsync(create(prompt, context))
  const operations = events.flatMap(event => (event.type === 'operation' ? [event.operation] : []))
  const left = events.flatMap(event => (event.type === 'unplaced' ? event.items : []))
  const words = JSON.stringify(operations)

  expect(left.filter(({ reason }) => reason !== 'wish')).toEqual([])
  for (const { value } of slots.flatMap(({ entities }) => entities.filter(({ kind }) => kind !== 'date')))
    expect(words).toContain(value)
  expect(words).toContain(`"logo":"${slots.find(({ role }) => role === 'sender')?.text}"`)
})
