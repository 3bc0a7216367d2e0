import { expect, test } from 'vitest'
import { factAt } from '../../../compose/change/fact-paths.ts'
import { factsOperation } from '../../../compose/change/next-facts.ts'
import { EmailFacts } from '../../../compose/email-facts.ts'
import { createDocument } from '../document.ts'
import { createFacts } from './facts.ts'

const FACTS = EmailFacts.parse({
  kind: 'event',
  headline: 'Plant sale on Sat 14 March',
  occasions: [{ date: 'Sat 14 March' }],
  buttons: [{ label: 'Book', link: 'marrow.example' }]
})

function sitting(facts?: EmailFacts) {
  const drafts = { read: () => undefined, all: () => [], write: () => true, clear() {} }
  const callJson = () => Promise.reject(new Error('not called'))
  const document = createDocument(null, { callJson, drafts, onCreated() {} } as never)
  document.perform([
    { op: 'meta', subject: 'Plant sale, Sat 14 March' },
    { op: 'add', kind: 'hero', content: { heading: 'Plants, and a lot of them', text: 'Come on Sat 14 March.' } },
    ...(facts ? factsOperation(facts) : [])
  ])
  return { document, facts: createFacts(document) }
}

test('a change is one step, named in words, which undo takes back to the byte', () => {
  const { document, facts } = sitting(FACTS)
  const before = document.$email.get()
  const steps = document.history.$log.get().at
  expect(facts.change('occasions.0.date', ' Sun 15 March ')).toEqual({ ok: true })
  expect(document.history.$log.get().at).toBe(steps + 1)
  expect(document.history.$undo.get()?.title).toBe('Date: Sat 14 March → Sun 15 March, in 2 places')
  expect(facts.$asked.get()?.places).toBe('the subject and Hero')
  expect(document.$email.get().subject).toBe('Plant sale, Sun 15 March')
  document.undo()
  expect(document.$email.get()).toEqual(before)
})

test('what was written anew is asked about until it is put there, left, or the change is taken back', () => {
  const { document, facts } = sitting(FACTS)
  facts.change('occasions.0.date', 'Sun 15 March')
  const asked = () => facts.$questions.get().map(({ place }) => place.words)
  expect(asked()).toEqual(['the headline'])
  document.undo()
  expect(asked()).toEqual([])
  document.redo()
  const [question] = facts.$questions.get()
  expect(question && facts.putThere(question)).toEqual({ ok: true })
  expect(document.$email.get().html).toContain('Plant sale on Sun 15 March')
  expect(document.history.$undo.get()?.title).toBe('Put “Sun 15 March” into the headline')
  expect(asked()).toEqual([])
})

test('a place that is left is not asked about again', () => {
  const { document, facts } = sitting(FACTS)
  facts.change('occasions.0.date', 'Sun 15 March')
  const before = document.$email.get()
  for (const question of facts.$questions.get()) facts.leave(question)
  expect(facts.$questions.get()).toEqual([])
  expect(document.$email.get()).toBe(before)
})

test('a value that makes no sense is said, and nothing changes', () => {
  const { document, facts } = sitting(FACTS)
  const before = document.$email.get()
  expect(facts.change('buttons.0.link', 'javascript:alert(1)')).toMatchObject({ ok: false })
  expect(facts.change('occasions.0.date', '31 February')).toMatchObject({ ok: false })
  expect(document.$email.get()).toBe(before)
})

test('an email without facts has them read, as a step, and changes like any other', () => {
  const { document, facts } = sitting()
  expect(facts.$listed.get()).toEqual([])
  expect(facts.change('subject', 'No')).toMatchObject({ ok: false })
  expect(facts.read()).toEqual({ ok: true })
  expect(factAt(facts.$facts.get() as EmailFacts, 'occasions.0.date')).toBe('Sat 14 March')
  facts.change('occasions.0.date', 'Sun 15 March')
  expect(document.$email.get().subject).toBe('Plant sale, Sun 15 March')
})
