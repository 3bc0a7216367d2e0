import { expect, test } from 'vitest'
import { ask, large } from './fixture.ts'

const set = (ref: string, value: unknown) => ({ op: 'set', ref, value })
const remove = (ref: string) => ({ op: 'remove', ref })
const shop = (more: object) => ({ label: 'Shop', href: 'https://linden.example/shop', ...more })

/** Ordinals, owners and names for parts of sections. */
const PARTS: [string, object[]][] = [
  ['remove the second testimonial', [remove('s5')]],
  ['remove the testimonial from Bo', [remove('s5')]],
  ['delete testimonial 2', [remove('s5')]],
  ['remove the third product', [remove('s3.items.3')]],
  ['remove the second product', [remove('s3.items.2')]],
  ['remove the first and second products', [remove('s3.items.1'), remove('s3.items.2')]],
  ['remove the last two products', [remove('s3.items.2'), remove('s3.items.3')]],
  ['remove the last question', [remove('s15.items.3')]],
  ['remove section 3', [remove('s3')]],
  ['the second testimonial should say So very soft', [set('s5.text', 'So very soft')]],
  ['change the quote by Ana to: I love it!', [set('s4.text', 'I love it!')]],
  ['change the price of the linen shirt to £40', [set('s3.items.1.price', '£40')]],
  ["change the linen shirt's price to £40", [set('s3.items.1.price', '£40')]],
  ['the lamp costs £70', [set('s3.items.3.price', '£70')]],
  ['lamp: £70', [set('s3.items.3.price', '£70')]],
  ['change the price of the lamp from £80 to £70', [set('s3.items.3.price', '£70')]],
  ['set the price of the second product to £55', [set('s3.items.2.price', '£55')]],
  ['rename the second product to Red shoes', [set('s3.items.2.title', 'Red shoes')]],
  ['the first product should be called Red shirt', [set('s3.items.1.title', 'Red shirt')]],
  ['change the first question to Do you ship abroad?', [set('s15.items.1.title', 'Do you ship abroad?')]],
  ['change the answer to the first question to Yes, always', [set('s15.items.1.text', 'Yes, always')]],
  ["change the 2nd question's answer to No", [set('s15.items.2.text', 'No')]],
  ['change the second step to Pay', [set('s8.items.2.title', 'Pay')]],
  ['change the size to L', [set('s12.items.1.value', 'L')]],
  ['change the total to £99', [set('s11.totals.1.value', '£99')]],
  ['change the footer text to You asked for it', [set('s20.text', 'You asked for it')]],
  ['change Shop to Buy', [set('s2.button', shop({ label: 'Buy' })), set('s3.items.1.button', shop({ label: 'Buy' }))]],
  ['duplicate the second product', [{ op: 'add-item', ref: 's3.items', after: 's3.items.2' }]],
  ['move the second product up', [{ op: 'move', ref: 's3.items.2', before: 's3.items.1' }]],
  ['move the lamp to the top', [{ op: 'move', ref: 's3.items.3', before: 's3.items.1' }]]
]

/** Where buttons and other parts lead. */
const LINKS: [string, object[]][] = [
  ['the button should go to https://b.example/x', [set('s2.button', shop({ href: 'https://b.example/x' }))]],
  ['link the button to b.example', [set('s2.button', shop({ href: 'https://b.example' }))]],
  ['link the buttons to b.example', [{ ref: 's2.button' }, { ref: 's3.items.1.button' }]],
  ['make the logo link to https://b.example', [set('s1.logo', '[Linden](https://b.example)')]],
  ['link the linen shirt to https://b.example/1', [set('s3.items.1.button', shop({ href: 'https://b.example/1' }))]]
]

test('all links are those that can lead elsewhere: not the way out of the list, nor a profile', () => {
  const refs = ['s2.button', 's3.items.1.button', 's13.items.1.link', ...[1, 2, 3].map(at => `s16.items.${at}.link`)]
  for (const wish of [
    'change all links to b.example',
    'all links should go to b.example',
    'replace the urls with b.example'
  ])
    expect(ask(wish, undefined, large).operations).toMatchObject(refs.map(ref => ({ op: 'set', ref })))
  expect(ask('the link should be b.example', undefined, large).operations).toMatchObject([{ ref: 's2.button' }])
})

/** Every kind by what people call it. */
const REMOVED: [string, string][] = [
  ['remove the schedule', 's9'],
  ['remove the agenda', 's9'],
  ['remove the stats', 's7'],
  ['remove the numbers', 's7'],
  ['delete the order table', 's11'],
  ['take out the picture', 's14'],
  ['get rid of the how it works section', 's8'],
  ['remove the social links', 's18'],
  ['remove the rating', 's16'],
  ['remove the blog articles', 's13'],
  ['remove the facts', 's12'],
  ['remove the note', 's17'],
  ['drop the benefits', 's6'],
  ['hide the date and place', 's10'],
  ['remove the Q&A', 's15'],
  ['lose the line', 's19'],
  ['remove the top bar', 's1'],
  ['remove the intro', 's2'],
  ['remove the small print', 's20'],
  ['remove the shop', 's3']
]

const cases = [...PARTS, ...LINKS, ...REMOVED.map(([text, ref]): [string, object[]] => [text, [remove(ref)]])]
for (const [instruction, expected] of cases) {
  test(`“${instruction}”`, () => {
    const { operations, words } = ask(instruction, undefined, large)
    expect(operations).toMatchObject(expected)
    expect(operations).toHaveLength(expected.length)
    expect(words).toBe('')
  })
}

const HONEST: [string, string][] = [
  ['remove the coupon', 'I found no coupon'],
  ['remove the headline', 'needs its heading'],
  ['remove the first stat', 'least 2'],
  ['remove the price', 'more than one price'],
  ['remove everything', 'leave nothing'],
  ['move the coupon to the top', 'I found no coupon'],
  ['set the price to £40', 'more than one price'],
  ['change the header to Welcome', 'Do you mean the headline'],
  ['remove the red button', 'I found no red button']
]
for (const [instruction, expected] of HONEST) {
  test(`does nothing else than asked: “${instruction}”`, () => {
    const { operations, words } = ask(instruction, undefined, large)
    expect(operations).toEqual([])
    expect(words).toContain(expected)
  })
}
