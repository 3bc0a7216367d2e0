import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { ask } from './fixture.ts'

const add = (kind: string, content: object) => ({ op: 'add', kind, content }) as Operation
const made = (...operations: Operation[]) => applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' }).email
const go = (label: string) => ({ label, href: `https://a.example/${label}` })
const sale = made(
  add('hero', { heading: 'Sale 🎉', text: 'Use **BF40** until Monday midnight 🔥!', button: go('shop') }),
  add('details', {
    items: [
      { label: 'Class', value: '£34' },
      { label: 'Opens', value: '2 March' }
    ]
  }),
  add('cta', { heading: 'Last call', button: go('book') })
)

const BOLD: [string, string][] = [
  ['bold the deadline', 'Use **BF40** until **Monday midnight** 🔥!'],
  ['make "Use" bold', '**Use** **BF40** until Monday midnight 🔥!'],
  ['highlight the word until', 'Use **BF40** **until** Monday midnight 🔥!']
]
test.each(BOLD)('words inside a text become bold: %s', (wish, value) => {
  expect(ask(wish, undefined, sale).operations).toEqual([{ op: 'set', ref: 's1.text', value }])
})

test('what is bold already, or not there, is said', () => {
  expect(ask('bold "BF40"', undefined, sale).words).toBe('It is bold already.')
  expect(ask('bold the discount', undefined, sale).words).toContain('I found no discount')
  expect(ask('make the headline bold', undefined, sale).operations).toMatchObject([{ op: 'style', ref: 's1.heading' }])
})

test('emojis go, and the marks beside them stay', () => {
  expect(ask('remove all the emojis', undefined, sale).operations).toMatchObject([
    { ref: 's1.heading', value: 'Sale' },
    { ref: 's1.text', value: 'Use **BF40** until Monday midnight!' }
  ])
  expect(ask('no emojis please').words).toBe('There are no emojis in this email.')
})

test('a fact that stands in a list of facts goes with its name', () => {
  expect(ask('hide the price', undefined, sale).operations).toEqual([{ op: 'remove', ref: 's2.items.1' }])
  expect(ask('remove the date', undefined, sale).operations).toEqual([{ op: 'remove', ref: 's2.items.2' }])
})

test('two parts of a kind change places', () => {
  const swapped = [
    { ref: 's1.button', value: go('book') },
    { ref: 's3.button', value: go('shop') }
  ]
  for (const wish of ['swap the two buttons', 'swap the buttons', 'switch the first and second button'])
    expect(ask(wish, undefined, sale).operations).toMatchObject(swapped)
})
