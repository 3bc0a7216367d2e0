import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { ask, email, large } from './fixture.ts'

const letter = applyOperations(
  BLANK_EMAIL,
  [
    { op: 'add', kind: 'text', content: { text: 'Hi Sam,\n\nWe are back. The kiln is warm. Come by soon.' } },
    { op: 'add', kind: 'quote', content: { text: 'Best bowls I own.', name: 'Ana' } }
  ],
  { onRefusal: 'stop' }
).email
const pasted: EmailSource = {
  ...BLANK_EMAIL,
  html: '<table><tr><td><h1>Linen for summer</h1><p>It is here. We waited long. Come and see.</p><a href="https://a.example" class="button">Shop</a></td></tr></table>'
}
const EMAILS: [string, EmailSource][] = [
  ['a short email', email],
  ['a long email', large],
  ['a letter', letter],
  ['a pasted email', pasted]
]

const LESS = [
  'shorten the headline to 3 words',
  'shorten the headline',
  'make the headline 3 words',
  'make the headline three words long',
  'cut the headline to 3 words',
  'cut the headline down to three words',
  'trim the headline',
  'reduce the headline to 3 words',
  'make the headline shorter',
  'the headline is too long',
  'shorten the subject to one word',
  'shorten the button text',
  'shorten the button to one word',
  'shorten the quote',
  'make the quote shorter',
  'shorten the footer',
  'shorten the products',
  'shorten the FAQ answers',
  'shorten the text in the hero',
  'make the hero more concise',
  'shorten it',
  'shorten the email',
  'make it shorter',
  'make it a bit shorter',
  'make the whole email much shorter',
  'make everything shorter',
  'cut it down',
  'cut the text',
  'cut the copy by half',
  'cut the prices',
  'trim it down',
  'trim the fat',
  'condense it',
  'more concise',
  'less text',
  'fewer words',
  'too long',
  'this is too long',
  'keep it under 100 words',
  'make it 3 words',
  'make it one sentence',
  'make it half as long',
  'only keep the hero',
  'keep only the first sentence',
  'no more than 3 words in the headline',
  'drop the price to £10',
  'drop the quote below the products',
  'drop the heading size',
  "don't put the quote on top",
  "don't remove the footer",
  'remove the subject line',
  'remove the closing line',
  'remove the last line of the text',
  'remove the sale banner',
  'remove the icons',
  'remove the links',
  'remove a product',
  'remove two products',
  'remove some of the products',
  'remove the question',
  'remove linen',
  'remove Bowls',
  'lose weight',
  'summarise the email',
  'declutter',
  'simplify it'
]

const kindsOf = (source: EmailSource) => outlineOf(source).sections.map(({ kind }) => kind)

describe.each(EMAILS)('in %s no section goes that was not asked to go', (_, source) => {
  test.each(LESS)('%s', wish => {
    const { kinds, operations, words } = ask(wish, undefined, source)
    expect(kinds).toEqual(kindsOf(source))
    expect(operations.length > 0 || words.length > 30).toBe(true)
  })
})

test('a headline that is to be shorter is left, and no other text is touched', () => {
  for (const wish of LESS.slice(0, 10)) {
    const { operations, words } = ask(wish)
    expect(operations).toEqual([])
    expect(words).toMatch(/Tell me the words|Give me the words/)
  }
})

test('a text is cut to a length only where sentences left out make it so', () => {
  const short = ask('shorten the text to two words', undefined, letter)
  expect(short.operations).toEqual([])
  expect(short.words).toContain('Give me the words')
  expect(ask('shorten the text to 5 words', undefined, letter).operations).toMatchObject([
    { op: 'set', ref: 's1.text', value: 'Hi Sam,\n\nWe are back.' }
  ])
})

test('“this” is shortened alone, also where a section is selected', () => {
  expect(ask('make this shorter', 's4', large).operations).toEqual([])
  expect(ask('shorten this', 's2', email).operations).toMatchObject([{ op: 'set', ref: 's2.text' }])
})

const GOES: [string, number][] = [
  ['remove the quote', 1],
  ['remove the products', 1],
  ['remove all products', 1],
  ['delete the kiln section', 1],
  ['shorten the headline to 3 words and remove the quote', 1],
  ['no footer', 1],
  ['delete everything after the quote', 3],
  ['remove the quote and the coupon', 2]
]
test.each(GOES)('%s: %i', (wish, less) => {
  expect(ask(wish).kinds).toHaveLength(kindsOf(email).length - less)
})

test('what is so already is not said to be done', () => {
  for (const wish of ['change the headline to Bowls for mornings', 'make it white', 'no rounded corners']) {
    const { operations, words } = ask(wish)
    expect(operations).toEqual([])
    expect(words).toContain('is so already')
  }
})
