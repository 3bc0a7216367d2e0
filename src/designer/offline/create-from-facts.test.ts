import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { compose } from '../../compose/compose/compose.ts'
import { operationsOf } from '../../compose/compose/operations.ts'
import { COPIES } from '../../compose/copy/copies.ts'
import { EmailFacts, noFacts } from '../../compose/email-facts.ts'
import { KINDS } from '../../compose/kinds.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
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

/** What people and programs put into fields. */
const odd = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '{{name}}',
    '31 February',
    '£',
    '7'.repeat(200),
    '[a](javascript:x)',
    '**',
    '- a\n- b'
  )
)
const maybe = (text = odd) => fc.option(text, { nil: undefined })
const link = fc.constantFrom(
  'shop.example/sale',
  'https://a.example/?q={{id}}',
  'hello@a.example',
  '+44 20 7946',
  'javascript:alert(1)',
  'http://',
  '#'
)
const anyFacts = fc.record({
  kind: fc.constantFrom(...KINDS),
  sender: fc.record({ name: maybe(), trade: maybe(), site: maybe(link), address: maybe() }),
  topic: maybe(),
  sentences: fc.array(odd, { maxLength: 4 }),
  things: fc.array(
    fc.record({ name: odd, price: maybe(), was: maybe(), text: maybe(), link: maybe(link), picture: maybe(link) }),
    { maxLength: 4 }
  ),
  rows: fc.array(fc.record({ label: odd, value: odd }), { maxLength: 3 }),
  occasions: fc.array(fc.record({ date: maybe(), time: maybe(), end: maybe(), place: maybe(), note: maybe() }), {
    maxLength: 3
  }),
  offer: fc.record({ what: maybe(), code: maybe(), until: maybe(), terms: maybe() }),
  steps: fc.array(odd, { maxLength: 3 }),
  questions: fc.array(fc.record({ question: odd, answer: odd }), { maxLength: 2 }),
  quotes: fc.array(fc.record({ words: odd, who: maybe() }), { maxLength: 2 }),
  figures: fc.array(fc.record({ value: odd, label: odd }), { maxLength: 2 }),
  buttons: fc.array(fc.record({ label: odd, link: maybe(link) }), { maxLength: 3 }),
  signOff: maybe(),
  subject: maybe(),
  headline: maybe()
})

test('whatever stands in the fields makes an email, without a link that runs code', async () => {
  await fc.assert(
    fc.asyncProperty(anyFacts, fc.nat(), async (given, seed) => {
      const facts = EmailFacts.safeParse(JSON.parse(JSON.stringify(given)))
      fc.pre(facts.success)
      const batch = createBatch(BLANK_EMAIL)
      for (const event of await made({ seed, form: { facts: facts.data } }))
        if (event.type === 'operation') batch.apply(event.operation)
      expect(batch.email.html).not.toBe('')
      expect(batch.email.html).not.toMatch(/(?:href|src)="\s*javascript:/i)
    }),
    { numRuns: runs(1_000) }
  )
}, 60_000)
