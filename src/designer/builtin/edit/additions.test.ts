import { expect, test } from 'vitest'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { ask, email, large } from './fixture.ts'

const item = (ref: string, value: object, more: object = {}) => ({ op: 'add-item', ref, item: value, ...more })

const TO_LISTS: [string, object[]][] = [
  ['add a product: Blue mug, £14', [item('s3.items', { title: 'Blue mug', price: '£14' })]],
  ['add product Blue mug for £14', [item('s3.items', { title: 'Blue mug', price: '£14' })]],
  ['add a product: Rug, £90 (was £120)', [item('s3.items', { title: 'Rug', price: '£90', was: '£120' })]],
  ['add a product before the lamp: Rug, £90', [item('s3.items', { title: 'Rug' }, { before: 's3.items.3' })]],
  [
    'add a question: Do you ship abroad? Yes, to 30 countries',
    [item('s15.items', { title: 'Do you ship abroad?', text: 'Yes, to 30 countries' })]
  ],
  ['add a step: Enjoy. Wear it all summer.', [item('s8.items', { title: 'Enjoy', text: 'Wear it all summer.' })]],
  ['insert a step after the first: Enjoy', [item('s8.items', { title: 'Enjoy' }, { after: 's8.items.1' })]],
  ['add a feature: Green. No plastic.', [item('s6.items', { title: 'Green', text: 'No plastic.' })]],
  ['add a stat: 40 cities', [item('s7.items', { value: '40', label: 'cities' })]],
  ['add a session: 13:00 Closing talk', [item('s9.items', { time: '13:00', title: 'Closing talk' })]],
  ['add a detail: Colour: blue', [item('s12.items', { label: 'Colour', value: 'blue' })]],
  [
    'add a link to the footer: Privacy https://a.example/p',
    [item('s20.links', { link: { label: 'Privacy', href: 'https://a.example/p' } })]
  ],
  [
    'add Facebook to the social links: https://facebook.com/x',
    [item('s18.items', { link: { label: 'Facebook', href: 'https://facebook.com/x' } })]
  ],
  [
    'add another testimonial from Ana: “Lovely things.”',
    [{ op: 'add', kind: 'quote', content: { text: 'Lovely things.', name: 'Ana' }, after: 's5' }]
  ]
]
for (const [instruction, expected] of TO_LISTS) {
  test(`“${instruction}”`, () => {
    const { operations, words } = ask(instruction, undefined, large)
    expect(operations).toMatchObject(expected)
    expect(words).toBe('')
  })
}

const NEW: [string, object][] = [
  ['add a question: Do you ship? Yes, to 30 countries', { kind: 'text', content: { heading: 'Do you ship?' } }],
  ['add a detail: Size: M', { kind: 'details', content: { items: [{ label: 'Size', value: 'M' }] } }],
  ['add a paragraph after the hero: Hello there', { kind: 'text', content: { text: 'Hello there' }, after: 's2' }],
  ['add a section about our hours: Mon to Fri', { kind: 'text', content: { heading: 'Hours', text: 'Mon to Fri' } }],
  ['add a picture of coffee after the hero', { kind: 'image', after: 's2' }],
  ['add a PS: orders over £40 ship free', { kind: 'text', content: { text: '**PS** Orders over £40 ship free' } }],
  ['add our opening hours: Mon to Fri', { kind: 'text', content: { heading: 'Opening hours', text: 'Mon to Fri' } }],
  ['add a testimonial from Priya S: "Best mug"', { kind: 'quote', content: { text: 'Best mug', name: 'Priya S' } }],
  ['add a quote from Bo, head of sales: Ah', { kind: 'quote', content: { name: 'Bo', role: 'head of sales' } }],
  [
    'add a video https://youtu.be/abc',
    { kind: 'list', content: { items: [{ link: { href: 'https://youtu.be/abc' } }] } }
  ]
]
for (const [instruction, expected] of NEW) {
  test(`“${instruction}” where there is no such list yet`, () => {
    expect(ask(instruction).operations).toMatchObject([{ op: 'add', ...expected }])
  })
}

test('a new product gets a drawing of its own where all the others have one', () => {
  const drawn = (at: number): Operation => ({
    op: 'set',
    ref: `s3.items.${at}.image`,
    value: { src: '/media/scenes/lamp.png?c=24584a,d4633c,ccdccf,1d2a25&v=1', alt: 'A thing' }
  })
  const pictured = applyOperations(email, [drawn(1), drawn(2)], { onRefusal: 'stop' }).email
  const [operation] = ask('add a product: Blue mug, £14', undefined, pictured).operations
  expect(operation).toMatchObject({
    item: { image: { src: expect.stringContaining('/scenes/pottery.png'), alt: 'Blue mug' } }
  })
})

test('a second button stands beside the first', () => {
  const value = { label: 'Read more', href: 'https://a.example/blog' }
  for (const wish of ['add a second button that says Read more and links to', 'add another button saying Read more to'])
    expect(ask(`${wish} a.example/blog`).operations).toMatchObject([{ op: 'set', ref: 's2.second', value }])
})

const HONEST: [string, string][] = [
  ['add a video', 'a picture with a link'],
  ['add a product', 'Blue mug, £14'],
  ['add a step: Enjoy', 'at least 2'],
  ['add a question: Can I pay later?', 'do not make up answers'],
  ['add a schedule', 'do not make up'],
  ['add a PS', 'What should the PS say?'],
  ['add a section about our new store', 'do not make up'],
  ['add a coupon', 'needs its code'],
  ['add a countdown', 'a notice with the date'],
  ['add my logo https://a.example/logo.png', 'stands in words'],
  ['undo that', 'Restore'],
  ['write something funny', 'AI_PROVIDER'],
  ['make it friendlier', 'AI_PROVIDER'],
  ['translate to French', 'AI_PROVIDER'],
  ['send it', 'Test email'],
  ['export it', 'Export HTML/CSS'],
  ['how do I export?', 'Export HTML/CSS'],
  ['change the footer', 'What should become of the footer'],
  ['green', 'Which part?'],
  ['what can you do?', 'I can change texts']
]
for (const [instruction, expected] of HONEST) {
  test(`answers with what there is instead: “${instruction}”`, () => {
    const { operations, words } = ask(instruction, undefined, email)
    expect(operations).toEqual([])
    expect(words).toContain(expected)
    expect(words).not.toContain('I did not understand')
  })
}
