import { expect, test } from 'vitest'
import { carryOut } from './carry-out.ts'
import { splitInstruction } from './clauses.ts'
import { ask, email, large } from './fixture.ts'
import { mendedNoun } from './spelling.ts'

const headline = (value: string) => ({ op: 'set', ref: 's2.heading', value })

const CASES: [string, object[]][] = [
  ['chnage the headline to Hello there', [headline('Hello there')]],
  ['cahnge the haedline to Hello', [headline('Hello')]],
  ['pls remvoe the footer', [{ op: 'remove', ref: 's8' }]],
  ['can u remove the footer? thx', [{ op: 'remove', ref: 's8' }]],
  ['hi, could you please delete the testimonal', [{ op: 'remove', ref: 's4' }]],
  ['change the heading to Hi', [headline('Hi')]],
  ['change the title to Hi', [headline('Hi')]],
  ['cta: Buy now', [{ op: 'set', ref: 's2.button', value: { label: 'Buy now' } }]],
  ["I'd like the headline to say Fresh bowls", [headline('Fresh bowls')]],
  ['I want the buttons to be orange', [{ ref: 's2.button' }, { ref: 's7.button' }]],
  ['can you change the headline to Hello there?', [headline('Hello there')]],
  ['change the headline to Ready?', [headline('Ready?')]],
  ['change the headline to Peace and love', [headline('Peace and love')]],
  ['replace the headline with "Add a bowl, remove a mug"', [headline('Add a bowl, remove a mug')]],
  ['swap the testimonial and the products', [{ op: 'move', ref: 's4', before: 's3' }]],
  [
    'swap the products with the offer',
    [
      { ref: 's5', before: 's3' },
      { op: 'move', ref: 's3', after: 's4' }
    ]
  ],
  ['put the offer at the end', [{ op: 'move', ref: 's5', after: 's7' }]],
  ['put the offer between the hero and the products', [{ op: 'move', ref: 's5', before: 's3' }]],
  [
    'change every 20% to 25%',
    [
      { ref: 's2.text', value: "It's out of the kiln. We can't wait! Take 25% off." },
      { ref: 's5.heading', value: '25% off' },
      { op: 'meta', subject: 'Spring firing: 25% off until Sunday' }
    ]
  ],
  ['replace all mentions of sunday by monday', [{ ref: 's5.text', value: 'Until Monday.' }, { op: 'meta' }]],
  ['make the discount 25%', [{ ref: 's2.text' }, { ref: 's5.heading', value: '25% off' }, { op: 'meta' }]],
  ['20% -> 25%', [{ ref: 's2.text' }, { ref: 's5.heading' }, { op: 'meta' }]],
  ["it's Monday, not Sunday", [{ ref: 's5.text', value: 'Until Monday.' }, { op: 'meta' }]],
  ['could the headline be red?', [{ op: 'style', ref: 's2.heading' }]],
  ['I think the headline should be Hello world', [headline('Hello world')]],
  ['can we have the offer at the top?', [{ op: 'move', ref: 's5', before: 's2' }]],
  ['new headline: Wow', [headline('Wow')]],
  ["headline should say: We can't wait", [headline("We can't wait")]],
  ['button text -> Go', [{ ref: 's2.button', value: { label: 'Go' } }]],
  ['Make headline say "Hi", button say "Go"', [headline('Hi'), { ref: 's2.button', value: { label: 'Go' } }]],
  ['add "See you soon" at the end', [{ op: 'add', kind: 'text', before: 's8' }]],
  [
    'move the products and the quote to the end',
    [
      { ref: 's4', after: 's7' },
      { ref: 's3', after: 's7' }
    ]
  ],
  ["remove “We can't wait!”", [{ ref: 's2.text', value: "It's out of the kiln. Take 20% off." }]],
  ['rename this template to Summer', [{ op: 'meta', name: 'Summer' }]],
  ['the subject should be Bowl days', [{ op: 'meta', subject: 'Bowl days' }]],
  ['set the alt text of the image to Two bowls', [{ ref: 's2.image', value: { alt: 'Two bowls' } }]],
  ['white text on black buttons', [{}, {}, {}, {}]]
]
for (const [instruction, expected] of CASES) {
  test(`“${instruction}”`, () => {
    expect(ask(instruction).operations).toMatchObject(expected)
  })
}

test('several wishes in one sentence, in their order', () => {
  const { operations, words } = ask(
    'Change the headline to Hello, make the button green and put the offer at the end. Also remove the quote, pls!'
  )
  expect(operations.map(({ op }) => op)).toEqual(['set', 'style', 'style', 'move', 'remove'])
  expect(words).toBe('')
})

test('“it” is what was changed before', () => {
  expect(ask('Change the headline to Hello. Then make it red').operations).toMatchObject([
    headline('Hello'),
    { op: 'style', ref: 's2.heading', style: { color: '#d62828' } }
  ])
})

const LIKE_WISHES =
  'Make it dark|More space for everyone|Remove the stress|Translate this|Send it to a friend|Save the date|Bigger is better|' +
  'Rounder, softer, warmer|Black and white|Shorter days|Another layout|Move to the top|Swap old for new|Centre of the world|' +
  'To be or not to be|Say yes to less|Welcome to Paris|Price: £40|Sale ends on Monday not Sunday|Old -> new|Should we talk?'
test.each(LIKE_WISHES.split('|'))('a text is a text, even “%s”', text => {
  for (const wish of [`change the headline to ${text}`, `headline: ${text}`, `the headline should say "${text}"`])
    expect(ask(wish).operations).toEqual([headline(text)])
})

test('running text has many sentences', () => {
  const text = 'We open at nine. Come early! Bring a friend.'
  expect(ask(`Add a paragraph: ${text}`).operations).toMatchObject([{ op: 'add', content: { text } }])
  expect(ask(`Add a paragraph: ${text} Make the button green.`).operations).toHaveLength(3)
  expect(ask('Change the subject to I love it, and use it daily').operations).toMatchObject([
    { op: 'meta', subject: 'I love it, and use it daily' }
  ])
})

test('“it” after a text that is given', () => {
  const expected = [headline('Fresh bread'), { op: 'style', ref: 's2.heading' }]
  expect(ask('Change the headline to Fresh bread and make it bigger').operations).toMatchObject(expected)
  expect(ask('Change the headline to Fresh bread. It should be red.').operations).toMatchObject(expected)
  expect(ask('Change the headline to Come in and make it yours').operations).toMatchObject([
    headline('Come in and make it yours')
  ])
})

test('what stands in quotes is neither cut nor mended', () => {
  expect(splitInstruction('Headline: "Chnage the world, add a mug. Now!" and remove the footer')).toEqual([
    'Headline: "Chnage the world, add a mug. Now!"',
    'remove the footer'
  ])
})

test('mends slips, not other words', () => {
  expect(mendedNoun('testimonal buton pictrue')).toBe('testimonial button picture')
  expect(mendedNoun('love letter buttons')).toBe('love letter buttons')
})

const LONG = 10_000
const HOSTILE = [
  'a '.repeat(LONG / 2),
  ' '.repeat(LONG),
  '!'.repeat(LONG),
  '"'.repeat(LONG),
  '“'.repeat(LONG),
  "'".repeat(LONG),
  'and make '.repeat(LONG / 9),
  'make the button green, '.repeat(LONG / 23),
  'remove the '.repeat(LONG / 11),
  'add a question: a? b '.repeat(LONG / 21),
  `change the headline to ${'x'.repeat(LONG)}`,
  `add a paragraph: ${'We open at nine. '.repeat(LONG / 17)}`,
  `replace ${'a'.repeat(390)} with ${'b'.repeat(9_000)}`,
  `make the ${'very '.repeat(110)} button green`,
  `change ${'the price of '.repeat(40)} to £3`,
  `${'🧶'.repeat(LONG / 2)}`,
  '<script>alert(1)</script>'.repeat(LONG / 25),
  `link the button to javascript:${'a'.repeat(LONG)}`,
  '$&(?:[a-z]+)*\\'.repeat(LONG / 14),
  `${'\uE000'.repeat(20)}7\uE001 and remove the footer`,
  'remove \u0000 the __proto__ constructor',
  '{{'.repeat(LONG / 2)
]
test.each(HOSTILE.map((text, at) => [at, text]))('hostile text %i is answered', (_, text) => {
  for (const each of [email, large]) {
    const { operations, words } = ask(String(text), undefined, each)
    expect(operations.length + words.length).toBeGreaterThan(0)
  }
})

test('markup and addresses that run code become text, or nothing', () => {
  const { after } = ask('Change the headline to <img src=x onerror=alert(1)>')
  expect(after.html).not.toContain('<img src=x')
  expect(ask('link the button to javascript:alert(1)').operations).toEqual([])
  expect([...carryOut(email, { text: '' })]).toHaveLength(1)
})
