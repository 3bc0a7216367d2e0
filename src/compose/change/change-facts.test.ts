import { expect, test } from 'vitest'
import { applyOperations } from '../../email/operations/apply.ts'
import { made, richFacts } from '../compose/fixture.ts'
import type { EmailFacts } from '../email-facts.ts'
import { changeFacts } from './change-facts.ts'

const FACTS = richFacts('sale')
const EMAIL = { ...made(FACTS).email, facts: JSON.stringify(FACTS) }
const changed = (facts: Partial<EmailFacts>) => {
  const result = changeFacts(EMAIL, { ...FACTS, ...facts })
  let stepped = EMAIL
  for (const step of result.steps) {
    const { email, refused } = applyOperations(stepped, step, { onRefusal: 'stop' })
    expect(refused).toEqual([])
    stepped = email
  }
  expect(stepped).toEqual(result.email)
  expect(JSON.parse(result.email.facts)).toEqual({ ...FACTS, ...facts })
  return result
}

test('facts that are the same change nothing', () => {
  const { email, places, asked } = changed({})
  expect(email).toEqual(EMAIL)
  expect([places, asked]).toEqual([[], []])
})

test('several facts change together, each in all its places', () => {
  const offer = { ...FACTS.offer, code: 'BOWLS25', until: 'Monday 9 June' }
  const { email, places } = changed({ offer, sender: { ...FACTS.sender, name: 'Saltmarsh' } })
  for (const gone of ['SPRING20', 'Sunday 8 June', '>Tidewater<']) expect(email.html).not.toContain(gone)
  for (const said of ['BOWLS25', 'Monday 9 June', 'Saltmarsh']) expect(email.html).toContain(said)
  expect(places.length).toBeGreaterThan(2)
})

test('a thing that goes takes its item along, and one that comes joins the others with its price', () => {
  const [mug, bowl] = FACTS.things
  expect(changed({ things: [mug as EmailFacts['things'][0]] }).email.html).not.toContain('Quay bowl')
  const { email } = changed({ things: [mug, bowl, { name: 'Salt dish', price: '£9' }] as EmailFacts['things'] })
  expect(email.html).toMatch(/Quay bowl[\s\S]*Salt dish[\s\S]*£9/)
})

test('a row that comes joins the details', () => {
  const { email } = changed({ rows: [...FACTS.rows, { label: 'Dogs', value: 'on a lead' }] })
  expect(email.html).toMatch(/Dogs[\s\S]*on a lead/)
})

test('what has no place is offered', () => {
  const { asked } = changed({ sentences: [...FACTS.sentences, 'Bring a box.'] })
  expect(asked.map(({ text }) => text)).toEqual([
    'The email has no place for it yet. Put “Bring a box.” in as a part of its own?'
  ])
})
