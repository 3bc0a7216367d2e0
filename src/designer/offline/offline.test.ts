import { expect, it } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { DesignerEvent } from '../designer.ts'
import { loadModel } from '../reading/model/load.ts'
import { offlineDesigner } from './offline.ts'

const context = {
  signal: new AbortController().signal,
  seed: 3,
  today: new Date('2026-03-01'),
  siteUrl: 'https://mailwright.example'
}

it('makes an email that it can change', async () => {
  const designer = offlineDesigner(loadModel())
  const batch = createBatch(BLANK_EMAIL)
  const made = await Array.fromAsync(designer.create('Spring sale at Tidewater: 20% off bowls until Sunday.', context))
  for (const event of made)
    if (event.type === 'operation') expect(batch.apply(event.operation)).toMatchObject({ ok: true })
  const changed: DesignerEvent[] = await Array.fromAsync(
    designer.change(batch.email, { text: 'change the headline to "Bowls for less"' }, context)
  )
  expect(JSON.stringify(changed)).toContain('Bowls for less')
})
