import { expect, test } from 'vitest'
import { EmailFacts } from '../../src/compose/email-facts.ts'
import { emailOf } from './email-of.ts'
import { gateFaults } from './gate-faults.ts'
import { notSaidOnce } from './said-once.ts'

const FORM = EmailFacts.parse({
  kind: 'sale',
  sender: { name: 'Tidewater Pottery' },
  topic: 'Spring sale',
  sentences: ['The kiln held.', 'Hi {{ first_name }}, come and see.'],
  things: [{ name: 'Harbour mug', price: '£24', link: 'tidewater.example/mug' }],
  signOff: 'Kind regards, Maren'
})
const EMAIL = emailOf(FORM)

test('an email of a form says each value once', () => expect(notSaidOnce(FORM, EMAIL)).toEqual([]))

test('what is missing is told by its field', () => {
  const more = { ...FORM, steps: ['Ring the bell'], things: [{ name: 'Harbour mug', link: 'tidewater.example/other' }] }
  expect(notSaidOnce(more, EMAIL)).toEqual([
    '0 times: things.link: tidewater.example/other',
    '0 times: steps: Ring the bell'
  ])
})

test('what is said again is told, what the form says again is not', () => {
  const twice = { ...FORM, rows: [{ label: 'Kiln', value: 'The kiln held.' }] }
  expect(notSaidOnce(FORM, emailOf(twice))).toEqual(['2 times: sentences: The kiln held.'])
  expect(notSaidOnce(twice, emailOf(twice))).toEqual([])
})

test('lines that are broken off or said to the designer are faults, names and what asks readers are none', () => {
  const facts = EmailFacts.parse({
    kind: 'sale',
    sentences: ['Priya that the hall is shut.', 'The hall is shut.'],
    things: [{ name: 'Harbour mug' }],
    offer: { what: '20 € off (mugs' },
    buttons: [{ label: 'Write to Priya' }]
  })
  expect(gateFaults(facts)).toEqual([
    'gate: sentences: Priya that the hall is shut.',
    'gate: offer.what: 20 € off (mugs'
  ])
})
