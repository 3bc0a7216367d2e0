import { expect, test } from 'vitest'
import { compose } from '../../compose/compose/compose.ts'
import { operationsOf } from '../../compose/compose/operations.ts'
import { COPIES } from '../../compose/copy/copies.ts'
import { type EmailFacts, noFacts } from '../../compose/email-facts.ts'
import type { DesignerContext } from '../designer.ts'
import { offlineDesigner } from './offline.ts'

const facts: EmailFacts = {
  ...noFacts('sale'),
  sender: { name: 'Wick & Wax' },
  sentences: ['Alle Kerzen sind um ein Viertel billiger.'],
  offer: { what: '25% off all candles', code: 'GLOW25' }
}
const context = (more: Partial<DesignerContext> = {}): DesignerContext => ({
  signal: new AbortController().signal,
  seed: 7,
  today: new Date('2026-03-01'),
  siteUrl: 'https://mailwright.example',
  form: { facts, look: { moods: ['calm'] } },
  ...more
})
const made = (more: Partial<DesignerContext> = {}) =>
  Array.fromAsync(offlineDesigner().create('Ein Brief, den niemand mehr liest', context(more)))

test('the email is the one that a page composes of the same facts, look and seed, whatever the brief says', async () => {
  const shown = operationsOf(compose(facts, { copy: COPIES.sale, look: { moods: ['calm'] }, seed: 7 }))
  const operations = (await made()).flatMap(event => (event.type === 'operation' ? [event.operation] : []))
  expect(operations).toEqual(shown)
  expect(JSON.stringify(operations)).toContain('GLOW25')
})

test('each section is announced, the last one by its number', async () => {
  const events = await made()
  const sections = events.filter(event => event.type === 'operation' && event.operation.op === 'add').length
  const progress = events.filter(({ type }) => type === 'progress')
  expect(progress).toHaveLength(sections)
  expect(progress.at(-1)).toMatchObject({ section: sections, total: sections })
})

test('it ends without an error when its caller left', async () => {
  expect(await made({ signal: AbortSignal.abort() })).toEqual([])
})
