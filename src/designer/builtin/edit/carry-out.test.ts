import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { carryOut } from './carry-out.ts'
import { ask, button, email } from './fixture.ts'

const ops: [string, Partial<Operation>[]][] = [
  [
    'make the button green',
    [
      { op: 'style', ref: 's2.button' },
      { op: 'style', ref: 's7.button' }
    ]
  ],
  [
    'Make the buttons dark blue.',
    [
      { op: 'style', ref: 's2.button' },
      { op: 'style', ref: 's7.button' }
    ]
  ],
  ['turn the headline red', [{ op: 'style', ref: 's2.heading' }]],
  ['change the accent colour to terracotta', [{ op: 'theme' }]],
  ['brand colour: #123456', [{ op: 'theme', brand: '#123456' }]],
  ['background #f5f5f5', [{ op: 'theme', surface: '#f5f5f5' }]],
  ['use a darker background', [{ op: 'theme' }]],
  ['calmer colours', [{ op: 'theme' }]],
  ['make it dark', [{ op: 'theme' }]],
  [
    'Change the headline to Bowls for slow mornings',
    [{ op: 'set', ref: 's2.heading', value: 'Bowls for slow mornings' }]
  ],
  ['headline: Hello, spring', [{ op: 'set', ref: 's2.heading', value: 'Hello, spring' }]],
  ['the button should say "Shop now"', [{ op: 'set', ref: 's2.button', value: { ...button, label: 'Shop now' } }]],
  ['change the heading of the products to Fresh', [{ op: 'set', ref: 's3.heading', value: 'Fresh' }]],
  ['change the quote text to Lovely', [{ op: 'set', ref: 's4.text', value: 'Lovely' }]],
  ['change the code to SPRING25', [{ op: 'set', ref: 's5.code', value: 'SPRING25' }]],
  ['replace Sunday with Monday', [{ op: 'set', ref: 's5.text', value: 'Until Monday.' }, { op: 'meta' }]],
  ['say Saturday instead of Sunday', [{ op: 'set', ref: 's5.text', value: 'Until Saturday.' }, { op: 'meta' }]],
  ['fix the price of the mug to £14', [{ op: 'set', ref: 's3.items.2.price', value: '£14' }]],
  [
    'link the button to tidewater.example/new',
    [
      { op: 'set', ref: 's2.button' },
      { op: 'set', ref: 's7.button' }
    ]
  ],
  ['subject: Bowls are back', [{ op: 'meta', subject: 'Bowls are back' }]],
  ['change the preview text to Only until Sunday', [{ op: 'meta', preheader: 'Only until Sunday' }]],
  ['shorter subject line', [{ op: 'meta', subject: 'Spring firing' }]],
  ['remove the footer', [{ op: 'remove', ref: 's8' }]],
  ['delete the second section', [{ op: 'remove', ref: 's2' }]],
  ['remove the last section', [{ op: 'remove', ref: 's8' }]],
  ['drop the image', [{ op: 'remove', ref: 's2.image' }]],
  ['remove the testimonial', [{ op: 'remove', ref: 's4' }]],
  ['add a testimonial from Dana K.: "The best cup this year."', [{ op: 'add', kind: 'quote' }]],
  ['add a coupon code AUTUMN10 for 10% off', [{ op: 'add', kind: 'coupon' }]],
  ['add a button to https://a.example saying Visit us', [{ op: 'add', kind: 'cta' }]],
  ['add a divider', [{ op: 'add', kind: 'divider' }]],
  ['add a paragraph: We open at nine.', [{ op: 'add', kind: 'text' }]],
  ['add a notice saying Closed on Monday', [{ op: 'add', kind: 'notice' }]],
  ['add a FAQ: Do you ship? Yes, within a week. Can I return it? Within 30 days.', [{ op: 'add', kind: 'faq' }]],
  ['move the offer to the top', [{ op: 'move', ref: 's5', before: 's2' }]],
  ['put the quote before the products', [{ op: 'move', ref: 's4', before: 's3' }]],
  ['products after the quote', [{ op: 'move', ref: 's3', after: 's4' }]],
  ['move the quote to the bottom', [{ op: 'move', ref: 's4', after: 's7' }]],
  ['center the header', [{ op: 'layout', ref: 's1', layout: 'center' }]],
  ['put the image on the right', [{ op: 'layout', ref: 's2', layout: 'split' }]],
  ['use the poster layout', [{ op: 'layout', ref: 's2', layout: 'poster' }]],
  ['make the headline bigger', [{ op: 'style', ref: 's2.heading' }]],
  ['sans serif headings', [{ op: 'theme', heading: 'figtree' }]],
  ['use Georgia', [{ op: 'theme', heading: 'georgia', body: 'georgia' }]],
  ['rounder corners', [{ op: 'theme', corner: 'round' }]],
  ['more space', [{ op: 'theme', density: 'airy' }]],
  ['use a picture of mountains', [{ op: 'set', ref: 's2.image' }]],
  ['fewer exclamation marks', [{ op: 'set', ref: 's2.text' }]],
  ['duplicate the products', [{ op: 'add', kind: 'products', after: 's3' }]]
]

for (const [instruction, expected] of ops) {
  test(`“${instruction}”`, () => {
    expect(ask(instruction).operations).toMatchObject(expected)
  })
}

test('does several things at once, in order', () => {
  const { operations, words } = ask(
    'Make the button green, move the offer to the top and remove the quote. Headline: Slow mornings'
  )
  expect(operations.map(({ op }) => op)).toEqual(['style', 'style', 'move', 'remove', 'set'])
  expect(words).toBe('')
})

test('a text that is given stays whole, and a wish after it is still one', () => {
  const { operations } = ask(
    'Change the headline to Come in and make a bowl, make the button green and remove the footer'
  )
  expect(operations).toMatchObject([
    { op: 'set', ref: 's2.heading', value: 'Come in and make a bowl' },
    { op: 'style', ref: 's2.button' },
    { op: 'style', ref: 's7.button' },
    { op: 'remove', ref: 's8' }
  ])
})

const MORE: [string, Partial<Operation>[]][] = [
  ['make the subject shorter', [{ op: 'meta', subject: 'Spring firing' }]],
  ['make the button green and the background darker', [{ op: 'style' }, { op: 'style' }, { op: 'theme' }]],
  [
    'remove the quote, the coupon and the image, please?',
    [{ ref: 's4' }, { ref: 's5' }, { ref: 's2.image' }] as Partial<Operation>[]
  ],
  ['add a divider after the hero', [{ op: 'add', kind: 'divider', after: 's2' }]],
  ['use the split layout', [{ op: 'layout', ref: 's2', layout: 'split' }]],
  [
    'make the hero navy',
    [
      { op: 'layout', ref: 's2', tone: 'ink' },
      { op: 'style', ref: 's2' }
    ]
  ],
  ['remove the first testimonial. Thanks!', [{ op: 'remove', ref: 's4' }]]
]
for (const [instruction, expected] of MORE) {
  test(`“${instruction}”`, () => {
    const { operations, words } = ask(instruction)
    expect(operations).toMatchObject(expected)
    expect(words).toBe('')
  })
}

test('never cuts a fact to make it shorter', () => {
  const text = 'Hi Sam,\n\nWe are back. The kiln is warm. It opens on 3 October. Come by.'
  const letter = applyOperations(BLANK_EMAIL, [{ op: 'add', kind: 'text', content: { text } }], {
    onRefusal: 'stop'
  }).email
  const [event] = [...carryOut(letter, { text: 'make it shorter' })]
  expect(event).toMatchObject({ operation: { value: 'Hi Sam,\n\nWe are back. It opens on 3 October.' } })
})

test('makes it shorter by first sentences, and keeps every section', () => {
  const { after, kinds } = ask('make it shorter')
  expect(kinds).toEqual(ask('make the button green').kinds)
  expect(after.html.length).toBeLessThan(email.html.length)
})

test('writes contractions out when it should be more formal', () => {
  const { operations } = ask('more formal please')
  expect(operations).toMatchObject([
    { op: 'set', ref: 's2.text', value: 'It is out of the kiln. We cannot wait. Take 20% off.' }
  ])
})

test('“this” is what is selected', () => {
  expect(ask('make this blue', 's2.heading').operations).toMatchObject([{ op: 'style', ref: 's2.heading' }])
  expect(ask('remove this', 's4').operations).toMatchObject([{ op: 'remove', ref: 's4' }])
  expect(ask('change it to Hello', 's7.heading').operations).toMatchObject([
    { op: 'set', ref: 's7.heading', value: 'Hello' }
  ])
})

const HONEST = [
  'add a testimonial',
  'add a FAQ',
  'make it longer',
  'make it funnier',
  'translate it into French',
  'add a button',
  'make a film of it',
  'asdf'
]
for (const instruction of HONEST) {
  test(`says honestly what it cannot do: “${instruction}”`, () => {
    const { operations, words } = ask(instruction)
    expect(operations).toEqual([])
    expect(words.length).toBeGreaterThan(30)
  })
}

test('does the part it understood, and names the part it did not', () => {
  const { operations, words } = ask('Make the button green. Sing me a song.')
  expect(operations).toHaveLength(2)
  expect(words).toContain('Sing me a song')
})
