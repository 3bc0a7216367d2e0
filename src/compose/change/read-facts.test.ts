import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { NEWSLETTER } from '../../email/source/fixtures/emails.ts'
import { EmailFacts } from '../email-facts.ts'
import { factLabel, listedFacts, openFacts } from './listed-facts.ts'
import { readFacts } from './read-facts.ts'

const OPERATIONS: Operation[] = [
  { op: 'meta', subject: 'Plant sale' },
  { op: 'add', kind: 'header', content: { logo: 'Marrow' } },
  {
    op: 'add',
    kind: 'hero',
    content: {
      heading: 'On Sat 14 March',
      text: 'Come along',
      button: { label: 'Book', href: 'https://marrow.example' }
    }
  },
  { op: 'add', kind: 'products', content: { items: [{ title: 'Tomato', price: '£4', was: '£5' }, { title: 'Basil' }] } }
]

test('facts of our own sections are read by what their slots are', () => {
  const { email } = applyOperations(BLANK_EMAIL, OPERATIONS, { onRefusal: 'stop' })
  expect(readFacts(email)).toMatchObject({
    kind: 'letter',
    sender: { name: 'Marrow' },
    subject: 'Plant sale',
    headline: 'On Sat 14 March',
    things: [{ name: 'Tomato', price: '£4' }],
    occasions: [{ date: 'Sat 14 March' }],
    buttons: [{ label: 'Book', link: 'https://marrow.example' }]
  })
})

test('an email made elsewhere has its prices read from the row of their name', () => {
  const html =
    '<h1>Sale</h1><table><tr><td>Mug</td><td>£4.00</td></tr><tr><td>Jug</td><td>9 €</td></tr></table><p>© 2026 Clay & Co. All rights reserved.</p>'
  expect(readFacts({ ...BLANK_EMAIL, html })).toMatchObject({
    headline: 'Sale',
    sender: { name: 'Clay & Co' },
    things: [
      { name: 'Mug', price: '£4.00' },
      { name: 'Jug', price: '9 €' }
    ]
  })
})

test('what says nothing that can be listed has no facts', () => {
  expect(readFacts(BLANK_EMAIL)).toBeUndefined()
  expect(readFacts({ ...BLANK_EMAIL, html: '<p>Hello there</p>' })).toBeUndefined()
})

test('any email is read without an exception', () => {
  expect(() => readFacts({ ...BLANK_EMAIL, html: NEWSLETTER })).not.toThrow()
  expect(() => readFacts({ ...BLANK_EMAIL, html: '<td>£4<table><a href=x>©' })).not.toThrow()
})

const FACTS = EmailFacts.parse({
  kind: 'sale',
  things: [{ name: 'Tomato', price: '£4' }],
  offer: { code: 'M10' },
  occasions: [{ time: '9:00', date: 'Sat 14 March' }]
})

test('facts are listed field by field, with the labels of their kind', () => {
  const lines = listedFacts(FACTS).flatMap(({ label, entries }) =>
    entries.flatMap(({ name, values }) =>
      values.map(each => [label, name, each.label, each.value].filter(Boolean).join(' / '))
    )
  )
  expect(lines).toEqual([
    'Prices / Tomato / Name / Tomato',
    'Prices / Tomato / Price / £4',
    'When / Date / Sat 14 March',
    'When / Time / 9:00',
    'Code / Code / M10'
  ])
  expect(factLabel(FACTS, 'headline')).toBe('Headline')
})

test('what is not said yet can be added, one value each', () => {
  const labels = openFacts(FACTS).map(({ label }) => label)
  expect(labels).toContain('Subject')
  expect(labels).toContain('Where')
  expect(labels).not.toContain('Date')
  expect(openFacts(FACTS).map(({ path }) => path)).toContain('sentences.0')
})
