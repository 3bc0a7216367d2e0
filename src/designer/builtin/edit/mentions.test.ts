import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { ask } from './fixture.ts'

const made = (operations: Operation[]) => applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' }).email
const invitation = made([
  { op: 'meta', subject: 'Film night, Friday 12 June', preheader: 'Come on 12 June 2026' },
  {
    op: 'add',
    kind: 'hero',
    content: { heading: 'Film night', text: 'See you on June 12th. Entry £8, doors at 21:00.' }
  },
  { op: 'add', kind: 'event', content: { date: 'Friday 12 June 2026', place: 'Leeds' } }
])
const sale = made([
  { op: 'meta', subject: '20% off until Monday', preheader: 'Black Friday' },
  {
    op: 'add',
    kind: 'hero',
    content: { heading: '20% off for Black Friday', text: 'It starts Friday and ends Monday.' }
  }
])

test('a date changes wherever the email speaks of it, however it is written there', () => {
  for (const wish of ['change the date to 5 July', 'the date is now 5 July', 'the date is wrong, it should be 5 July'])
    expect(ask(wish, undefined, invitation).operations).toMatchObject([
      { ref: 's1.text', value: 'See you on 5 July. Entry £8, doors at 21:00.' },
      { ref: 's2.date', value: '5 July' },
      { op: 'meta', subject: 'Film night, 5 July' },
      { op: 'meta', preheader: 'Come on 5 July' }
    ])
})

const ONE: [string, string][] = [
  ['change the price to £9', 'See you on June 12th. Entry £9, doors at 21:00.'],
  ['change the time to 8pm', 'See you on June 12th. Entry £8, doors at 8pm.'],
  ["the price is wrong, it's £9 not £8", 'See you on June 12th. Entry £9, doors at 21:00.'],
  ["The price is wrong. It's £9, not £8.", 'See you on June 12th. Entry £9, doors at 21:00.'],
  ['not £8 but £9', 'See you on June 12th. Entry £9, doors at 21:00.'],
  ['fix the typo: doors should be gates', 'See you on June 12th. Entry £8, gates at 21:00.'],
  ['"Entry" should be "Tickets"', 'See you on June 12th. Tickets £8, doors at 21:00.']
]
test.each(ONE)('one mention is the one that is meant: %s', (wish, value) => {
  const { operations, words } = ask(wish, undefined, invitation)
  expect(operations).toMatchObject([{ op: 'set', ref: 's1.text', value }])
  expect(words).toBe('')
})

test('a deadline is the day that something ends on, and a name is no day', () => {
  expect(ask('change the deadline to Tuesday', undefined, sale).operations).toMatchObject([
    { ref: 's1.text', value: 'It starts Friday and ends Tuesday.' },
    { op: 'meta', subject: '20% off until Tuesday' }
  ])
  expect(ask('change Friday to Saturday', undefined, sale).operations).toMatchObject([
    { ref: 's1.text', value: 'It starts Saturday and ends Monday.' }
  ])
})

test('a code changes in the texts that name it, too', () => {
  const coupon = made([
    { op: 'add', kind: 'hero', content: { heading: 'Hi', text: 'Use **BF40** today.' } },
    { op: 'add', kind: 'coupon', content: { heading: 'Yours', code: 'BF40' } }
  ])
  for (const wish of ['the coupon code is LUMO50 now', 'change the code to LUMO50'])
    expect(ask(wish, undefined, coupon).operations).toMatchObject([
      { ref: 's1.text', value: 'Use **LUMO50** today.' },
      { ref: 's2.code', value: 'LUMO50' }
    ])
})

test('a price is no date', () => {
  const bill = made([{ op: 'add', kind: 'text', content: { text: 'You paid £9.10 and 12.50.' } }])
  expect(ask('change the date to 5 March', undefined, bill).words).toContain('I found no date')
})

test('says what it found instead of guessing', () => {
  expect(ask('change the date to Sunday', undefined, sale).words).toContain('Which one: Friday or Monday?')
  expect(ask('change the time to 8pm', undefined, sale).words).toContain('I found no time')
  expect(ask("it's £8 not £7", undefined, invitation).words).toBe(
    '“£7” is nowhere in this email. It says “£8” already.'
  )
})
