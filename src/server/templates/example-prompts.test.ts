import { expect, test } from 'vitest'
import { sureFacts } from '../../compose/reading/facts-from.ts'
import { offlineDesigner } from '../../designer/offline/offline.ts'
import { entitiesIn } from '../../designer/reading/entities/find-entities.ts'
import { readBrief } from '../../designer/reading/fields/read-brief.ts'
import { loadModel } from '../../designer/reading/model/load.ts'
import { EXAMPLE_PROMPTS } from './example-prompts.ts'

const today = new Date('2026-03-01')
const { create } = offlineDesigner()
const context = { signal: new AbortController().signal, seed: 7, today, siteUrl: 'https://mailwright.example' }

test.each(EXAMPLE_PROMPTS)('an example is all that it says, under the name of its sender: %s', async prompt => {
  const { sender } = sureFacts(await readBrief(prompt, { model: await loadModel(), today }))
  const events = await Array.fromAsync(create(prompt, context))
  const words = JSON.stringify(events.flatMap(event => (event.type === 'operation' ? [event.operation] : [])))

  for (const { kind, value } of entitiesIn(prompt, today)) if (kind !== 'date') expect(words).toContain(value)
  expect(words).toContain(`"logo":"${sender?.name}"`)
})
